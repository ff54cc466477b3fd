import type { PropertyCard } from '#app/catalogue/property/property.ts'
import { NO_PRICE, PRICE_TO_CONFIRM, type Priced, priceText } from '#app/catalogue/price/price.ts'

type Props = {
  property: Priced
  /** Sets another size. */
  className?: string
}

/** '$$ Precio por confirmar'. Screen readers read only the words. */
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
  const price = priceText(property)
  return (
    <p className={className ? `price ${className}` : 'price'}>
      {price === null ? (
        <NoPrice />
      ) : (
        <>
          {price.figure}
          <small>{price.rest}</small>
        </>
      )}
    </p>
  )
}

/** The other usual reading of the price, small: '$110 MXN por m² al mes'. Without one the line stays, to align cards. */
export function OtherPrice({ property }: { property: PropertyCard }) {
  return <p className="card-other-price">{property.otherPrice}</p>
}
