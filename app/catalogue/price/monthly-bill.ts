import type { FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import { VAT_LABELS } from '#app/catalogue/facts/quote-vocabulary.ts'
import { priceSpan, spanOf } from './quote-text.ts'
import { basisOf, worthOf } from './quoted.ts'
import { toCents } from './ratio.ts'
import type { Measured, PriceReading } from './readings.ts'

/** IVA in Mexico, in percent. */
const VAT_PERCENT = 16

type Billed = Measured & Pick<FactColumns, 'maintenanceCents' | 'maintenanceBase'>
/** The monthly costs of a tenant. The lines add up to the total, which includes the currency code. */
export type Bill = { lines: PriceReading[]; total: PriceReading }

/** The bill of a rent with details; null without a rent, and for a plain monthly rent. */
export function monthlyBill(property: Billed): Bill | null {
  const { vat, maintenanceCents, maintenanceBase } = property
  const { base, period } = basisOf(property)
  if (vat === null && maintenanceCents === null && maintenanceBase === null && !base && !period) return null
  return fullBill(property)
}

/** The bill of any rent; null without one. */
export function fullBill(property: Billed): Bill | null {
  const { currency, vat, maintenanceCents, maintenanceBase } = property
  const span = billSpan(property)
  if (span === null) return null
  const { from, to } = span
  const amountText = (name: keyof Sums) => spanOf(from[name], to && to[name], currency)
  const maintenance =
    maintenanceBase === 'incluido' ? 'Incluido' : maintenanceCents !== null && amountText('maintenance')
  const lines = [
    { label: 'Renta', value: amountText('rent') },
    ...(maintenance ? [{ label: 'Mantenimiento', value: maintenance }] : []),
    vat === 'mas_iva'
      ? { label: `IVA (${VAT_PERCENT}\u00A0%)`, value: amountText('vat') }
      : { label: 'IVA', value: vat === null ? 'Por confirmar' : vat === 'incluido' ? 'Incluido' : VAT_LABELS[vat] },
  ]
  return {
    lines,
    total: {
      label: vat === null ? 'Total sin IVA' : 'Total al mes',
      value: priceSpan(from.total, to && to.total, currency),
    },
  }
}

/** The sums of the lowest and the highest rent of a range; null without a monthly rent. */
export function billSpan(property: Billed): { from: Sums; to: Sums | null } | null {
  const { category, priceCents, priceToCents } = property
  if (category !== 'renta' || priceCents === null) return null
  const from = sums(property, priceCents)
  return from && { from, to: priceToCents === null ? null : sums(property, priceToCents) }
}

type Sums = { rent: number; maintenance: number; vat: number; total: number }

/** In whole centavos. Each line is rounded once, and the tax is computed from the rounded lines. */
function sums(property: Billed, cents: number): Sums | null {
  const { area, vat } = property
  const rentOf = worthOf(cents, basisOf(property), area).total
  const maintenance = monthlyMaintenance(property)
  if (rentOf === null || maintenance === null) return null
  const rent = toCents(rentOf)
  const tax = vat === 'mas_iva' ? toCents({ of: BigInt(rent + maintenance) * BigInt(VAT_PERCENT), by: 100n }) : 0
  return { rent, maintenance, vat: tax, total: rent + maintenance + tax }
}

/** 0 without maintenance, or where the rent includes it. It has the same period as the rent. */
function monthlyMaintenance({ maintenanceCents, maintenanceBase, pricePeriod, area }: Billed): number | null {
  if (maintenanceCents === null || maintenanceBase === 'incluido') return 0
  const { total } = worthOf(maintenanceCents, { base: maintenanceBase, period: pricePeriod }, area)
  return total && toCents(total)
}
