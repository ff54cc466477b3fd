import type { Identifiers } from './identifiers.ts'

export type PersonFact = { label: string; value: string }

/**
 * Something stored about a person. `to`: its page in the panel. `person`: who it is about; null for what only names
 * somebody.
 */
export type FoundRecord = {
  id: string
  title: string
  to: string | null
  facts: PersonFact[]
  person: Identifiers | null
}

/** A chosen record in a form: 'owner:0190…'. */
export type RecordRef = { kind: string; id: string }

export function refValue({ kind, id }: RecordRef): string {
  return `${kind}:${id}`
}

export function readRefs(values: readonly string[]): RecordRef[] {
  return [...new Set(values)].flatMap((value) => {
    const at = value.indexOf(':')
    return at === -1 ? [] : [{ kind: value.slice(0, at), id: value.slice(at + 1) }]
  })
}

/** The facts that have a value. */
export function factsOf(facts: readonly (readonly [label: string, value: string | null | undefined])[]): PersonFact[] {
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** A place that names the person, with the number of its rows that do, and some of what they say. */
export type NamingPlace = { place: string; count: number; examples: string[] }
