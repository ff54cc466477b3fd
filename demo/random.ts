/** Chance that repeats itself: the same seed gives the same sequence on every machine. */
export type Random = {
  /** From 0 up to, never reaching, 1. */
  fraction: () => number
  /** A whole number from `min` to `max`, both included. */
  int: (min: number, max: number) => number
  /** A multiple of `step` from `min` to `max`. */
  step: (min: number, max: number, step: number) => number
  chance: (probability: number) => boolean
  pick: <T>(options: readonly T[]) => T
  weighted: <T>(options: readonly (readonly [T, number])[]) => T
  /** Like `pick`, but every option of a key has its turn before one comes again. */
  turn: <T>(key: string, options: readonly T[]) => T
}

export function createRandom(seed: number): Random {
  const fraction = mulberry32(seed)
  const bags = new Map<string, number[]>()

  function int(min: number, max: number) {
    return min + Math.floor(fraction() * (max - min + 1))
  }

  function weighted<T>(options: readonly (readonly [T, number])[]): T {
    let left = fraction() * options.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [option, weight] of options) {
      left -= weight
      if (left < 0) return option
    }
    return at(options, options.length - 1)[0]
  }

  function turn<T>(key: string, options: readonly T[]): T {
    const name = `${key} ${options.length}`
    const bag = bags.get(name) ?? []
    if (bag.length === 0) bag.push(...shuffled(options.keys(), fraction))
    bags.set(name, bag)
    return at(options, bag.pop() ?? 0)
  }

  return {
    fraction,
    int,
    step: (min, max, step) => int(Math.ceil(min / step), Math.floor(max / step)) * step,
    chance: (probability) => fraction() < probability,
    pick: (options) => at(options, int(0, options.length - 1)),
    weighted,
    turn,
  }
}

/** A sequence of its own for whatever this text names: what is drawn from it leaves every other sequence as it is. */
export function createRandomOf(text: string): Random {
  let seed = 7
  for (const letter of text) seed = (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return createRandom(seed)
}

/** Small, fast and even enough for a catalogue (public domain, Tommy Ettinger). */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function shuffled<T>(options: Iterable<T>, fraction: () => number): T[] {
  return [...options]
    .map((option) => ({ option, rank: fraction() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}

function at<T>(options: readonly T[], index: number): T {
  if (index < 0 || index >= options.length) throw new RangeError('No hay opciones entre las cuales elegir')
  return options[index] as T
}
