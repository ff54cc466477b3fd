import { setImmediate } from 'node:timers/promises'

/** Rows after which requests come first. */
const SLICE = 20

/** Maps items in slices, between which requests come first. */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item, at: number) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  for (const [at, item] of items.entries()) {
    results.push(map(item, at))
    if (at % SLICE === SLICE - 1) await setImmediate()
  }
  return results
}
