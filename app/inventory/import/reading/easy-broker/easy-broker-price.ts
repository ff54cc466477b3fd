import type { Target } from '#app/inventory/import/mapping/targets.ts'
import type { ImportCell } from '#app/inventory/import/file/table.ts'
import type { EasyBrokerOperation, EasyBrokerProperty } from './easy-broker-property.ts'
import { easyBrokerOperation } from './easy-broker-words.ts'

type Quote = { price: ImportCell; base: string; period: '' | 'anio'; notes: string[] }
/** The operations of a property with their prices, and what of them no fact holds. */
type Quotes = { cells: Partial<Record<Target, ImportCell>>; notes: string[] }

const ON_REQUEST = 'A consultar'
const SQUARE_METRES_OF_HECTARE = 10_000
/** Decimals of money. */
const CENTS = 100
/** What is left of a whole number of cents by binary fractions. */
const ROUNDING = 1e-6
const MONTHLY = /^(?:month(?:ly)?|mensual|mes)$/i
const YEARLY = /^(?:year(?:ly)?|annual(?:ly)?|anual|año)$/i
const TOTAL: readonly string[] = ['', 'total']
const BASES: Readonly<Record<string, string>> = { square_meter: 'por_m2', square_foot: 'por_ft2' }

/** The first two operations are quoted; a rent by nights and whatever else is said in the notes, never as another price. */
export function quotesOf({
  operations,
  show_prices: showsPrices,
}: Pick<EasyBrokerProperty, 'operations' | 'show_prices'>): Quotes {
  const named = operations.map((operation) => ({ operation, category: categoryOf(operation) }))
  const offered = named.filter(({ category }) => category === 'venta' || category === 'renta')
  const [first] = offered
  const second = offered.find(({ category }) => category !== first?.category)
  const [one, other] = [first, second].map((each) => (each ? quoteOf(each.operation, showsPrices !== false) : null))
  // Only the first operation stores its period.
  const after = second && other?.period ? onRequest(second.operation) : other
  const rest = named.filter((each) => each !== first && each !== second)
  // Rented by nights alone: it is a rent, whose price is no month's.
  const isOnlyTemporal = !first && named.some(({ category }) => category === 'temporal')
  const commission = first ? commissionOf(first.operation) : ''
  return {
    cells: {
      category: first?.category ?? (isOnlyTemporal ? 'renta' : ''),
      price: one?.price ?? (isOnlyTemporal ? ON_REQUEST : ''),
      currency: (first ?? named[0])?.operation.currency ?? '',
      priceBase: one?.base ?? '',
      pricePeriod: one?.period ?? '',
      secondCategory: second?.category ?? '',
      secondPrice: after?.price ?? '',
      secondCurrency: secondCurrency(first?.operation, second?.operation),
      secondPriceBase: after?.base ?? '',
      commission,
    },
    notes: [
      ...(one?.notes ?? []),
      ...(after?.notes ?? []),
      ...rest.map(({ operation }) => `También en EasyBroker: ${describe(operation)}`),
      ...(first && commission === '' && first.operation.commission?.value
        ? [`Comisión: ${first.operation.commission.value} (${first.operation.commission.type ?? ''})`]
        : []),
    ],
  }
}

function categoryOf({ type, period }: EasyBrokerOperation) {
  const category = easyBrokerOperation(type ?? '')
  return category === 'temporal' && MONTHLY.test(period ?? '') ? 'renta' : category
}

function quoteOf(operation: EasyBrokerOperation, isShown: boolean): Quote {
  const { amount, unit } = operation
  const isTotal = TOTAL.includes(unit ?? '')
  const base = BASES[unit ?? ''] ?? ''
  const period = periodOf(operation)
  if (!amount || !isShown) return onRequest(operation, 'Precio que EasyBroker no muestra')
  if (period === null) return onRequest(operation)
  if (isTotal || base) return { price: amount, base, period, notes: [] }
  const cents = (Number(amount) / SQUARE_METRES_OF_HECTARE) * CENTS
  if (unit === 'hectare' && Math.abs(cents - Math.round(cents)) < ROUNDING)
    return { ...onRequest(operation), price: Math.round(cents) / CENTS, base: 'por_m2', period }
  return onRequest(operation)
}

function onRequest(operation: EasyBrokerOperation, words = 'Precio en EasyBroker'): Quote {
  const notes = operation.amount ? [`${words}: ${describe(operation)}`] : []
  return { price: ON_REQUEST, base: '', period: '', notes }
}

/** The period of a rent; null for one that this product does not quote. A sale has none. */
function periodOf(operation: EasyBrokerOperation): Quote['period'] | null {
  const period = operation.period ?? ''
  if (categoryOf(operation) !== 'renta' || period === '' || MONTHLY.test(period)) return ''
  return YEARLY.test(period) ? 'anio' : null
}

function secondCurrency(first: EasyBrokerOperation | undefined, second: EasyBrokerOperation | undefined): string {
  return second?.currency && second.currency !== first?.currency ? second.currency : ''
}

/** '5 %'; '' where it is an amount or nothing. */
function commissionOf({ commission }: EasyBrokerOperation): string {
  const value = Number(commission?.value ?? '')
  return commission?.type === 'percentage' && value > 0 ? `${value} %` : ''
}

function describe({ type, amount, currency, unit, period }: EasyBrokerOperation): string {
  const by = TOTAL.includes(unit ?? '') ? '' : `por ${unit}`
  return [type, amount, currency, by, period].filter(Boolean).join(' ')
}
