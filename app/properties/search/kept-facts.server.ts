import { hasFacts, indexedFacts } from '#app/db/fact-index.server.ts'
import type { Store } from '#app/db/store.server.ts'
import type { FactColumn } from '#app/properties/facts/fact-columns.ts'
import type { PropertyType } from '#app/properties/vocabulary.ts'
import type { Filter } from './filter.ts'
import { type ListedGroup, NAMED_GROUP } from './kept-counts.server.ts'
import { keptOfRevision } from '#app/db/kept-of-revision.server.ts'
import { HUGE, MOST_GROUPED } from './list-cost.ts'

/** Catalogues whose facts are kept, in properties: a smaller one is read sooner, a larger one takes long to gather. */
const SIZES = { least: MOST_GROUPED, most: HUGE }

/** How many available properties of a type have the same value of a fact, and of the closed filters. */
type FactGroup = ListedGroup & { value: unknown }
type Test = readonly [filter: Filter, value: string | number]

/** Of each type and column that was ever asked for. */
const kept = new Map<string, ReturnType<typeof keptOfRevision<readonly FactGroup[]>>>()

/**
 * The available properties of a type that pass filters of a single fact, by the closed filters; null for filters of
 * several facts, in a catalogue whose facts are not kept, and while they are gathered.
 * @param all properties of the catalogue
 */
export async function groupsByFact(
  store: Store,
  { type, tests, all }: { type: PropertyType; tests: readonly Test[]; all: number },
  { least, most } = SIZES,
): Promise<readonly ListedGroup[] | null> {
  const column = columnOf(tests)
  if (!column || all < least || all > most) return null
  const name = `${type} ${column}`
  const ofRevision = kept.get(name) ?? keptOfRevision((of) => readGroups(of, type, column))
  kept.set(name, ofRevision)
  const groups = await ofRevision.ready(store)
  return groups && groups.filter(({ value }) => tests.every((each) => isPassed(each, value)))
}

/** The column that all of them test, where it has one value that is compared as it stands. */
function columnOf(tests: readonly Test[]): FactColumn | null {
  const columns = tests.map(([filter]) => (filter.kind === 'bound' || filter.kind === 'choice' ? filter.column : null))
  const [only = null, ...others] = new Set(columns)
  return others.length > 0 || only === 'landUses' || only === 'comparableCents' ? null : only
}

/** As the store tests it (filter-condition.server.ts). */
function isPassed([filter, asked]: Test, value: unknown): boolean {
  if (value === null || filter.kind !== 'bound') return value === asked
  return filter.operator === '>=' ? Number(value) >= Number(asked) : Number(value) <= Number(asked)
}

async function readGroups(store: Store, type: PropertyType, column: FactColumn): Promise<readonly FactGroup[]> {
  const rows = await store.lists
    .selectFrom(indexedFacts(store, type))
    .where(hasFacts(type))
    .groupBy([...NAMED_GROUP, column])
    .select((eb) => [...NAMED_GROUP, eb.ref(column).as('value'), eb.fn.countAll<number>().as('total')])
    .execute()
  return rows.map((group) => ({ ...group, total: Number(group.total) }))
}
