/** An exact fraction, `of` divided by `by`, neither negative. Amounts are rounded only when they are shown. */
export type Ratio = { of: bigint; by: bigint }

/** Square feet in a square metre, and the note beside converted figures. */
export const SQUARE_FEET: Ratio = { of: 107_639n, by: 10_000n }
export const FEET_AND_ROUNDING = '1 m² = 10.7639 ft²; cifras redondeadas al centavo más cercano.'

export function ratioOf(cents: number): Ratio {
  return { of: BigInt(cents), by: 1n }
}

/** A surface, which is stored to the hundredth. */
export function areaRatio(squareMetres: number): Ratio {
  return { of: BigInt(Math.round(squareMetres * 100)), by: 100n }
}

export function times(one: Ratio, other: Ratio): Ratio {
  return { of: one.of * other.of, by: one.by * other.by }
}

/** @param other not 0 */
export function dividedBy(one: Ratio, other: Ratio): Ratio {
  return { of: one.of * other.by, by: one.by * other.of }
}

/** Rounds to the hundredth. */
export function toFigure({ of, by }: Ratio): number {
  return toCents({ of: of * 100n, by }) / 100
}

/** Rounds to whole centavos, half a centavo up. */
export function toCents({ of, by }: Ratio): number {
  return Number((2n * of + by) / (2n * by))
}
