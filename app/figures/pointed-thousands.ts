/** Points between groups of three, as other countries set thousands apart. */
const POINTED = /^[1-9]\d{0,2}(?:\.\d{3})+$/

/**
 * '1.500' as '1500', '25.000.000' as '25000000'; null where the point does not separate thousands: '1.50', '0.500',
 * '1,200.500'. In Mexico the point also separates decimals, but nobody writes three of them. A search takes it for
 * thousands; a form that stores the figure asks which is meant (app/forms/ambiguous-point.ts).
 */
export function withoutPoints(figure: string): string | null {
  return POINTED.test(figure) ? figure.replaceAll('.', '') : null
}
