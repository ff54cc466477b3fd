import { foldText } from '#app/text/fold-text.ts'
import { type Landmark, nameWithoutArticle } from '#app/catalogue/place/landmark.ts'
import { landmarkWords, namedLandmark, ownWords } from '#app/catalogue/place/named-landmark.ts'
import type { Places } from '#app/catalogue/place/places.ts'
import { AMOUNT, UP_TO, plainNumber, plainWords, wholeWords, wordRange } from './amounts.ts'
import { type NamedPlace, isZone, namedPlace } from './named-place.ts'
import { isJoining, typedWords, withoutPunctuation } from './search-words.ts'
import { meaningOf } from './trade-words.ts'

/** In km: how far from a landmark is 'cerca de' it, and 'junto a' it (docs/decisions.md, «Cerca de» y «junto a»). */
export const NEAR_KILOMETRES = 5
export const BESIDE_KILOMETRES = 2
/** The radius in the URL has two digits and a decimal. */
const MOST_KILOMETRES = 99

/** Words between a distance and the place, folded. */
const OF = '(?: (?:a|al|de|del|desde|el|la|los|las|from|of|to|the))+'
/** 'Un' after `plainWords`. */
const ONE = '1='
const BEFORE = '(?:(?:que (?:este|esten|quede|queden)|ubicad[oa]s?) )?'
const DISTANCE = `(?<amount>${AMOUNT}) ?(?<unit>kms?|kilometros?|kilometers?|m|mts?|metros?)`
const AT_DISTANCE = wholeWords(
  `${BEFORE}(?:(?:a|en|dentro de) )?(?:(?:${ONE} )?radio de )?(?:(?:${UP_TO}|unos) )?${DISTANCE}(?: a la redonda)?${OF}`,
)
const NEAR = wholeWords(`${BEFORE}(?:cerca|cercan[oa]s?|proxim[oa]s?|alrededor(?:es)?|near|close)(?:${OF})?`)
const BESIDE = wholeWords(
  `${BEFORE}(?:junto|pegad[oa]s?|frente|enfrente|(?:a ${ONE}|al) (?:lado|costado)|next|beside)${OF}`,
)
const NEGATIONS: ReadonlySet<string> = new Set(['no', 'ni', 'sin'])
/** Words between another word and a name. */
const BEFORE_NAME: ReadonlySet<string> = new Set('a al de del el en la las los por zona at in the'.split(' '))
/** After these words the name of a landmark is part of another name, or the search is not about what is near it. */
const NOT_THERE: ReadonlySet<string> = new Set(
  [
    'parque industrial colonia col calle av ave avenida blvd boulevard bulevar carretera carr camino plaza torre edificio',
    'fracc fraccionamiento residencial hotel vista vistas salida rumbo hacia desde lejos no ni sin fuera lado frente junto',
    'cerca cercano cercana cercanos cercanas near close km kms kilometro kilometros m mts metros minutos minuto min hora horas',
  ].flatMap((words) => words.split(' ')),
)
/** Words of the longest name of a place. */
const MOST_WORDS = 9
/** An unknown place ends before one of these words. */
const AFTER_PLACE: ReadonlySet<string> = new Set(['en', 'con', 'para', 'por', 'que', 'hasta', 'desde', 'entre'])

/**
 * A place in a search and the kilometres around it. `place`: null where its name is unknown; `name`: as it was typed;
 * `typed`: the whole phrase; `rest`: the search without it.
 */
export type PlaceInSearch = { place: NamedPlace | null; name: string; kilometres: number; typed: string; rest: string }

/**
 * The place that a search is around: 'bodega a 10 km del aeropuerto', 'cerca del aeropuerto', 'junto al Interpuerto'. With a
 * distance it may be any place; otherwise only a landmark, because 'cerca de Apodaca' finds what is in Apodaca. A landmark's
 * whole name alone ('bodega interpuerto') is 'cerca de' it.
 */
