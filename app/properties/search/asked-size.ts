import { AMOUNT, LEAST, UP_TO, plainWords, whole, wordsOf } from './said-words.ts'

/** Ends of a surface in m², both included; null where it has none. `near`: the surface named, where the ends are around it. */
type Ends =
  | { near: number | null; least: number; most: number }
  | { near: null; least: number; most: null }
  | { near: null; least: null; most: number }

/** A surface named in a search, `said`: its words, and `rest`: what the search is without them. */
export type AskedSize = Ends & { said: string; rest: string }

/** How far from the named surface a property may be: a quarter, either way. */
const TOLERANCE = 0.25
const M2_IN_HECTARE = 10_000
/** The largest surface that the catalogue keeps. */
const MOST = 999_999_999

/** 'Metros' of one of these are a length, not a surface. */
const LENGTH = '(?! (?:(?:de )?(?:altura|patio|frente|fondo)|libres) )'
const UNIT = `(m2|mt2|mts2|mts|mtrs|metros|ha|has|hectareas?)(?: cuadrad[oa]s)?${LENGTH}`
const SURFACE = `${AMOUNT} ?${UNIT}`

/** How a search says a surface, folded, in whole words; what says both ends comes before what says one, and that before none. */
const WORDINGS: readonly { pattern: RegExp; ends: (first: number, second: number) => Ends }[] = [
  { pattern: whole(`(?:(?:de|desde|entre) )?${AMOUNT}(?: ?${UNIT})? ?(?:a|hasta|-|–|—) ?${SURFACE}`), ends: between },
  { pattern: whole(`entre ${AMOUNT}(?: ?${UNIT})? y ${SURFACE}`), ends: between },
  {
    pattern: whole(`(?:de )?${LEAST} ${AMOUNT}(?: ?${UNIT})?(?: y| pero)?(?: de)? ${UP_TO} ${SURFACE}`),
    ends: between,
  },
  {
    pattern: whole(`(?:de )?${UP_TO} ${AMOUNT}(?: ?${UNIT})?(?: y| pero)?(?: de)? ${LEAST} ${SURFACE}`),
    ends: between,
  },
  { pattern: whole(`(?:de )?${LEAST} ${SURFACE}`), ends: from },
  { pattern: whole(`(?:de )?${UP_TO} ${SURFACE}`), ends: upTo },
  { pattern: whole(`(?:(?:de|desde) )?${SURFACE} (?:en adelante|o mas|(?:como )?minimo)`), ends: from },
  { pattern: whole(`(?:de )?${SURFACE} (?:o menos|(?:como )?maximo)`), ends: upTo },
  { pattern: whole(SURFACE), ends: around },
]

/** The first surface in a search: '250 m2', '1.5 hectáreas', 'de 1,000 a 2,000 m²', 'hasta 500 m2', 'más de 1 ha'. */
export function askedSize(search: string): AskedSize | null {
  const words = search.split(' ')
  const plain = plainWords(words)
  for (const { pattern, ends } of WORDINGS) {
    for (const match of plain.matchAll(pattern)) {
      const areas = areasIn(match)
      if (!areas) continue
      const [at, end] = wordsOf(match)
      return { ...ends(...areas), said: words.slice(at, end).join(' '), rest: words.toSpliced(at, end - at).join(' ') }
    }
  }
  return null
}

/** The one or two surfaces of a match, in m²; of two, what has no unit has that of the other, and one may be 0. */
function areasIn([, ...parts]: RegExpExecArray): [first: number, second: number] | null {
  const [amount = '', unit, other = amount, unitOfOther = unit] = parts
  const areas = [inSquareMetres(amount, unit ?? unitOfOther), inSquareMetres(other, unitOfOther)] as const
  return Math.max(...areas) > 0 && areas.every((area) => area <= MOST) ? [...areas] : null
}

function inSquareMetres(amount: string, unit = ''): number {
  return Number(amount.replaceAll(',', '')) * (unit.startsWith('h') ? M2_IN_HECTARE : 1)
}

function between(first: number, second: number): Ends {
  const [least, most] = [Math.min(first, second), Math.max(first, second)]
  return least === 0 ? upTo(most) : { near: null, least, most }
}

function from(area: number): Ends {
  return { near: null, least: area, most: null }
}

function upTo(area: number): Ends {
  return { near: null, least: null, most: area }
}

function around(area: number): Ends {
  return { near: area, least: area * (1 - TOLERANCE), most: area * (1 + TOLERANCE) }
}
