import type { Category } from '#app/catalogue/facts/vocabulary.ts'
import { type Quoted, basisOf } from '#app/catalogue/price/quoted.ts'

/** The price of each operation as a save on this day, YYYY-MM-DD, left it. */
export type PricedDay = { day: string; offers: readonly Quoted[] }

/**
 * The day on which the price of an operation dropped below one that it has not reached again. A price that was replaced on
 * the day of its save was a slip, and counts neither as the higher nor as the lower one.
 * @param saves in their order, the last one as the property is now
 */
export function priceDropDay(saves: readonly PricedDay[], category: Category): string | null {
  const prices = saves
    .filter(({ day }, at) => day !== saves[at + 1]?.day)
    .map(({ day, offers }) => ({ day, price: offers.find((offer) => offer.category === category) }))
  const lasting = (at: number) => prices.slice(at).every(({ price }) => isLower(price, prices[at - 1]?.price))
  return prices.findLast((_price, at) => at > 0 && lasting(at))?.day ?? null
}

/** Whether both are amounts of the same kind that visitors see, and the first one is lower. */
function isLower(price: Quoted | undefined, before: Quoted | undefined): boolean {
  if (!price?.priceCents || !before?.priceCents || price.priceOnRequest || before.priceOnRequest) return false
  const [basis, earlier] = [basisOf(price), basisOf(before)]
  const isSameKind =
    price.currency === before.currency &&
    price.vat === before.vat &&
    basis.base === earlier.base &&
    basis.period === earlier.period
  const [most, mostBefore] = [price.priceToCents ?? price.priceCents, before.priceToCents ?? before.priceCents]
  return isSameKind && price.priceCents < before.priceCents && most <= mostBefore
}
