import type { NamingPlace, PersonFact } from './person/found-record.ts'

/** Records of a kind that a page shows; the rest are found with a narrower search. */
export const MOST_SHOWN = 100
/** Characters of a value that the page shows; the exported file has all of it. */
const LONGEST_VALUE = 400

export type ShownPersonRecord = { id: string; title: string; to: string | null; facts: PersonFact[] }
export type ShownPersonGroup = {
  name: string
  label: string
  erasing: string
  total: number
  records: ShownPersonRecord[]
}
export type ShownPerson = {
  typed: string
  groups: ShownPersonGroup[]
  traces: NamingPlace[]
  isBroad: boolean
  isAllChosen: boolean
}

/** What an erasure would do. `line`: what tells a record from others with its title. `texts`: what will say 'persona borrada' in the log, by whom it is named. */
export type ErasureReview = {
  groups: { name: string; label: string; erasing: string; records: { id: string; title: string; line: string }[] }[]
  texts: string[]
  shared: string[]
  traces: NamingPlace[]
  fingerprint: string
}

export function cutValue(text: string): string {
  return cutAt(text, LONGEST_VALUE)
}

/** Characters of the line of a record in the review. */
const LONGEST_LINE = 160

/** The values of a record in one line: '20/11/2026, 12:00 · ana@correo.mx · Busco una bodega…'. */
export function lineOf({ title, facts }: { title: string; facts: readonly PersonFact[] }): string {
  const values = facts.map(({ value }) => value).filter((value) => !title.includes(value))
  return cutAt(values.join(' · ').replaceAll(/\s+/g, ' '), LONGEST_LINE)
}

function cutAt(text: string, most: number): string {
  const letters = [...text]
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : text
}
