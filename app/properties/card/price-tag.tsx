import { NO_PRICE, formatAmount, priceSuffix } from '#app/properties/price.ts'
import type { Category, Currency } from '#app/properties/vocabulary.ts'

type Props = {
  property: { priceCents: number | null; currency: Currency; category: Category }
  /** Another size for the figure. */
  className?: string
}

/** '$$', read aloud as what it means. */
export function NoPrice() {
  return (
    <>
      <span aria-hidden="true">{NO_PRICE}</span>
      <span className="sr-only">Precio por confirmar</span>
    </>
  )
}

/** '$264,000 MXN/mes', 'USD 27,500 /mes'; without a price '$$'. */
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
