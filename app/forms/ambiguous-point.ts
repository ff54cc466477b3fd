import { withoutPoints } from '#app/figures/pointed-thousands.ts'

type Limits = { decimals: number; most?: number }

/**
 * Message for a figure such as '1.500', whose point may be a decimal point or a thousands mark; null if only one
 * reading is possible.
 */
export function ambiguousPoint(figure: string, { decimals, most = Infinity }: Limits): string | null {
  const [whole = '', fraction = '', ...more] = figure.split('.')
  const thousands = withoutPoints(figure)
  const parts = fraction.replace(/0+$/, '')
  if (thousands === null || more.length > 0 || parts.length > decimals || Number(thousands) > most) return null
  return `Escribe ${whole},${fraction} o ${parts ? `${whole}.${parts}` : whole}: «${figure}» puede ser cualquiera`
}
