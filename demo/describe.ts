import type { Outline } from './outline.ts'
import type { Random } from './random.ts'

/** Words that say nothing about the property: two sentences may share them. */
const COMMON = new Set([
  'sobre',
  'tiene',
  'desde',
  'entre',
  'hasta',
  'incluye',
  'metros',
  'minutos',
  'puedes',
  'renta',
  'venta',
])

/** Two to four sentences out of the facts of a outline, in its order, none of which says again what another said. */
export function describe(random: Random, outline: Outline): string {
  const { kind, openings, facts, closings } = outline
  const opening = random.turn(`${kind} openings`, openings)
  const wanted = random.weighted([
    [1, 3],
    [2, 6],
    [3, 1],
  ] as const)
  const told: { place: number; sentence: string }[] = []
  for (const place of factOrder(random, kind, facts.length)) {
    if (told.length === wanted) break
    const sentence = fresh(random, `${kind} fact ${place}`, facts[place] ?? [], [
      opening,
      ...told.map((each) => each.sentence),
    ])
    if (sentence) told.push({ place, sentence })
  }
  const middle = told.toSorted((a, b) => a.place - b.place).map((each) => each.sentence)
  const closing =
    wanted < 3 && random.chance(0.85) ? fresh(random, `${kind} closing`, closings, [opening, ...middle]) : null
  return [opening, ...middle, ...(closing ? [closing] : [])].join(' ')
}

/** Each fact of a kind has its turn to be the first one told. */
function factOrder(random: Random, kind: string, count: number): number[] {
  const first = random.turn(`${kind} first fact`, [...Array(count).keys()])
  const skip = random.int(1, 2)
  return Array.from({ length: count }, (_, step) => (first + step * skip) % count).filter(
    (each, at, all) => all.indexOf(each) === at,
  )
}

/** The next wording in turn that doesn't repeat what was said; null when all do. */
function fresh(random: Random, key: string, wordings: readonly string[], said: readonly string[]): string | null {
  const first = wordings.indexOf(random.turn(key, wordings))
  const inTurn = [...wordings.slice(first), ...wordings.slice(0, first)]
  return inTurn.find((sentence) => said.every((other) => sharedWords(sentence, other) < 2)) ?? null
}

function sharedWords(one: string, other: string): number {
  const words = tellingWords(other)
  return [...tellingWords(one)].reduce((sum, word) => sum + (words.has(word) ? weightOf(word) : 0), 0)
}

/** A figure said twice is a fact said twice. */
function weightOf(word: string): number {
  return /^\d.*\d/.test(word) ? 2 : 1
}

function tellingWords(sentence: string): Set<string> {
  const words = sentence.toLowerCase().match(/\p{L}{5,}|dos|tres|seis|ocho|diez|once|doce|\d[\d,.]*\d|\d/gu) ?? []
  return new Set(words.filter((word) => !COMMON.has(word)).map((word) => word.replace(/s$/, '')))
}
