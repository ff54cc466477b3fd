import { formatCount } from '#app/figures/measure.ts'
import type { FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import { INCREASE_LABELS, MAINTENANCE_BASE_LABELS } from '#app/catalogue/facts/quote-vocabulary.ts'
import { formatPrice } from './price.ts'
import { type Basis, basisOf } from './quoted.ts'

const BASES = { por_m2: ' por m²', por_ft2: ' por ft²' } as const
const MARKS = { por_m2: '/m²', por_ft2: '/ft²' } as const

/** What an amount is for, after it: ' por m² al año', of a sale ' por m²'. */
export function basisWords({ base, period }: Basis, isMonthly: boolean): string {
  return (base ? BASES[base] : '') + (isMonthly ? (period ? ' al año' : ' al mes') : '')
}

/** The same in short: '/m²/año'. */
export function basisMark({ base, period }: Basis, isMonthly: boolean): string {
  return (base ? MARKS[base] : '') + (isMonthly ? (period ? '/año' : '/mes') : '')
}

type Maintained = Partial<FactColumns> & Pick<FactColumns, 'currency'>

/** '$25 MXN por m² al mes', 'Incluido en el precio'. */
export function tellMaintenance({ currency, ...property }: Maintained): string | null {
  const { maintenanceCents = null, maintenanceBase = null, pricePeriod = null, category = 'renta' } = property
  if (maintenanceBase === 'incluido') return MAINTENANCE_BASE_LABELS.incluido
  if (maintenanceCents === null) return null
  const { period } = basisOf({ category, priceBase: null, pricePeriod })
  return formatPrice(maintenanceCents, currency) + basisWords({ base: maintenanceBase, period }, true)
}

/** 'INPC', 'INPC + 2 %', '5 %'. */
export function tellIncrease({ increaseIndex = null, increasePercent = null }: Partial<FactColumns>): string | null {
  const percent = increasePercent === null ? null : `${formatCount(increasePercent)}\u00A0%`
  if (increaseIndex === 'inpc') return percent ? `${INCREASE_LABELS.inpc} + ${percent}` : INCREASE_LABELS.inpc
  return percent ?? (increaseIndex && INCREASE_LABELS[increaseIndex])
}

/** '1 mes', '36 meses'. */
export function tellMonths(months: number): string {
  return `${formatCount(months)}\u00A0${months === 1 ? 'mes' : 'meses'}`
}
