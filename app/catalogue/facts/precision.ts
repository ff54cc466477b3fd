/** How exactly the place of a property is published (decision 35). */
export const PRECISIONS = ['exacta', 'aproximada', 'zona'] as const
export type Precision = (typeof PRECISIONS)[number]
export const PRECISION_LABELS: Record<Precision, string> = {
  exacta: 'Exacta',
  aproximada: 'Aproximada',
  zona: 'Solo la zona',
}
