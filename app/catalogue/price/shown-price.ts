import { NO_PRICE, PRICE_TO_CONFIRM, type Priced, priceText } from './price.ts'

/**
 * As it is quoted, so that no rent is taken for a sale (decision 43): '$264,000 MXN/mes', 'USD 27,500 /mes', '$$ Precio
 * por confirmar'.
 */
export function shownPrice(property: Priced): string {
  const { figure, rest } = priceText(property) ?? { figure: NO_PRICE, rest: ` ${PRICE_TO_CONFIRM}` }
  return figure + rest
}