export function placeInSearch(search: string, places: Places): PlaceInSearch | null {
  const words = typedWords(search)
  const plain = plainWords(words)
  for (const match of plain.matchAll(AT_DISTANCE)) {
    const { amount = '', unit = '' } = match.groups ?? {}
    const kilometres = roundedUp(plainNumber(amount) / (unit.startsWith('k') ? 1 : 1000))
    const [from, to] = wordRange(match)
    const named = longestNamed(words, to, (name) => namedPlace(name, places))
    const length = named?.length ?? unknownLength(words, to)
    if (kilometres === 0 || kilometres > MOST_KILOMETRES || length === 0) continue
    if (named === null && !unit.startsWith('k')) continue
    return phraseOf(words, { from, to, length }, { place: named?.place ?? null, kilometres })
  }
  for (const [pattern, kilometres] of [
    [NEAR, NEAR_KILOMETRES],
    [BESIDE, BESIDE_KILOMETRES],
  ] as const)
    for (const match of plain.matchAll(pattern)) {
      const [from, to] = wordRange(match)
      const named = longestNamed(words, to, (name) => placeOf(name, places))
      const isDenied = NEGATIONS.has(foldText(words[from - 1] ?? ''))
      if (named && !isDenied) return phraseOf(words, { from, to, length: named.length }, { ...named, kilometres })
    }
  return namedAlone(words, places)
}

/** The first landmark that is named without 'cerca de'. */
function namedAlone(words: readonly string[], places: Places): PlaceInSearch | null {
  const folded = words.map((word) => withoutPunctuation(foldText(word)))
  for (let at = 0; at < words.length; at += 1) {
    const named = longestNamed(words, at, (name) => wholeNameOf(name, places))
    if (!named) continue
    let from = at
    while (from > 0 && BEFORE_NAME.has(folded[from - 1] ?? '')) from -= 1
    if (NOT_THERE.has(folded[from - 1] ?? '')) continue
    return phraseOf(words, { from, to: at, length: named.length }, { ...named, kilometres: NEAR_KILOMETRES })
  }
  return null
}

/** The landmark of which a text has all words but the names of towns and of the trade. */
function wholeNameOf(text: string, places: Places): NamedPlace | null {
  const typed = landmarkWords(text)
  const landmark = typed.length > 0 && !isZone(text, places) ? namedLandmark(text, places.landmarks) : null
  const own = landmark ? ownWords(landmark).filter((word) => meaningOf([word], places) === null) : []
  return landmark && own.length > 0 && own.every((word) => typed.includes(word)) ? asPlace(landmark) : null
}

/** A landmark as a place; null for a name that is also that of a municipality or a zone. */
function placeOf(name: string, places: Places): NamedPlace | null {
  const landmark = isZone(name, places) ? null : namedLandmark(name, places.landmarks)
  return landmark && asPlace(landmark)
}

function asPlace(landmark: Landmark): NamedPlace {
  return { name: landmark.name, written: nameWithoutArticle(landmark.name), point: landmark }
}

/** The place with the longest name that begins at this word. A name does not end in a word that joins others. */
function longestNamed(words: readonly string[], from: number, read: (name: string) => NamedPlace | null) {
  for (let length = Math.min(MOST_WORDS, words.length - from); length > 0; length -= 1) {
    const name = words.slice(from, from + length).join(' ')
    if (isJoining(words[from + length - 1] ?? '')) continue
    const place = read(name)
    if (place) return { place, length }
  }
  return null
}

/** The number of words of an unknown name: up to a comma or a word that begins another part of the search. */
function unknownLength(words: readonly string[], from: number): number {
  const after = words.slice(from)
  const comma = after.findIndex((word) => word.endsWith(',')) + 1
  const next = after.findIndex((word) => AFTER_PLACE.has(withoutPunctuation(foldText(word))))
  return Math.min(...[comma, next].filter((end) => end > 0), after.length)
}

type Position = { from: number; to: number; length: number }

function phraseOf(
  words: readonly string[],
  { from, to, length }: Position,
  found: Pick<PlaceInSearch, 'place' | 'kilometres'>,
): PlaceInSearch {
  return {
    place: found.place,
    kilometres: found.kilometres,
    name: words
      .slice(to, to + length)
      .join(' ')
      .replace(/[,.;]+$/, ''),
    typed: words.slice(from, to + length).join(' '),
    rest: words.toSpliced(from, to + length - from).join(' '),
  }
}

/** Rounds kilometres up to one decimal, like the radius in the URL. */
function roundedUp(kilometres: number): number {
  return Math.ceil(Math.round(kilometres * 1000) / 100) / 10
}
