import type { Plugin } from './plugin.ts'
import { type WxrItem, firstOf } from './wxr-items.ts'
import { decimal } from './price-words.ts'

/** Square metres of a unit of a surface. */
const M2_OF: readonly (readonly [RegExp, number])[] = [
  [/ft|feet|foot|\bpies?\b/i, 0.092_903_04],
  [/acre/i, 4046.856_422],
  [/^\s*(?:ha\b|has\b|hect)/i, 10_000],
  // A square of builders: 100 square feet.
  [/^\s*square\s*$/i, 9.290_304],
  [/^\s*(?:sq\.? ?m|square ?m|m2|m²|m\b|mt|metro)/i, 1],
]

/** '300-500' and '300 a 500' in one field. */
const RANGE = /^(\d[\d.,]*) ?(?:[-\u2013]|a|to) ?(\d[\d.,]*)$/

/** A surface in m²; `from` is the lower end of a range, and `raw` is what the item says where it says more than one figure. */
type Size = { size: string; from: string; raw: string }

/** The first surface that an item has. */
export function siteSize({ meta }: WxrItem, plugin: Plugin, which: 'area' | 'lotSize'): Size {
  const keys = plugin[which].find(({ figure }) => Number(firstOf(meta, [figure]).replaceAll(',', '')) !== 0)
  if (!keys) return { size: '', from: '', raw: '' }
  const [whole = '', unit, upper] = [keys.figure, keys.unit, keys.to].map((key) => (key ? firstOf(meta, [key]) : ''))
  const [, figure = whole, to = upper] = RANGE.exec(whole) ?? []
  const [low, high] = [squareMetres(figure, unit ?? ''), squareMetres(to ?? '', unit ?? '')]
  const isRange = Number(high) > Number(low)
  return isRange
    ? { size: high, from: low, raw: [figure, 'a', to, unit].filter(Boolean).join(' ') }
    : { size: low, from: '', raw: '' }
}

/** A surface in m². One that is no figure, or in an unknown unit, keeps its words for the form's rule to refuse. */
function squareMetres(size: string, unit: string): string {
  const figure = Number(size.replaceAll(',', ''))
  if (size === '' || unit === '' || !Number.isFinite(figure)) return size
  const [, factor] = M2_OF.find(([words]) => words.test(unit.replaceAll('_', ' '))) ?? []
  if (factor === undefined) return `${size} ${unit}`
  return factor === 1 ? size : decimal(Math.round(figure * factor * 100) / 100)
}
