import type { State } from '#app/catalogue/facts/places.ts'

/** What a row lacks and has instead, with the sentence that says so. `comesIn` without facts: the row is refused. */
type ToldDifference = { lacks: readonly string[]; has: readonly string[]; sentence: RegExp }

/**
 * A file as an agency or its program has written it. Made up. `rows`: what its people mean by each row, fact by fact, as
 * `keptRow` writes it; without a title where the file has none. `told`: the rows that come in otherwise, by their place.
 */
export type KeptFile = {
  homeStates: readonly State[]
  content: Buffer | string
  rows: readonly string[]
  told?: Readonly<Record<number, ToldDifference>>
}
