import { SQUARE_FEET } from '#app/catalogue/price/ratio.ts'
import {
  AMOUNT,
  HECTARES,
  HUNDREDS,
  SQUARE_METRES,
  type SearchRange,
  plainNumber,
  rangePatterns,
  searchRange,
} from './amounts.ts'

const M2_IN_HECTARE = 10_000
const M2_IN_SQUARE_FOOT = Number(SQUARE_FEET.by) / Number(SQUARE_FEET.of)
/** In m²: the largest surface that can be stored. */
const LARGEST_SURFACE = 999_999_999

/** Before these words metres are a length; before a road they are a distance. */
const ROAD = '(?:carretera|carr|avenida|av|autopista|periferico|libramiento|aeropuerto|metro)'
const LENGTH = `(?! (?:(?:de )?(?:altura|alto|ancho|largo|patio|frente|fondo|profundidad)|libres|lineales|(?:de la|del|de) ${ROAD}) )`
const OTHER_TWO = '(?! (?:anden|cajon|frente|rampa|bano|piso|nivel|planta|oficina|local|bodega))'
/** 'M' alone is read as square metres from a hundred on: '1500 m'. */
const METRES = `(?:${SQUARE_METRES}(?: cuadrad[oa]s)?|(?:mts|mtrs|metros)(?: 2${OTHER_TWO})?|(?<=\\d{3} ?)m(?! de ))`
const FEET = '(?:ft2|sq ?ft|sf|square f(?:ee|oo)t|sq f(?:ee|oo)t|pies?2|pies? cuadrados?)'
const FEET_ALONE = new RegExp(`^${FEET}$`)
const UNIT = `(?:${METRES}|${FEET}|${HECTARES})${LENGTH}`
const FIGURE = `(?:(?:${AMOUNT} ?)?mil(?: ${HUNDREDS})?|media(?= ${HECTARES} )|${AMOUNT})`
/** '20 x 30 metros' are the sides of a plot or of premises; of the gap between columns they are no surface. */
const SIDE = `${AMOUNT}(?: ?(?:m|mts?|mtrs|metros))?`
const SIDES = `(?<! claros?(?: entre columnas)?(?: de)? )${SIDE} ?[x×] ?${AMOUNT}(?: ?(?:m|${METRES}))?${LENGTH}`
const SURFACE = `(?:${SIDES}|${FIGURE} ?${UNIT}(?: y media)?|hectarea y media)`

/** Words that may stand between a measure and its amount. */
const SOME =
  '(?:(?:(?:no )?(?:mas|menos)|m(?:in|ax)(?:im[oa])?|al menos|por lo menos|hasta|desde|unos|como|solo|aprox(?:imadamente)?|alrededor)(?: de)? )?'
/** 'Frente de 10 metros' is a length. */
const MEASURED = '(?:frente|fondo|ancho|largo|alto|altura|profundidad)(?: minim[oa]| libre)?(?: de)?'
/** 'A 200 metros de la carretera' is a distance. The 'a' between two amounts is part of their own pattern. */
const NOT_AWAY = `(?!(?<= (?:a|${MEASURED}) ${SOME}(?:${AMOUNT} )?)${SOME}${FIGURE} ?(?:m|mts|mtrs|metros) (?!cuadrad|2 ))`

const PATTERNS = rangePatterns({ one: SURFACE, first: `(?:${SURFACE}|${FIGURE})`, alone: SURFACE }, NOT_AWAY)
const PARTS = new RegExp(
  `^(?<amount>media|${AMOUNT})?(?: ?(?<mil>mil)(?: (?<hundreds>${HUNDREDS}))?)? ?(?<unit>(?:${METRES}|${FEET}|${HECTARES})?)(?<half> y media)?$`,
)

const TWO_SIDES = new RegExp(`^(${AMOUNT})(?: ?[a-z]+)? ?[x×] ?(${AMOUNT})`)

/**
 * The first surface in a search, in m²: '250 m2', '1.5 hectáreas', 'media hectárea', '5,000 ft²', 'de 1,000 a 2,000
 * m²', 'hasta 5 mil m2', 'mil quinientos metros'.
 */
export function sizeInSearch(search: string): SearchRange | null {
  return searchRange(search, PATTERNS, (first, second) => {
    const areas = [inSquareMetres(first, second), inSquareMetres(second, second)] as const
    return Math.max(...areas) > 0 && areas.every((area) => area <= LARGEST_SURFACE) ? areas : null
  })
}

/** An amount without a unit has that of the second one, and its thousands where it is smaller: 'de 2 a 3 mil m2'. */
function inSquareMetres(amount: string, second: string): number {
  const [, width, depth] = TWO_SIDES.exec(amount) ?? []
  if (width && depth) return plainNumber(width) * plainNumber(depth)
  const own = sizeParts(amount)
  const other = sizeParts(second)
  const isThousands = own.isThousands || (own.unit === '' && other.isThousands && own.amount < other.amount)
  return (own.amount * (isThousands ? 1_000 : 1) + own.more) * squareMetresIn(own.unit || other.unit)
}

/** `more`: the amount after the thousands, or the half after the unit. */
function sizeParts(size: string): { amount: number; isThousands: boolean; more: number; unit: string } {
  const { amount = '', mil, hundreds, unit = '', half } = PARTS.exec(size)?.groups ?? {}
  const more = half ? 0.5 : hundreds ? plainNumber(hundreds) : 0
  return { amount: plainNumber(amount), isThousands: mil !== undefined, more, unit }
}

function squareMetresIn(unit: string): number {
  if (unit.startsWith('h')) return M2_IN_HECTARE
  return FEET_ALONE.test(unit) ? M2_IN_SQUARE_FOOT : 1
}
