import { isId } from '#app/catalogue/property/find-records.server.ts'
import { codeKey, propertyCode } from '#app/catalogue/property/property.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { slugify } from '#app/text/slugify.ts'
import { PAGES_WITH_IDS, hasOldId, isWildcard, readOldAddress } from './old-address.ts'
import { type PageNames, isForStaff, isLive, isTargetPage, sitePageAt } from './site-page.server.ts'

/** Where an old address leads: to a property by its id, or to a path of this site with its query. */
export type LeadsTo = { propertyId: string; target: null } | { propertyId: null; target: string }
export type Redirect = { source: string } & LeadsTo
export type RedirectFault = { ok: false; field: 'from' | 'to'; refusal: string }

/** The target of a wildcard that finds the property by its slug. */
export const BY_SLUG = '/propiedad/*'
const LONGEST_TARGET = 1_000
/** Any origin works here: it only serves to check that a path stays on the same site. */
const HERE = 'http://aqui.invalid'
const ELSEWHERE = 'Solo puede llevar a una página de este sitio.'

/** All that is compared with a redirect before it is stored; a caller that stores one puts it in `redirects`. */
export type KnownPages = PageNames & {
  origin: string
  idsByCode: ReadonlyMap<string, readonly string[]>
  idBySlug: ReadonlyMap<string, string>
  redirects: Map<string, LeadsTo>
}

export async function findKnownPages(store: Store, origin: string): Promise<KnownPages> {
  const { db } = store
  const properties = await db.selectFrom('properties').select(['id', 'slug', 'propertyId']).execute()
  const retired = await db.selectFrom('retiredSlugs').select(['slug', 'propertyId']).execute()
  const complexes = await db.selectFrom('complexes').select('slug').execute()
  const formerComplexes = await db
    .selectFrom('retiredComplexSlugs')
    .where('complexId', 'is not', null)
    .select('slug')
    .execute()
  const redirects = await db.selectFrom('redirects').select(['source', 'propertyId', 'target']).execute()
  const idsByCode = new Map<string, string[]>()
  for (const property of properties) {
    const key = codeKey(propertyCode(property))
    idsByCode.set(key, [...(idsByCode.get(key) ?? []), property.id])
  }
  const idBySlug = new Map(retired.flatMap(({ slug, propertyId }) => (propertyId === null ? [] : [[slug, propertyId]])))
  for (const { slug, id } of properties) idBySlug.set(slug, id)
  const complexSlugs = new Set([...complexes, ...formerComplexes].map(({ slug }) => slug))
  return {
    origin,
    idsByCode,
    idBySlug,
    redirects: new Map(redirects.map(({ source, ...leads }) => [source, leads as LeadsTo])),
    isPropertySlug: (slug) => idBySlug.has(slug),
    isComplexSlug: (slug) => complexSlugs.has(slug),
    places: (await currentCatalogue(store)).places,
  }
}

/** Why an old address cannot lead anywhere: a page of this site answers there; null if none does. */
export function livePageFault(source: string, known: PageNames): string | null {
  if (isWildcard(source)) return null
  const [path = '', query] = source.split('?')
  const page = sitePageAt(path)
  if (!page || !isLive(page, known)) return null
  if (PAGES_WITH_IDS.includes(path) && query !== undefined && hasOldId(new URLSearchParams(query))) return null
  return `«${source}» ya es una página de este sitio: ahí no hace falta.`
}

/** Reads a redirect as a person or a file says it. A chain is followed now, so that a stored redirect leads to its end. */
export function readRedirect(
  typed: { from: string; to: string },
  known: KnownPages,
): { ok: true; redirect: Redirect } | RedirectFault {
  const from = readOldAddress(typed.from)
  if (!from.ok) return { ok: false, field: 'from', refusal: from.refusal }
  const { source } = from
  const live = livePageFault(source, known)
  if (live !== null) return { ok: false, field: 'from', refusal: live }
  const leads = readTarget(typed.to, source, known)
  if (typeof leads === 'string') return { ok: false, field: 'to', refusal: leads }
  if (source === '/*' && leads.target !== BY_SLUG)
    return {
      ok: false,
      field: 'to',
      refusal: `Con «/*» toda dirección desconocida llevaría ahí. Solo puede ser ${BY_SLUG}.`,
    }
  return { ok: true, redirect: { source, ...leads } }
}

/** @returns where it leads, or the sentence about what is wrong */
function readTarget(typed: string, source: string, known: KnownPages): LeadsTo | string {
  const text = typed.trim()
  if (text === '') return 'Escribe a dónde lleva.'
  if (text.length > LONGEST_TARGET || /[\p{Cc}\\]/u.test(text)) return ELSEWHERE
  const local = text.startsWith(`${known.origin}/`) ? text.slice(known.origin.length) : text
  if (/^(?:[a-z][\w+.-]*:)?\/\//i.test(local)) return ELSEWHERE
  return local.startsWith('/') ? pathTarget(local, source, known) : codeTarget(local, known)
}

function codeTarget(code: string, { idsByCode }: KnownPages): LeadsTo | string {
  const [propertyId, ...others] = idsByCode.get(codeKey(code)) ?? []
  if (propertyId === undefined)
    return `No hay una propiedad con el ID «${code}». Escribe un ID, o una dirección de este sitio que empiece con /.`
  return others.length === 0
    ? { propertyId, target: null }
    : `Hay ${others.length + 1} propiedades con el ID «${code}»: escribe la dirección de su página.`
}

function pathTarget(typed: string, source: string, known: KnownPages): LeadsTo | string {
  const text = typed.replaceAll(/\{[\w-]+\}/g, '*')
  if (text.includes('*'))
    return text === BY_SLUG && isWildcard(source) && source !== BY_SLUG
      ? { propertyId: null, target: BY_SLUG }
      : `Con asterisco solo puede ser ${BY_SLUG}, de una dirección que también lo lleve.`
  const safe = safePath(text)
  if (safe === null) return ELSEWHERE
  const read = readOldAddress(safe)
  if (read.ok && read.source === source) return 'Lleva a sí misma.'
  const page = sitePageAt(safe.split('?', 1)[0] ?? '')
  const slug = slugify(page?.params['propertySlug'] ?? '')
  const propertyId = page?.pattern === '/property/:propertyId' ? page.params['propertyId'] : known.idBySlug.get(slug)
  if (propertyId !== undefined && isId(propertyId)) return { propertyId, target: null }
  if (page && isTargetPage(page) && isLive(page, known)) return { propertyId: null, target: safe }
  const next = read.ok ? known.redirects.get(read.source) : undefined
  if (next) return next
  return page && isForStaff(page) ? 'No puede llevar al panel.' : `«${safe}» no es una página de este sitio.`
}

/** A path with its query that stays on this site, as it stands in a Location header; null for any other text. */
export function safePath(text: string): string | null {
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text) || !URL.canParse(text, HERE)) return null
  const { origin, pathname, search } = new URL(text, HERE)
  return origin === HERE && !pathname.startsWith('//') ? pathname + search : null
}
