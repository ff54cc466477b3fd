import type { FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import { VAT_LABELS } from '#app/catalogue/facts/quote-vocabulary.ts'
import { priceSpan, spanOf } from './quote-text.ts'
import { basisOf, worthOf } from './quoted.ts'
import { toCents } from './ratio.ts'
import type { Measured, PriceReading } from './readings.ts'

/** IVA in Mexico, in percent. */
const VAT_PERCENT = 16

type Billed = Measured & Pick<FactColumns, 'maintenanceCents' | 'maintenanceBase'>
/** What a tenant pays every month, line by line; the lines add up to the total, which names the currency. */
export type Bill = { lines: PriceReading[]; total: PriceReading }

/** Null where there is nothing to add up: no rent, or nothing known but the rent of a month. */
export function monthlyBill(property: Billed): Bill | null {
  const { vat, maintenanceCents, maintenanceBase } = property
  const { base, period } = basisOf(property)
  if (vat === null && maintenanceCents === null && maintenanceBase === null && !base && !period) return null
  return everyBill(property)
}

/** The same of any rent, also where the rent is all that is known. */
export function everyBill(property: Billed): Bill | null {
  const { currency, vat, maintenanceCents, maintenanceBase } = property
  const span = billSpan(property)
  if (span === null) return null
  const { from, to } = span
  const said = (name: keyof Sums) => spanOf(from[name], to && to[name], currency)
  const upkeep = maintenanceBase === 'incluido' ? 'Incluido' : maintenanceCents !== null && said('maintenance')
  const lines = [
    { label: 'Renta', value: said('rent') },
    ...(upkeep ? [{ label: 'Mantenimiento', value: upkeep }] : []),
    vat === 'mas_iva'
      ? { label: `IVA (${VAT_PERCENT}\u00A0%)`, value: said('vat') }
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

/** The sums of the least and, where there is one, the greatest rent; null without a rent whose month is known. */
export function billSpan(property: Billed): { from: Sums; to: Sums | null } | null {
  const { category, priceCents, priceToCents } = property
  if (category !== 'renta' || priceCents === null) return null
  const from = sums(property, priceCents)
  return from && { from, to: priceToCents === null ? null : sums(property, priceToCents) }
}

type Sums = { rent: number; maintenance: number; vat: number; total: number }

/** In whole centavos: each line is rounded once, and the tax is taken of the lines as they are shown. */
function sums(property: Billed, cents: number): Sums | null {
  const { area, vat } = property
  const rentOf = worthOf(cents, basisOf(property), area).total
  const maintenance = monthlyMaintenance(property)
  if (rentOf === null || maintenance === null) return null
  const rent = toCents(rentOf)
  const tax = vat === 'mas_iva' ? toCents({ of: BigInt(rent + maintenance) * BigInt(VAT_PERCENT), by: 100n }) : 0
  return { rent, maintenance, vat: tax, total: rent + maintenance + tax }
}

/** 0 where there is none, or where the rent covers it; it is paid for the same period as the rent. */
function monthlyMaintenance({ maintenanceCents, maintenanceBase, pricePeriod, area }: Billed): number | null {
  if (maintenanceCents === null || maintenanceBase === 'incluido') return 0
  const { total } = worthOf(maintenanceCents, { base: maintenanceBase, period: pricePeriod }, area)
  return total && toCents(total)
}
