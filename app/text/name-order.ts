const spanish = new Intl.Collator('es', { numeric: true })

/** The order of names in a list, the same on every store: 'Ágora' before 'Zona', 'ñ' after 'n', 'Nave 9' before 'Nave 10'. */
export function compareNames(one: string, other: string): number {
  return spanish.compare(one, other)
}

/** What has a name, by it; where two have the same, by their ids. */
export function byName(one: { name: string; id: string }, other: { name: string; id: string }): number {
  return compareNames(one.name, other.name) || (one.id < other.id ? -1 : 1)
}
