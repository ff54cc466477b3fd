import { formatCount } from '#app/figures/measure.ts'
import { inBatches } from '#app/db/in-batches.ts'
import type { Store } from '#app/db/store.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { recordEvent } from '#app/records/account-log.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { noticePath } from '#app/site/notice-path.ts'
import { type KnownPages, type Redirect, findKnownPages, readRedirect } from './read-redirect.server.ts'
import { type FileResult, GONE_NOTICE, MOST_LINES, type RedirectLine, type RefusedRedirect } from './shown-redirects.ts'

/** The site whose pages old addresses lead to, and its origin. */
type Site = { store: Store; origin: string }

const SUBJECT = 'Direcciones anteriores'
const COLUMNS = 5

/** Adds the redirect of a posted form, or changes the one of that address. */
export async function addRedirect(
  change: Change,
  { store, origin }: Site,
  form: FormData,
): Promise<{ ok: true } | { ok: false; refusal: RefusedRedirect }> {
  const typed = { from: textOf(form, 'from'), to: textOf(form, 'to') }
  const isGone = form.has('gone') && typed.to.trim().startsWith('/') && !typed.to.includes('*')
  const known = await findKnownPages(store, origin)
  const to = isGone ? noticePath(typed.to.trim(), GONE_NOTICE) : typed.to
  const read = readRedirect({ ...typed, to }, known)
  if (!read.ok) return { ok: false, refusal: { ...typed, field: read.field, sentence: read.refusal } }
  const { redirect } = read
  await withTransaction(change, async (inside) => {
    await putRedirects(inside, [redirect])
    await recordEvent(inside, { action: 'change_settings', subject: SUBJECT, details: lineOf(redirect, known) })
  })
  return { ok: true }
}

/** @returns false if there is no such redirect any more */
export function removeRedirect(change: Change, source: string): Promise<boolean> {
  return withTransaction(change, async (inside) => {
    const row = await inside.db.deleteFrom('redirects').where('source', '=', source).returningAll().executeTakeFirst()
    if (!row) return false
    const details = `Se quitó: ${source} → ${row.target ?? `/property/${row.propertyId}`}`
    await recordEvent(inside, { action: 'change_settings', subject: SUBJECT, details })
    return true
  })
}

/**
 * Stores the lines of a file that can be read, in one transaction; the others are named with their reason and can be sent
 * again. A line may lead to an address that another line brings.
 */
export async function importRedirects(
  change: Change,
  { store, origin }: Site,
  lines: readonly RedirectLine[],
): Promise<FileResult> {
  const known = await findKnownPages(store, origin)
  const before = new Map(known.redirects)
  const { redirects, refused } = readLines(lines.slice(0, MOST_LINES), known)
  const outcomes = redirects.map((redirect) => outcomeOf(redirect, before))
  const count = (outcome: (typeof outcomes)[number]) => outcomes.filter((each) => each === outcome).length
  const result = { added: count('added'), changed: count('changed'), same: count('same'), refused }
  const next = lines[MOST_LINES]
  if (next)
    refused.push({ line: next.line, sentence: `De aquí en adelante no se leyó: pasa de ${formatCount(MOST_LINES)}.` })
  if (result.added + result.changed === 0) return result
  await withTransaction(change, async (inside) => {
    await putRedirects(
      inside,
      redirects.filter((_redirect, at) => outcomes[at] !== 'same'),
    )
    const details = `De un archivo: ${formatCount(result.added)} nuevas, ${formatCount(result.changed)} cambiadas`
    await recordEvent(inside, { action: 'change_settings', subject: SUBJECT, details })
  })
  return result
}

function readLines(lines: readonly RedirectLine[], known: KnownPages) {
  const redirects = new Map<string, Redirect & { line: number }>()
  for (let rest = lines; ;) {
    const refused: (RedirectLine & { sentence: string })[] = []
    for (const line of rest) {
      const read = readRedirect(line, known)
      const first = read.ok ? redirects.get(read.redirect.source) : undefined
      if (!read.ok) refused.push({ ...line, sentence: `«${textIn(line, read.field)}»: ${read.refusal}` })
      else if (first) refused.push({ ...line, sentence: `«${first.source}» ya está en el renglón ${first.line}.` })
      else {
        const { source, ...leads } = read.redirect
        redirects.set(source, { ...read.redirect, line: line.line })
        known.redirects.set(source, leads)
      }
    }
    // Another line may have brought the address that one of these leads to.
    if (refused.length === 0 || refused.length === rest.length)
      return {
        redirects: [...redirects.values()].map(({ line: _line, ...redirect }) => redirect),
        refused: refused.map(({ line, sentence }) => ({ line, sentence })),
      }
    rest = refused
  }
}

function textIn({ from, to }: RedirectLine, field: 'from' | 'to'): string {
  return (field === 'from' ? from : to).slice(0, 80)
}

function outcomeOf({ source, propertyId, target }: Redirect, before: KnownPages['redirects']) {
  const earlier = before.get(source)
  if (!earlier) return 'added'
  return earlier.propertyId === propertyId && earlier.target === target ? 'same' : 'changed'
}

/** Stores redirects. What led to one of their addresses while that was a page now leads to its end. */
async function putRedirects({ db, now }: Change, redirects: readonly Redirect[]): Promise<void> {
  const rows = redirects.map((redirect) => ({ ...redirect, importId: null, createdAt: now.toISOString() }))
  for (const batch of inBatches(rows, COLUMNS))
    await db
      .insertInto('redirects')
      .values(batch)
      .onConflict((conflict) =>
        conflict.column('source').doUpdateSet((eb) => ({
          propertyId: eb.ref('excluded.propertyId'),
          target: eb.ref('excluded.target'),
          importId: null,
        })),
      )
      .execute()
  const targets = new Set(
    (await db.selectFrom('redirects').where('target', 'is not', null).distinct().select('target').execute()).map(
      ({ target }) => target,
    ),
  )
  for (const { source, propertyId, target } of redirects.filter((each) => targets.has(each.source)))
    await db.updateTable('redirects').set({ propertyId, target }).where('target', '=', source).execute()
}

function lineOf({ source, propertyId, target }: Redirect, { idBySlug }: KnownPages): string {
  const slug = [...idBySlug].find(([, id]) => id === propertyId)?.[0]
  return `${source} → ${target ?? `/propiedad/${slug ?? propertyId}`}`
}

/** Lets the earlier address of an imported property lead to it, unless that address leads somewhere already. */
export function addImportedRedirect(change: Change, redirect: { source: string; propertyId: string }): Promise<void> {
  return withTransaction(change, async ({ db, now, jobId = null }) => {
    await db
      .insertInto('redirects')
      .values({ ...redirect, target: null, importId: jobId, createdAt: now.toISOString() })
      .onConflict((conflict) => conflict.column('source').doNothing())
      .execute()
  })
}

/** Deletes the redirects that an import stored for a property. */
export async function removeImportedRedirect({ db, jobId = '' }: Change, propertyId: string): Promise<void> {
  await db.deleteFrom('redirects').where('propertyId', '=', propertyId).where('importId', '=', jobId).execute()
}
