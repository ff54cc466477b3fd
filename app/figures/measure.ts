import { withCommas } from './thousands.ts'

const DECIMALS = 2
/** In square metres. */
const HECTARE = 10_000

/** '2,400 m²', with a no-break space. */
export function formatArea(squareMetres: number): string {
  return formatMeasure(squareMetres, 'm²')
}

/** An area of land, from one hectare on in hectares too: '12,500 m² (1.25 ha)'. */
export function formatLand(squareMetres: number): string {
  const inMetres = formatArea(squareMetres)
  return squareMetres < HECTARE ? inMetres : `${inMetres} (${formatMeasure(squareMetres / HECTARE, 'ha')})`
}

/** '48 m', with a no-break space. */
export function formatLength(metres: number): string {
  return formatMeasure(metres, 'm')
}

/** '300 kVA', with a no-break space. */
export function formatMeasure(figure: number, unit: string): string {
  return `${formatCount(figure)}\u00A0${unit}`
}

/** A figure from 0 up with thousands commas and at most two decimals. */
export function formatCount(count: number): string {
  if (Number.isInteger(count)) return withCommas(String(count))
  const [whole = '', fraction] = String(Number(count.toFixed(DECIMALS))).split('.')
  return fraction === undefined ? withCommas(whole) : `${withCommas(whole)}.${fraction}`
}
