import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import { CATEGORY_LABELS, CURRENCIES, type Category, categoryIn } from '#app/catalogue/facts/vocabulary.ts'
import { type Offer, isInOrder } from './split-offers.ts'

type Texts = Partial<Record<Control, string>>
/** `target`: the fact in doubt. */
export type Doubt = { target: Control; message: string }
type Said = { texts: Texts; notes: string[]; doubts: Doubt[]; columns: Partial<Record<Control, Control>> }

const FIRST = {
  price: 'price',
  to: 'priceTo',
  currency: 'currency',
  vat: 'vat',
  base: 'priceBase',
  onRequest: 'priceOnRequest',
} as const
const SECOND = {
  price: 'secondPrice',
  to: 'secondPriceTo',
  currency: 'secondCurrency',
  vat: 'secondVat',
  base: 'secondPriceBase',
  onRequest: 'secondPriceOnRequest',
} as const
type Names = typeof FIRST | typeof SECOND

const OTHERWISE: Readonly<Partial<Record<Control, string>>> = {
  currency: 'otra columna dice otra moneda',
  secondCurrency: 'otra columna dice otra moneda',
  vat: 'otra columna dice otro IVA',
  secondVat: 'otra columna dice otro IVA',
  pricePeriod: 'otra columna dice otro periodo',
}

/** What a row says of its operations. `categories`: of its cell of the operation, none to three. */
export type RowOffers = { categories: readonly Category[]; price: readonly Offer[]; second: readonly Offer[] }

/**
 * Fills the prices of a row and what stands beside them: currency, VAT, base, period and operation. Each is filled only where
 * its own column is empty. Where a row has two readings it says so, and none is chosen.
 */
export function fillOffers(said: Said, offered: RowOffers): void {
  const { texts, doubts } = said
  const row = withOwnCurrencies(said, offered)
  const offers = withoutZeros([...row.price, ...row.second])
  const own = texts.secondCategory
  const categories = [...new Set(row.categories)]
  if (categories.length > 2)
    said.notes.push(
      `Dice ${categories.length} operaciones y se guardan dos: ${categories.slice(0, 2).map(labelOf).join(' y ')}.`,
    )
  if (
    own !== undefined ||
    (row.second.length > 0 && row.price.length < 2 && row.second.every(({ category }) => category === null))
  ) {
    // The second operation has columns of its own; two prices in one cell are of both where it has no other.
    const [first, extra, ...more] = row.price
    const other = row.second.find(({ isOnRequest }) => !isOnRequest)
    const isOfBoth = extra !== undefined && more.length === 0 && other === undefined && own !== undefined
    if (isOfBoth && isInOrder([categories[0] ?? 'venta', categoryIn(own) ?? 'renta'], [first ?? extra, extra])) {
      fill(said, FIRST, first, categories[0])
      fill(said, SECOND, extra, null)
    } else {
      for (const [target, prices] of [
        ['price', row.price],
        ['secondPrice', row.second],
      ] as const)
        if (prices.length > 1) doubts.push({ target, message: `son ${prices.length} precios: escribe uno` })
      fill(said, FIRST, first, categories[0])
      fill(said, SECOND, row.second[0], null)
    }
    if (own === undefined && categories[1]) texts.secondCategory = categories[1]
    if (categories[0]) texts.category = categories[0]
    return
  }
  const placed = place(categories.slice(0, 2), offers)
  if ('doubt' in placed) {
    doubts.push({ target: 'price', message: placed.doubt })
    texts.price = offers.map(({ text }) => text).join(' / ')
    if (categories[0]) texts.category = categories[0]
    return
  }
  const { first, second, offer, other } = placed
  if (first) texts.category = first
  if (first && first !== offer?.category && !categories.includes(first))
    said.notes.push(`«${offer?.text}» es por periodo y ninguna columna dice la operación: queda como Renta.`)
  if (second) texts.secondCategory = second
  fill(said, FIRST, offer, first)
  if (second && other) fillSecond(said, { first: offer, second: other, isOneCell: row.price.length === 2 })
  else if (second) {
    texts.secondPriceOnRequest = 'si'
    said.notes.push(`También en ${labelOf(second)}, sin precio: queda a consultar.`)
  }
}

