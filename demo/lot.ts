import type { Random } from './random.ts'

/** A rectangular lot whose three measures agree to the centimetre. */
type Lot = { frontage: number; depth: number; lotSize: number }

/**
 * A lot of about the wanted size.
 * @param ratio front against depth, in hundredths, from and to
 */
export function lotOf(random: Random, wanted: number, ratio: readonly [number, number]): Lot {
  const frontage = Math.round(Math.sqrt((wanted * random.step(...ratio, 5)) / 100))
  const depth = Math.round(wanted / frontage)
  return { frontage, depth, lotSize: frontage * depth }
}

export function roundDown(value: number, step: number): number {
  return Math.floor(value / step) * step
}
