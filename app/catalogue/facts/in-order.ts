/**
 * Sorts entries: each entry that names another one stands after it; all others keep their order.
 * @throws Error when an entry names one that does not exist
 */
export function inOrder<Entry extends { name: string }>(
  entries: readonly Entry[],
  after: (entry: Entry) => string | undefined,
): Entry[] {
  const withFollowers = (entry: Entry): Entry[] => [
    entry,
    ...entries.filter((other) => after(other) === entry.name).flatMap(withFollowers),
  ]
  const ordered = entries.filter((entry) => after(entry) === undefined).flatMap(withFollowers)
  if (ordered.length !== entries.length) throw new Error('An entry follows one that is not there')
  return ordered
}