/**
 * Gives each price the currency of its own column. Later a price can change its place: if a row has only one, it becomes the
 * first, and the operation 'Renta/Venta' swaps the two. A cell that names another currency than its column is in doubt.
 */
function withOwnCurrencies({ texts, doubts }: Said, row: RowOffers): RowOffers {
  const { currency, secondCurrency, secondCategory } = texts
  if (secondCurrency === undefined || secondCategory) return row
  delete texts.currency
  delete texts.secondCurrency
  const of = (offers: readonly Offer[], code: string | undefined) => {
    // An empty code means pesos for the second price.
    const own = code === '' ? 'MXN' : (CURRENCIES.find((each) => each === code) ?? null)
    if (own && offers.some((offer) => offer.currency !== null && offer.currency !== own))
      doubts.push({ target: 'price', message: OTHERWISE.currency ?? '' })
    return offers.map((offer) => ({ ...offer, currency: offer.currency ?? own }))
  }
  return { ...row, price: of(row.price, currency), second: of(row.second, secondCurrency) }
}

/** A price of 0 beside another one says that there is none. */
function withoutZeros(offers: readonly Offer[]): Offer[] {
  const filled = offers.filter(({ amount }) => amount === null || Number(amount.replaceAll(',', '')) !== 0)
  return filled.length > 0 ? filled : offers.slice(0, 1)
}

type Placed = { first: Category | null; second: Category | null; offer: Offer | undefined; other: Offer | undefined }

/** Which price is of which operation. */
function place(categories: readonly Category[], offers: readonly Offer[]): Placed | { doubt: string } {
  const [one = null, two = null] = categories
  const [offer, other, ...more] = offers
  if (more.length > 0) return { doubt: `son ${offers.length} precios: escribe uno, o dos con su operación` }
  if (!other) {
    if (offer && two && offer.category === null)
      return { doubt: 'dice dos operaciones y un solo precio: escribe los dos, cada uno con su operación' }
    if (offer?.category && one && !categories.includes(offer.category))
      return { doubt: `el precio es de ${labelOf(offer.category)}, y la operación dice ${CATEGORY_LABELS[one]}` }
    const first = offer?.category ?? one ?? (offer?.period ? 'renta' : null)
    const second = two === null ? null : (categories.find((each) => each !== first) ?? null)
    return { first, second, offer, other: undefined }
  }
  if (offer === undefined) return { first: one, second: two, offer, other }
  const named = [offer.category, other.category]
  if (two !== null && named.every((each) => each === null)) {
    if (!isInOrder(categories, offers)) return { doubt: 'los dos precios no van en el orden de sus operaciones' }
    return { first: one, second: two, offer, other }
  }
  const [a = null, b = null] = completed(named, categories)
  if (a === null || b === null || a === b || (one !== null && a !== one && b !== one))
    return { doubt: 'son dos precios y no dice cuál es de qué operación: escríbela junto a cada uno' }
  return one === b ? { first: b, second: a, offer: other, other: offer } : { first: a, second: b, offer, other }
}

/** The operations of two prices: of one that names none, the one that is left in its row. */
function completed(named: readonly (Category | null)[], categories: readonly Category[]): (Category | null)[] {
  const [a = null, b = null] = named
  const left = (other: Category | null) =>
    categories.find((each) => each !== other && (categories.length === 2 || other !== null)) ?? null
  return [a ?? left(b), b ?? left(a)]
}

type Both = { first: Offer | undefined; second: Offer; isOneCell: boolean }

