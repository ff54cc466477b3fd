import { NO_PRICE, formatAmount, priceSuffix } from './price.ts'
import type { Category, Currency } from './vocabulary.ts'

type Props = {
  property: { priceCents: number | null; currency: Currency; category: Category }
  /** Size of the figure. */
  className?: string
}

/** '$264,000 MXN/mes', 'USD 27,500 /mes'; '$$' is read aloud as what it means. */
export function PriceTag({ property, className = 'text-[1.5rem]' }: Props) {
  const { priceCents, currency, category } = property
  return (
    <p className={`num font-display leading-[1.1] font-[650] tracking-[-.015em] text-ink ${className}`}>
      {priceCents === null ? (
        <>
          <span aria-hidden="true">{NO_PRICE}</span>
          <span className="sr-only">Precio por confirmar</span>
        </>
      ) : (
        <>
          {formatAmount(priceCents, currency)}
          <small className="font-sans text-sm leading-none font-medium tracking-normal text-ink-3">
            {priceSuffix(priceCents, currency, category)}
          </small>
        </>
      )}
    </p>
  )
}
