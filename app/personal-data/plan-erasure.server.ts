import { hash } from 'node:crypto'
import type { Queries } from '#app/db/store.server.ts'
import type { FoundRecord, RecordRef } from './person/found-record.ts'
import { type Identifiers, NO_IDENTIFIERS, mergeIdentifiers, personMatcher } from './person/identifiers.ts'
import { PERSON_KINDS } from './person-kinds.server.ts'
import type { PersonKind, RecordSearch } from './person/person-kind.server.ts'
import type { Sought } from './sought-person.ts'

/** The chosen records of a kind. */
export type ChosenRecords = { kind: PersonKind; records: FoundRecord[] }

/**
 * What was chosen, as it is now. `identifiers`: all by which the chosen records name the person. `own`: those that no other
 * person has. `shared`: the others. `fingerprint`: changes with whatever was shown of the records.
 */
export type ErasurePlan = {
  chosen: ChosenRecords[]
  identifiers: Identifiers
  own: Identifiers
  shared: string[]
  fingerprint: string
}

/** @returns null if one of the records is not there any more, or names the person no more */
export async function planErasure(
  db: Queries,
  { sought, refs, when }: { sought: Sought; refs: readonly RecordRef[]; when: RecordSearch['when'] },
): Promise<ErasurePlan | null> {
  const idsOf = ({ name }: PersonKind) => refs.filter(({ kind }) => kind === name).map(({ id }) => id)
  const people = await findChosen(db, true, (kind) => ({ names: () => true, ids: idsOf(kind), when }))
  const identifiers = mergeIdentifiers([sought.identifiers, ...people.flatMap(personsIn)])
  const { mentions } = personMatcher(identifiers)
  const naming = await findChosen(db, false, (kind) => ({ names: mentions, ids: idsOf(kind), when }))
  const chosen = [...people, ...naming]
  if (chosen.reduce((sum, { records }) => sum + records.length, 0) !== refs.length) return null
  const everybody = await findChosen(db, true, () => ({ names: () => true, ids: null, when }))
  const isChosen = (kind: PersonKind, { id }: FoundRecord) => idsOf(kind).includes(id)
  const others = everybody.map(({ kind, records }) => ({
    kind,
    records: records.filter((each) => !isChosen(kind, each)),
  }))
  // A session or the last visit of a person changes at any time, and says nothing of what goes.
  const shown = chosen.map(({ kind, records }) => [
    kind.name,
    records.map(({ id, title, facts, person }) => [id, title, person ?? facts]),
  ])
  return {
    chosen,
    identifiers,
    ...ownOf(identifiers, mergeIdentifiers(others.flatMap(personsIn))),
    fingerprint: hash('sha256', JSON.stringify(shown), 'base64url'),
  }
}

async function findChosen(
  db: Queries,
  isAboutPeople: boolean,
  searchFor: (kind: PersonKind) => RecordSearch,
): Promise<ChosenRecords[]> {
  const found: ChosenRecords[] = []
  for (const kind of PERSON_KINDS.filter((each) => each.isAboutPeople === isAboutPeople)) {
    const search = searchFor(kind)
    const records = search.ids?.length === 0 ? [] : await kind.find(db, search)
    if (records.length > 0) found.push({ kind, records })
  }
  return found
}

function personsIn({ records }: ChosenRecords): Identifiers[] {
  return records.map(({ person }) => person ?? NO_IDENTIFIERS)
}

/** Two people may share a phone or a name: what others have too is not theirs alone. */
function ownOf(identifiers: Identifiers, others: Identifiers): { own: Identifiers; shared: string[] } {
  const everyName = others.names.join('\n')
  const isShared = {
    names: (name: string) => personMatcher({ ...NO_IDENTIFIERS, names: [name] }).mentions(everyName),
    phones: (phone: string) => others.phones.includes(phone),
    emails: (email: string) => others.emails.includes(email),
  }
  const own = {
    names: identifiers.names.filter((name) => !isShared.names(name)),
    phones: identifiers.phones.filter((phone) => !isShared.phones(phone)),
    emails: identifiers.emails.filter((email) => !isShared.emails(email)),
  }
  const all = [...identifiers.names, ...identifiers.phones, ...identifiers.emails]
  const kept = new Set([...own.names, ...own.phones, ...own.emails])
  return { own, shared: all.filter((each) => !kept.has(each)) }
}
