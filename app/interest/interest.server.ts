import { sql } from 'kysely'
import { addDays } from '#app/calendar/calendar-day.ts'
import { inBatches } from '#app/db/in-batches.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { INTEREST_KINDS, type Interest, type InterestKind, RECENT_DAYS } from './interest.ts'

declare module '#app/db/schema.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Schema {
    interest: InterestTable
  }
}

/** Actions of visitors per property and day (YYYY-MM-DD): only counts, no personal data. */
type InterestTable = { propertyId: string; day: string; kind: InterestKind; count: number }

/** Count of one kind of action on a property (by slug) on a day (YYYY-MM-DD). */
export type Count = { slug: string; day: string; kind: InterestKind; count: number }

/** Adds to the stored counts; slugs that no property has or had are ignored. */
export async function addInterest({ db }: Store, counts: readonly Count[]) {
  await db.transaction().execute(async (transaction) => {
    const ids = await idsOf(transaction, [...new Set(counts.map(({ slug }) => slug))])
    const known = counts.flatMap(({ slug, ...count }) => {
      const propertyId = ids.get(slug)
      return propertyId === undefined ? [] : [{ propertyId, ...count }]
    })
    // Always in the same order of rows: two processes that write at once cannot deadlock.
    const inOrder = known.toSorted((one, other) => (rowOf(one) < rowOf(other) ? -1 : 1))
    for (const row of inOrder) await addRow(transaction, row)
  })
}

/** Counts a message about a property, or takes it back when it turns out to be spam. @param day of the message */
export async function countMessage(db: Queries, propertyId: string, day: string, change: 1 | -1) {
  if (change === 1) return addRow(db, { propertyId, day, kind: 'message', count: 1 })
  await db
    .updateTable('interest')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('propertyId', '=', propertyId)
    .where('day', '=', day)
    .where('kind', '=', 'message')
    .where('count', '>', 0)
    .execute()
}

type Row = Omit<Count, 'slug'> & { propertyId: string }

async function addRow(db: Queries, row: Row) {
  await db
    .insertInto('interest')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['propertyId', 'day', 'kind'])
        .doUpdateSet((eb) => ({ count: eb('interest.count', '+', eb.ref('excluded.count')) })),
    )
    .execute()
}

function rowOf({ propertyId, day, kind }: Row): string {
  return `${propertyId} ${day} ${kind}`
}

/** The properties that have or had these slugs. */
export async function idsOf(db: Queries, slugs: string[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  // A visitor can invent more of them than a statement takes; each is looked for in two tables.
  for (const batch of inBatches(slugs, 2)) for (const { slug, id } of await findSlugs(db, batch)) ids.set(slug, id)
  return ids
}

function findSlugs(db: Queries, slugs: readonly string[]) {
  const retired = db
    .selectFrom('retiredSlugs')
    .innerJoin('properties', 'properties.id', 'retiredSlugs.propertyId')
    .where('retiredSlugs.slug', 'in', slugs)
    .select(['retiredSlugs.slug', 'properties.id'])
  const living = db.selectFrom('properties').where('slug', 'in', slugs).select(['slug', 'id'])
  return living.union(retired).execute()
}

/** Days of a week, today among them. */
const WEEK = 7

/** The property that most visitors contacted the agency about this week; null without any. @param today YYYY-MM-DD */
export async function findMostRequested({ db }: Store, today: string) {
  const total = sql<number>`sum(${sql.ref('interest.count')})`
  const found = await db
    .selectFrom('interest')
    .innerJoin('properties', 'properties.id', 'interest.propertyId')
    .where('interest.day', '>=', addDays(today, 1 - WEEK))
    .where('interest.kind', '!=', 'view')
    .groupBy(['properties.id', 'properties.title'])
    .orderBy(total, 'desc')
    .orderBy('properties.id', 'desc')
    .limit(1)
    .select(['properties.id', 'properties.title', total.as('count')])
    .executeTakeFirst()
  return found ? { ...found, count: Number(found.count) } : null
}

/** @param today YYYY-MM-DD */
export async function findInterest({ db }: Store, propertyId: string, today: string): Promise<Interest> {
  const since = addDays(today, 1 - RECENT_DAYS)
  const rows = await db
    .selectFrom('interest')
    .where('propertyId', '=', propertyId)
    .groupBy('kind')
    .select((eb) => [
      'kind',
      eb.fn.sum<number>('count').as('total'),
      eb.fn.sum<number>(eb.case().when('day', '>=', since).then(eb.ref('count')).else(0).end()).as('recent'),
    ])
    .execute()
  const found = new Map(rows.map(({ kind, total, recent }) => [kind, { total: Number(total), recent: Number(recent) }]))
  return Object.fromEntries(
    INTEREST_KINDS.map((kind) => [kind, found.get(kind) ?? { recent: 0, total: 0 }]),
  ) as Interest
}
