import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import type { ImportCell } from '#app/inventory/import/file/table.ts'
import { readAmount } from './read-amount.ts'

type Texts = Partial<Record<Control, string>>
type Amounts = 'price' | 'secondPrice' | 'maintenance'

/** The controls that the cell of an amount may also fill; each is filled only where its own column is empty. */
const BESIDE = {
  price: { currency: 'currency', vat: 'vat', base: 'priceBase', period: 'pricePeriod', onRequest: 'priceOnRequest' },
  secondPrice: {
    currency: 'secondCurrency',
    vat: 'secondVat',
    base: 'secondPriceBase',
    onRequest: 'secondPriceOnRequest',
  },
  maintenance: { currency: 'currency', base: 'maintenanceBase' },
} as const satisfies Record<Amounts, Partial<Record<'currency' | 'vat' | 'base' | 'period' | 'onRequest', Control>>>

/**
 * Fills what the cell of an amount says besides its figure: '45,000 MXN + IVA' has a currency and a VAT. An amount in
 * another currency than its column says, or in a period that it can't have, stays as text, which the form's rule refuses.
 */
export function fillFromAmount(texts: Texts, cells: Record<Amounts, ImportCell>): void {
  for (const name of ['price', 'secondPrice', 'maintenance'] as const) {
    const cell = cells[name]
    if (typeof cell !== 'string' || cell === '') continue
    const { currency, vat, base, period, isOnRequest } = readAmount(cell)
    const beside: Partial<Record<string, Control>> = BESIDE[name]
    const fill = (control: Control | undefined, text: string | null) => {
      if (control && text !== null && !texts[control]) texts[control] = text
    }
    const own = beside['currency'] && texts[beside['currency']]
    const isOtherPeriod = period !== null && beside['period'] === undefined
    if (isOtherPeriod || (currency !== null && own && own !== currency)) texts[name] = cell
    else if (name !== 'maintenance')
      fill(beside['currency'], name === 'secondPrice' && currency === 'MXN' ? null : currency)
    fill(beside['vat'], vat)
    fill(beside['base'], base)
    fill(beside['period'], period)
    if (isOnRequest && beside['onRequest']) {
      texts[name] = ''
      texts[beside['onRequest']] = 'si'
    }
  }
}
