import { foldText } from '#app/text/fold-text.ts'
import type { Landmark } from './landmark.ts'

/** Words that landmarks are found without: articles, and kinds of places that people leave out or abbreviate. */
const IGNORED: ReadonlySet<string> = new Set(
  'a al de del e el en la las lo los y the internacional av ave avenida calzada calle boulevard bulevar blvd'.split(
    ' ',
  ),
)
/** Words of names that alone say too little: 'cerca de la carretera', 'cerca del parque'. */
const VAGUE: ReadonlySet<string> = new Set(
  'carretera libramiento parque plaza ciudad centro central norte sur oriente poniente noreste noroeste'.split(' '),
)
/** Kinds of places that people leave out of a name: 'Fundidora' is 'Parque Fundidora'. */
const KINDS: ReadonlySet<string> = new Set(['parque', 'plaza'])
/** Other words for a word of a name, folded. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['carr', 'carretera'],
  ['airport', 'aeropuerto'],
  ['bridge', 'puente'],
])
/** Where a road leads to, or the town that it is in: 'cerca de Saltillo' is not the road to Saltillo. */
const ELSEWHERE = / carretera a \S+| en .*$/g

/** `all`: the words of the name that count; `own`: those that may name the landmark without its road. */
type NamedWords = { landmark: Landmark; all: ReadonlySet<string>; own: ReadonlySet<string> }

/** Cache of the words of each list of landmarks. */
const wordsOfLists = new WeakMap<readonly Landmark[], readonly NamedWords[]>()

/**
 * The landmark that a text names: each word of the text that counts is in the name. Of several, the one of whose name the
 * text has the largest part, then the first in the list: 'aeropuerto' is the first airport.
 */
export function namedLandmark(text: string, landmarks: readonly Landmark[]): Landmark | null {
  const typed = landmarkWords(text)
  const isRoad = typed.includes('carretera') && typed.some((word) => !VAGUE.has(word))
  const isNamed = ({ all, own }: NamedWords) =>
    typed.every((word) => all.has(word)) && (isRoad || typed.some((word) => own.has(word) && !VAGUE.has(word)))
  let best: NamedWords | null = null
  for (const named of wordsOf(landmarks))
    if (isNamed(named) && (best === null || named.all.size < best.all.size)) best = named
  return best?.landmark ?? null
}

/** Names of crossroads and roads, of which one word alone names a street and not the landmark. */
const ON_ROADS = /^(?:av|ave|avenida|calzada|carretera|calle|boulevard|bulevar|blvd|libramiento)\b| y /

/** The words that a text must have to name a landmark by themselves, without 'cerca de': 'Fundidora', 'Aeropuerto del Norte'. */
export function ownWords({ name }: Landmark): string[] {
  const words = landmarkWords(name)
  return ON_ROADS.test(foldText(name).replace(/^(?:el|la|los|las) /, ''))
    ? words
    : words.filter((word) => !KINDS.has(word))
}

/** The words of a name that count, folded. */
export function landmarkWords(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => !IGNORED.has(word)).map((word) => SYNONYMS.get(word) ?? word)
}

function wordsOf(landmarks: readonly Landmark[]): readonly NamedWords[] {
  const cached = wordsOfLists.get(landmarks)
  if (cached) return cached
  const words = landmarks.map((landmark) => {
    const own = ` ${foldText(landmark.name)}`.replaceAll(ELSEWHERE, ' ')
    return { landmark, all: new Set(landmarkWords(landmark.name)), own: new Set(landmarkWords(own)) }
  })
  wordsOfLists.set(landmarks, words)
  return words
}
