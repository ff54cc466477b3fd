import { withoutPoints } from '#app/figures/pointed-thousands.ts'

type Limits = { decimals: number; most?: number }

/** What is said of '1.500' where it may be stored as either; null where only one of both can be meant. */
export function pointedDoubt(figure: string, { decimals, most = Infinity }: Limits): string | null {
  const [whole = '', fraction = '', ...more] = figure.split('.')
  const thousands = withoutPoints(figure)
  const parts = fraction.replace(/0+$/, '')
  if (thousands === null || more.length > 0 || parts.length > decimals || Number(thousands) > most) return null
  return `Escribe ${whole},${fraction} o ${parts ? `${whole}.${parts}` : whole}: «${figure}» puede ser cualquiera`
}
