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
