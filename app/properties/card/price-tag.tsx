import { NO_PRICE, PRICE_TO_CONFIRM, formatAmount, priceSuffix } from '#app/properties/price.ts'
import type { Category, Currency } from '#app/properties/vocabulary.ts'

type Props = {
  property: { priceCents: number | null; currency: Currency; category: Category }
  /** Another size for the figure. */
  className?: string
}

/** '$$' and what it means; only that is read aloud. */
export function NoPrice() {
  return (
    <>
      <span aria-hidden="true">{NO_PRICE} </span>
      <small>{PRICE_TO_CONFIRM}</small>
    </>
  )
}

/** '$264,000 MXN/mes', 'USD 27,500 /mes'; without a price '$$ Precio por confirmar'. */
export function PriceTag({ property, className = '' }: Props) {
  const { priceCents, currency, category } = property
  return (
    <p className={className ? `price ${className}` : 'price'}>
      {priceCents === null ? (
        <NoPrice />
      ) : (
        <>
          {formatAmount(priceCents, currency)}
          <small>{priceSuffix(priceCents, currency, category)}</small>
        </>
      )}
    </p>
  )
}
