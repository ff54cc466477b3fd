import { removeDemoPeople } from '#app/accounts/demo-people.server.ts'
import type { Result } from '#app/forms/result.ts'
import { recordEvent } from '#app/records/account-log.server.ts'
import { withTransaction } from '#app/records/change.server.ts'
import { type Staff, changeBy } from '#app/accounts/staff-context.server.ts'
import { findAgencyContent } from '#app/agency/agency.server.ts'
import type { AgencyData } from '#app/agency/content/agency-content.ts'
import { findSectionSaves, findSectionVersion } from '#app/agency/section-versions.server.ts'
import { UNKNOWN } from '#app/catalogue/facts/fact-columns.ts'
import { lockConfig, writeConfig } from '#app/db/global-config.server.ts'
import { FEED_SECRET } from '#app/db/installation.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { foldText } from '#app/text/fold-text.ts'

/** The tables of what a demo shows, those that name others first. Accounts, their cards and the photos stay. */
export const EMPTIED = [
  'outbox',
  'savedLists',
  'importRecords',
  'jobRows',
  'jobs',
  'contactMessages',
  'visits',
  'deals',
  'leadEntries',
  'leadContacts',
  'leads',
  'activityLogs',
  'interest',
  'propertyAmenities',
  'propertyPhotos',
  'propertyPlans',
  'retiredSlugs',
  'redirects',
  'chatReferences',
  'versionPhotos',
  'versions',
  'propertyNotes',
  'propertyFiles',
  'properties',
  'owners',
  'retiredComplexSlugs',
  'complexPhotos',
  'complexPlans',
  'complexes',
] as const satisfies readonly (keyof Schema)[]

/** The agency's settings that a demo brings. */
const NO_SETTINGS = {
  contactName: '',
  contactPhone: '',
  contactEmail: '',
  homeStates: null,
  zones: null,
  landmarks: null,
  precision: UNKNOWN.precision,
}

/** The name of the demo's agency while the store is a demo, which has that agency's drawing and name; else null. */
export async function findDemoName(store: Store): Promise<string | null> {
  const { marca, datos } = await findAgencyContent(store)
  if (marca.drawing !== 'demo') return null
  const demo = await findDemoData(store.db)
  return demo && demo.name === datos.name ? datos.name : null
}

/** What the demo's agency says of itself; null in a store that was never a demo, or is emptied. */
export async function findDemoData(db: Queries): Promise<AgencyData | null> {
  const first = (await findSectionSaves(db, 'datos')).at(-1)
  if (first?.savedBy !== null) return null
  return (await findSectionVersion(db, 'datos', first.number))?.content ?? null
}

/** What would go, for the person who decides. `added`: properties that the staff added. */
export async function countDemo({ db }: Pick<Store, 'db'>) {
  const count = async (table: 'properties' | 'complexes' | 'contactMessages' | 'activityLogs') => {
    const rows = db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'))
    return Number((await rows.executeTakeFirstOrThrow()).count)
  }
  const added = db.selectFrom('properties').where('createdBy', 'is not', null)
  const { count: own } = await added.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return {
    properties: await count('properties'),
    added: Number(own),
    complexes: await count('complexes'),
    messages: await count('contactMessages'),
    movements: await count('activityLogs'),
  }
}

type Needed = Pick<Parts, 'store' | 'backUpNow' | 'now'>

/**
 * Empties the demo in one transaction, after a backup. Photos are left to their collector.
 * @param typed the demo agency's name, as the person typed it
 * @returns `not-demo` if it is none any more, else the sentence why nothing was changed
 */
export async function startOwn(
  { store, backUpNow, now }: Needed,
  staff: Staff,
  typed: string,
): Promise<Result<object, 'not-demo' | { fault: string }>> {
  const name = await findDemoName(store)
  if (name === null) return { ok: false, refusal: 'not-demo' }
  if (foldText(typed) !== foldText(name)) return refused(`Para confirmar, escribe el nombre de la firma: ${name}`)
  const made = await backUpNow.run()
  if (!made.ok) return refused(`No se borró nada, porque no se pudo hacer el respaldo. ${made.refusal}`)
  return withTransaction(changeBy(staff, { store, now }), async (change) => {
    const { db } = change
    await lockConfig(db, change.now)
    // Somebody else may have emptied it meanwhile, and have entered their own agency since.
    if (!(await hasDemoTexts(db))) return { ok: false, refusal: 'not-demo' }
    for (const table of EMPTIED) await db.deleteFrom(table).execute()
    await removeDemoPeople(db)
    await db.deleteFrom('installation').where('name', 'like', `${FEED_SECRET}%`).execute()
    await writeConfig(db, NO_SETTINGS, change.now)
    const [subject, details] = ['Demostración vaciada', `Respaldo: ${made.path}`]
    await recordEvent(change, { action: 'change_settings', subject, details })
    return { ok: true }
  })
}

async function hasDemoTexts(db: Queries): Promise<boolean> {
  return (await findSectionSaves(db, 'datos')).some(({ savedBy }) => savedBy === null)
}

function refused(fault: string) {
  return { ok: false, refusal: { fault } } as const
}
