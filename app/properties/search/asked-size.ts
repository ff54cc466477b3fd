import { foldText } from '#app/properties/fold-text.ts'

/** A surface named in a search, in m², and what the search is without it. */
export type AskedSize = { area: number; least: number; most: number; rest: string }

/** How far from the named surface a property may be: a quarter, either way. */
const TOLERANCE = 0.25
const M2_IN_HECTARE = 10_000
/** The largest surface that the catalogue keeps. */
const MOST = 999_999_999

const M2 = /^(?:m2|mt2|mts2|mts|mtrs|metros)$/
const HECTARES = /^(?:ha|has|hectareas?)$/
const AMOUNT = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)`
const ALONE = new RegExp(`^${AMOUNT}$`)
const WITH_UNIT = new RegExp(`^${AMOUNT}([a-z][a-z0-9]*)$`)

/** The first surface in a search: '250 m2', '2,000m²', '1.5 hectáreas', '300 metros cuadrados'. */
export function askedSize(search: string): AskedSize | null {
  const words = search.split(' ')
  for (const at of words.keys()) {
    const found = sizeAt(words, at)
    if (found) {
      const rest = words.toSpliced(at, found.words).join(' ')
      return { area: found.area, least: found.area * (1 - TOLERANCE), most: found.area * (1 + TOLERANCE), rest }
    }
  }
  return null
}

function sizeAt(words: readonly string[], at: number): { area: number; words: number } | null {
  const [first = '', second = '', third = ''] = words.slice(at, at + 3).map(withoutSigns)
  const joined = WITH_UNIT.exec(first)
  const amount = joined?.[1] ?? ALONE.exec(first)?.[1]
  const unit = joined ? joined[2] : second
  const area = amount === undefined ? null : inSquareMetres(amount, unit ?? '')
  if (area === null) return null
  const isSquare = withoutSigns(joined ? second : third) === 'cuadrados'
  return { area, words: (joined ? 1 : 2) + Number(isSquare) }
}

function inSquareMetres(amount: string, unit: string): number | null {
  const scale = HECTARES.test(unit) ? M2_IN_HECTARE : Number(M2.test(unit))
  const area = Number(amount.replaceAll(',', '')) * scale
  return area > 0 && area <= MOST ? area : null
}

function withoutSigns(word: string): string {
  return foldText(word).replaceAll(/^[(¿¡]+|[),.;:?!]+$/g, '')
}