function fillSecond(said: Said, { first, second, isOneCell }: Both) {
  const { texts } = said
  if (second.currency === null && !texts.secondCurrency) {
    // The column of the currency is that of both prices.
    if (texts.currency === 'USD' && first?.currency === null) texts.secondCurrency = 'USD'
    else if (isOneCell && first?.currency === 'USD')
      said.doubts.push({ target: 'secondPrice', message: 'no dice si también está en dólares' })
  }
  fill(said, SECOND, second, null)
}

function fill(
  { texts, notes, doubts, columns }: Said,
  names: Names,
  offer: Offer | undefined,
  category: Category | null | undefined,
) {
  if (!offer) return
  const isFirst = names === FIRST
  texts[names.price] = offer.amount ?? offer.text
  if (offer.column) columns[names.price] = offer.column
  const beside = (control: Control, value: string | null) => {
    if (value === null) return
    if (!texts[control]) texts[control] = value
    else if (texts[control] !== value)
      doubts.push({
        target: control === 'vat' ? control : names.price,
        message: OTHERWISE[control] ?? 'otra columna dice otra base',
      })
  }
  if (offer.isOnRequest) {
    texts[names.price] = ''
    texts[names.onRequest] = 'si'
    return
  }
  if (isFirst || offer.currency === 'USD') beside(names.currency, offer.currency)
  else if (texts.secondCurrency === 'USD' && offer.currency === 'MXN')
    doubts.push({ target: 'secondPrice', message: 'otra columna dice otra moneda' })
  beside(names.vat, offer.vat)
  beside(names.base, offer.base)
  if (offer.to !== null) {
    texts[names.to] ??= offer.to
    notes.push(`«${offer.text}» es un rango: queda de ${offer.amount} a ${offer.to}.`)
  } else if (offer.isFrom) notes.push(`«${offer.text}»: queda como el precio, sin «desde».`)
  if (isFirst && offer.period === 'anio') beside('pricePeriod', 'anio')
  const operation = isFirst ? (category ?? texts.category) : texts.secondCategory
  const isUnsaid = offer.period === null && texts.pricePeriod === undefined
  if (operation === 'renta' && offer.base === 'por_ft2' && isUnsaid)
    notes.push(`«${offer.text}» por pie² no dice si es al mes o al año: se lee al mes. Revísalo.`)
  const wrong = wrongFor(offer, isFirst ? (category ?? null) : 'second')
  if (wrong) doubts.push({ target: names.price, message: wrong })
  sayRest({ texts, notes }, offer)
}

/** A period or a base that the operation can't have: without it the figure would be another one. */
function wrongFor({ period, base }: Offer, operation: Category | 'second' | null): string | null {
  if (operation === 'second') return period === 'anio' ? 'el precio de la segunda operación es al mes' : null
  if (operation === 'venta' && period !== null) return 'es de un periodo, y la operación dice Venta'
  return operation === 'traspaso' && base !== null ? 'un traspaso no se cotiza por superficie' : null
}

function sayRest({ texts, notes }: Pick<Said, 'texts' | 'notes'>, offer: Offer) {
  if (offer.maintenance === 'incluido') texts.maintenanceBase ??= 'incluido'
  else if (offer.maintenance === '') notes.push(`«${offer.text}»: el mantenimiento va aparte, y no dice cuánto.`)
  else if (offer.maintenance !== null) texts.maintenance ??= offer.maintenance
  if (offer.vat === 'mas_iva' && offer.text.includes('%')) notes.push(`«${offer.text}»: queda como más IVA.`)
  if (offer.isVatUnclear) notes.push(`«${offer.text}» no dice si el IVA se suma: se deja sin dato.`)
  if (offer.isTripleNet) texts.leaseScheme ??= 'nnn'
  if (offer.isNegotiable) texts.negotiable ??= 'si'
}

function labelOf(category: Category): string {
  return CATEGORY_LABELS[category].toLowerCase()
}
