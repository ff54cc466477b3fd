import type { Random } from './random.ts'

/** Hands out values one after another, each from its own place in the catalogue on. */
export type Schedule<T> = { take: (index: number, fits: (value: T) => boolean) => T | null }

/** Spreads values evenly over a catalogue; each waits for the first property that it fits. */
export function spread<T>(random: Random, values: readonly T[], range: number): Schedule<T> {
  const coming = values
    .map((value, at) => ({ value, from: Math.floor(((at + random.fraction()) / values.length) * range) }))
    .toReversed()
  const waiting: T[] = []
  return {
    take(index, fits) {
      for (let next = coming.at(-1); next && next.from <= index; next = coming.at(-1)) {
        waiting.push(next.value)
        coming.pop()
      }
      const at = waiting.findIndex(fits)
      return at === -1 ? null : (waiting.splice(at, 1)[0] ?? null)
    },
  }
}
