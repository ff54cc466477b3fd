import { useCallback, useState } from 'react'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { CONTACT_CARD_ID } from './detail-card.tsx'
import type { DetailView } from './detail-view.ts'
import { figureOf, isLong, isWide, priceSize } from './price-size.ts'
import { PriceTag } from '#app/listing/card/price-tag.tsx'

/**
 * A bar with price, phone and quote button at the bottom of a small screen while the contact card is out of view. A long
 * price, or very large text, puts the price on its own line.
 */
export function CallBar({ view, quoteUrl }: { view: DetailView; quoteUrl: string | null }) {
  const { property, contact } = view
  const [cardInView, setCardInView] = useState(false)
  const watchCard = useCallback(() => {
    const card = document.getElementById(CONTACT_CARD_ID)
    const observer = new IntersectionObserver((entries) => setCardInView(entries.at(-1)?.isIntersecting ?? false), {
      threshold: 0.5,
    })
    if (card) observer.observe(card)
    return () => observer.disconnect()
  }, [])
  const figure = figureOf(property)
  const needsLine = isLong(figure) || isWide(property)
  return (
    <aside
      ref={watchCard}
      aria-label="Cotizar"
      inert={cardInView}
      className={`call-bar ${needsLine ? 'call-bar-long max-[22rem]:grid-cols-[auto_minmax(0,1fr)]' : 'max-[19rem]:grid-cols-[auto_minmax(0,1fr)]'} fixed inset-x-0 bottom-0 z-(--z-float) grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-2 border-t border-line bg-surface px-(--gutter) pt-[.7rem] pb-[calc(.7rem+env(safe-area-inset-bottom))] lg:hidden`}
    >
      <div className={`@container min-w-0 ${needsLine ? 'max-[22rem]:col-span-2' : 'max-[19rem]:col-span-2'}`}>
        <PriceTag
          property={property}
          className={`[--price-size:1.25rem] wrap-anywhere [&>small]:text-[min(var(--text-sm),12.5cqi)] ${priceSize(figure)}`}
        />
      </div>
      {contact.phoneUrl && (
        <a
          href={contact.phoneUrl}
          aria-label={`Llamar al ${contact.phone}`}
          className={buttonClass({ variant: 'outline', icon: true })}
        >
          <Icon name="phone" />
        </a>
      )}
      {quoteUrl && (
        <a href={quoteUrl} target="_blank" rel="noopener" className={buttonClass({ variant: 'wa' })}>
          <Icon name="whatsapp" />
          Cotizar
        </a>
      )}
    </aside>
  )
}
