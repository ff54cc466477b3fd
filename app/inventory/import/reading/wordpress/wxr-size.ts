/** Square metres of other units of a surface. */
const M2_OF: readonly (readonly [RegExp, number])[] = [
  [/ft|feet|foot|pie/i, 0.092_903_04],
  [/acre/i, 4046.856_422],
  [/^\s*(?:ha\b|hect)/i, 10_000],
  // A square of builders: 100 square feet.
  [/^\s*square\s*$/i, 9.290_304],
]

/** A surface in m², of its text and the text of its unit. A text that is no figure stays, for the form's rule to refuse. */
export function squareMetres(size: string, unit: string): string {
  const figure = Number(size.replaceAll(',', ''))
  const [, factor] = M2_OF.find(([words]) => words.test(unit)) ?? []
  return size === '' || factor === undefined || !Number.isFinite(figure)
    ? size
    : (figure * factor).toFixed(2).replace(/\.?0+$/, '')
}
