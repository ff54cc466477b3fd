import type { ReactNode } from 'react'
import { CardBadge } from '#app/listing/card/card-media.tsx'
import { figureOf, priceSize } from './price-size.ts'
import { PriceTag } from '#app/listing/card/price-tag.tsx'
import type { PropertyCard } from '#app/catalogue/property/property.ts'
import { CATEGORY_LABELS, PROPERTY_TYPE_LABELS } from '#app/catalogue/facts/vocabulary.ts'

/** ID of the card, which the call bar observes. */
export const CONTACT_CARD_ID = 'contacto'

type Priced = Pick<PropertyCard, 'type' | 'category' | 'priceCents' | 'currency' | 'area' | 'quote'>

const PRICE = '[--price-size:clamp(2rem,1.7rem+1vw,2.5rem)] wrap-anywhere'

type Props = {
  property: Priced
  figures: readonly string[]
  /** The line about the other operation. */
  also?: ReactNode
}

/** Badges, price, and the figures that explain it: '$110 MXN por m² al mes · 2,400 m²'. No line starts with the dot. */
export function CardHead({ property, figures, also }: Props) {
  return (
    <>
      <p className="flex flex-wrap gap-1.5">
        <span className="inline-flex rounded-xs bg-neutral-bg px-[.55rem] py-[.28rem] text-2xs leading-[1.1] font-semibold text-neutral">
          {PROPERTY_TYPE_LABELS[property.type]}
        </span>
        <CardBadge tone="category">{CATEGORY_LABELS[property.category]}</CardBadge>
      </p>
      <div className="@container min-w-0">
        <PriceTag property={property} className={`${PRICE} ${priceSize(figureOf(property))}`} />
      </div>
      {figures.length > 0 && <p className="num -mt-2 text-sm text-balance text-ink-3">{figures.join('\u00a0· ')}</p>}
      {also}
    </>
  )
}

/** The box of the contact card. */
export function CardFrame({ children }: { children: ReactNode }) {
  return (
    <aside
      id={CONTACT_CARD_ID}
      aria-label="Contacto"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-6 max-[16rem]:p-4 max-lg:mt-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start print:static print:col-start-2 print:row-span-1 print:row-start-1 print:mt-0 print:self-start print:p-4"
    >
      {children}
    </aside>
  )
}
