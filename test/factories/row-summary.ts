import type { RowPlan } from '#app/inventory/import/checking/row-plan.ts'

/** Facts of the first part of a summary, and columns that every property has. */
const SAID = new Set(
  (
    'propertyId title type subtype category priceCents currency priceToCents priceBase vat secondCategory secondPriceCents ' +
    'secondCurrency secondPriceBase secondVat area lotSize constructionArea frontage depth location municipality state ' +
    'status precision photos plans'
  ).split(' '),
)

/** The facts of a planned row in one line, as the expected rows are written. */
export function summaryOf({ input }: RowPlan): string {
  const money = (cents: number | null, currency: string | null, ...beside: (string | null)[]) =>
    [cents === null ? 'a consultar' : cents / 100, currency, ...beside].filter(Boolean).join(' ')
  const to = (cents: number | null) => (cents === null ? null : `a ${cents / 100}`)
  const size = (letter: string, figure: number | null) => (figure === null ? null : `${letter}${figure}`)
  const { lotSize, constructionArea, frontage, depth } = input
  const sizes = [
    size('', input.area),
    size('T', lotSize),
    size('C', constructionArea),
    size('F', frontage),
    size('D', depth),
  ]
  const others = Object.entries(input).filter(
    ([name, value]) => !SAID.has(name) && value !== null && String(value) !== '',
  )
  return [
    input.propertyId,
    [input.type, input.subtype].filter(Boolean).join('/'),
    `${input.category} ${money(input.priceCents, input.currency, to(input.priceToCents), input.priceBase, input.vat)}`,
    input.secondCategory &&
      `${input.secondCategory} ${money(input.secondPriceCents, input.secondCurrency, input.secondPriceBase, input.secondVat)}`,
    sizes.filter(Boolean).join(' '),
    [input.location, input.municipality, input.state].filter(Boolean).join(', '),
    input.status === 'pausada' ? null : input.status,
    ...others.map(([name, value]) => `${name} ${String(value)}`),
  ]
    .filter(Boolean)
    .join(' · ')
}
