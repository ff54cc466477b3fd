import type { CommonSearch } from './common-search.ts'

/** Searches of one municipality on the listing, and beside another one: the rest is a step away. */
const MOST = 12

/** What the listing offers: every operation and type, and the municipalities with most. Searches come with most first. */
export function listedSearches<T extends CommonSearch>(found: readonly T[]): T[] {
  const local = found.filter(({ municipality }) => municipality !== null).slice(0, MOST)
  return [...found.filter(({ municipality }) => municipality === null), ...local]
}

/** What lies next to a search: all that narrow it by one step, and those that differ from it in one thing. */
export function relatedSearches<T extends CommonSearch>(found: readonly T[], search: CommonSearch): T[] {
  const narrower = found.filter((other) => depth(other) === depth(search) + 1 && differences(search, other) === 1)
  const beside = found.filter((other) => depth(other) === depth(search) && differences(search, other) === 1)
  return [...narrower, ...beside.slice(0, MOST)]
}

function depth({ type, municipality }: CommonSearch): number {
  return Number(type !== null) + Number(municipality !== null)
}

function differences(one: CommonSearch, other: CommonSearch): number {
  return (['category', 'type', 'municipality'] as const).filter((part) => one[part] !== other[part]).length
}
