import { SQUARE_FEET } from '#app/catalogue/price/ratio.ts'
import { type SearchRange, rangeWordings, searchRange } from './search-range.ts'
import { AMOUNT, HECTARES, HUNDREDS, plainNumber } from './amount-words.ts'

const M2_IN_HECTARE = 10_000
const M2_IN_SQUARE_FOOT = Number(SQUARE_FEET.by) / Number(SQUARE_FEET.of)
/** The largest surface that the catalogue keeps. */
const MOST = 999_999_999

/** 'Metros' of one of these are a length, not a surface; those from a road are how far away. */
const ROAD = '(?:carretera|carr|avenida|av|autopista|periferico|libramiento|aeropuerto|metro)'
const LENGTH = `(?! (?:(?:de )?(?:altura|alto|ancho|largo|patio|frente|fondo|profundidad)|libres|lineales|(?:de la|del|de) ${ROAD}) )`
const OTHER_TWO = '(?! (?:anden|cajon|frente|rampa|bano|piso|nivel|planta|oficina|local|bodega))'
/** Metres alone are said of a surface from a hundred on: '1500 m'. */
const METRES = `(?:(?:m2|mt2|mts2|mtrs2|metros2|mts|mtrs|metros)(?: cuadrad[oa]s| 2${OTHER_TWO})?|(?<=\\d{3} ?)m(?! de ))`
const FEET = '(?:ft2|sq ?ft|pies?2|pies? cuadrados?)'
const UNIT = `(?:${METRES}|${FEET}|${HECTARES})${LENGTH}`
const FIGURE = `(?:(?:${AMOUNT} ?)?mil(?: ${HUNDREDS})?|media(?= ${HECTARES} )|${AMOUNT})`
/** '20 x 30 metros' of a plot or of premises; between columns it is no surface. */
const SIDE = `${AMOUNT}(?: ?(?:m|mts?|mtrs|metros))?`
const SIDES = `(?<! claros?(?: entre columnas)?(?: de)? )${SIDE} ?[x×] ?${AMOUNT}(?: ?(?:m|${METRES}))?${LENGTH}`
const SURFACE = `(?:${SIDES}|${FIGURE} ?${UNIT}(?: y media)?|hectarea y media)`

/** 'A 200 metros de la carretera' is how far away; 'a' between two amounts stands inside their wording. */
const SOME =
  '(?:(?:(?:no )?(?:mas|menos)|m(?:in|ax)(?:im[oa])?|al menos|por lo menos|hasta|desde|unos|como|solo|aprox(?:imadamente)?|alrededor)(?: de)? )?'
/** 'Frente de 10 metros' is a length. */
const MEASURED = '(?:frente|fondo|ancho|largo|alto|altura|profundidad)(?: minim[oa]| libre)?(?: de)?'
const NOT_AWAY = `(?!(?<= (?:a|${MEASURED}) ${SOME}(?:${AMOUNT} )?)${SOME}${FIGURE} ?(?:m|mts|mtrs|metros) (?!cuadrad|2 ))`

const WORDINGS = rangeWordings({ one: SURFACE, first: `(?:${SURFACE}|${FIGURE})`, alone: SURFACE }, NOT_AWAY)
const PARTS = new RegExp(
  `^(?<amount>media|${AMOUNT})?(?: ?(?<mil>mil)(?: (?<hundreds>${HUNDREDS}))?)? ?(?<unit>(?:${METRES}|${FEET}|${HECTARES})?)(?<half> y media)?$`,
)

const TWO_SIDES = new RegExp(`^(${AMOUNT})(?: ?[a-z]+)? ?[x×] ?(${AMOUNT})`)

/**
 * The first surface in a search, in m²: '250 m2', '1.5 hectáreas', 'media hectárea', '5,000 ft²', 'de 1,000 a 2,000
 * m²', 'hasta 5 mil m2', 'mil quinientos metros'.
 */
export function sizeInSearch(search: string): SearchRange | null {
  return searchRange(search, WORDINGS, (first, second) => {
    const areas = [inSquareMetres(first, second), inSquareMetres(second, second)] as const
    return Math.max(...areas) > 0 && areas.every((area) => area <= MOST) ? areas : null
  })
}

/** What has no unit has that of the other, and its thousands where it is the smaller figure: 'de 2 a 3 mil m2'. */
function inSquareMetres(said: string, other: string): number {
  const [, width, depth] = TWO_SIDES.exec(said) ?? []
  if (width && depth) return plainNumber(width) * plainNumber(depth)
  const own = partsOf(said)
  const given = partsOf(other)
  const isThousands = own.isThousands || (own.unit === '' && given.isThousands && own.amount < given.amount)
  return (own.amount * (isThousands ? 1_000 : 1) + own.more) * metresIn(own.unit || given.unit)
}

/** `more`: what is said after the thousands, or after the unit. */
function partsOf(said: string): { amount: number; isThousands: boolean; more: number; unit: string } {
  const { amount = '', mil, hundreds, unit = '', half } = PARTS.exec(said)?.groups ?? {}
  const more = half ? 0.5 : hundreds ? plainNumber(hundreds) : 0
  return { amount: plainNumber(amount), isThousands: mil !== undefined, more, unit }
}

function metresIn(unit: string): number {
  if (unit.startsWith('h')) return M2_IN_HECTARE
  return /^[fsp]/.test(unit) ? M2_IN_SQUARE_FOOT : 1
}
