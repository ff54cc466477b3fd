/** Points between groups of three, as other countries set thousands apart. */
const POINTED = /^[1-9]\d{0,2}(?:\.\d{3})+$/

/**
 * '1.500' as '1500', '25.000.000' as '25000000'; null where the point is none of thousands: '1.50', '0.500', '1,200.500'.
 * In Mexico it is one of decimals, too, and nobody writes three: who only looks for something means thousands, who stores
 * it is asked (`pointedDoubt`).
 */
export function withoutPoints(figure: string): string | null {
  return POINTED.test(figure) ? figure.replaceAll('.', '') : null
}

type Limits = { decimals: number; most?: number }

/** What is said of '1.500' where it may be stored as either; null where only one of both can be meant. */
export function pointedDoubt(figure: string, { decimals, most = Infinity }: Limits): string | null {
  const [whole = '', fraction = '', ...more] = figure.split('.')
  const thousands = withoutPoints(figure)
  const parts = fraction.replace(/0+$/, '')
  if (thousands === null || more.length > 0 || parts.length > decimals || Number(thousands) > most) return null
  return `Escribe ${whole},${fraction} o ${parts ? `${whole}.${parts}` : whole}: «${figure}» puede ser cualquiera`
}
