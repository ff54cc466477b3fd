import { formatLogTime } from '#app/activity/activity-time.ts'
import { findTimeZone } from '#app/agency/agency-days.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import type { FoundRecord } from './person/found-record.ts'
import { mergeIdentifiers, personMatcher } from './person/identifiers.ts'
import { PERSON_KINDS } from './person-kinds.server.ts'
import type { PersonKind, RecordSearch } from './person/person-kind.server.ts'
import { MOST_SHOWN, type ShownPerson, type ShownPersonGroup, cutValue } from './shown-person.ts'
import type { Sought } from './sought-person.ts'
import { findTraces } from './person/traces.server.ts'

/**
 * More records are of many people. Then only what the search itself names is looked for in other places (`isBroad`).
 */
const MOST_OF_ONE_PERSON = 60
const EXAMPLES = 3

/** How the agency writes an instant. */
export async function findWriter(store: Store): Promise<RecordSearch['when']> {
  const timeZone = await findTimeZone(store)
  return (instant) => (Number.isNaN(Date.parse(instant)) ? instant : formatLogTime(timeZone, instant))
}

/**
 * Everything that is stored about the people whom a search finds: their records, then each place that names them by the
 * name, phone or e-mail of those records, and other records with the same phone or e-mail.
 */
export async function gatherPerson(store: Store, sought: Sought): Promise<Omit<ShownPerson, 'isAllChosen'>> {
  const { db } = store
  const when = await findWriter(store)
  const direct = await findEach(db, { names: sought.finds, ids: null, when }, (kind) => kind.isAboutPeople)
  const people = [...direct.values()].flat().flatMap(({ person }) => person ?? [])
  const isBroad = people.length > MOST_OF_ONE_PERSON
  const matcher = personMatcher(mergeIdentifiers([sought.identifiers, ...(isBroad ? [] : people)]))
  const naming = matcher.isEmpty
    ? new Map()
    : await findEach(db, { names: matcher.mentions, ids: null, when }, () => true)
  const groups = PERSON_KINDS.map((kind) => {
    const records = new Map(
      [...(direct.get(kind.name) ?? []), ...(naming.get(kind.name) ?? [])].map((each) => [each.id, each]),
    )
    return shownGroup(kind, [...records.values()])
  })
  return {
    typed: sought.typed,
    groups: groups.filter(({ total }) => total > 0),
    traces: await findTraces(db, matcher, EXAMPLES),
    isBroad,
  }
}

function shownGroup({ name, label, erasing }: PersonKind, records: readonly FoundRecord[]): ShownPersonGroup {
  const shown = records.slice(0, MOST_SHOWN).map(({ id, title, to, facts }) => ({
    id,
    title,
    to,
    facts: facts.map((fact) => ({ label: fact.label, value: cutValue(fact.value) })),
  }))
  return { name, label, erasing, total: records.length, records: shown }
}

/** The records of the wanted kinds, by kind. */
async function findEach(
  db: Queries,
  search: RecordSearch,
  isWanted: (kind: PersonKind) => boolean,
): Promise<Map<string, FoundRecord[]>> {
  const found = new Map<string, FoundRecord[]>()
  for (const kind of PERSON_KINDS.filter(isWanted)) found.set(kind.name, await kind.find(db, search))
  return found
}
