import { href } from 'react-router'
import { whatsappUrl } from '#app/agency/agency.ts'
import { variantUrl } from '#app/photos/photo-url.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { PropertyCard } from '#app/catalogue/property/property.ts'
import { quoteMessage } from '#app/catalogue/property/quote-message.ts'

const LOOK = buttonClass({ variant: 'wa' })

type Props = {
  property: PropertyCard
  /** What the property is called on screen. */
  name: string
  /** Origin of the site: a chat needs whole addresses. */
  publicUrl: string
  /** The firm's number, as `whatsappUrl` wants it. */
  whatsapp: string
}

/** 'Cotizar' of a card: opens a chat with the firm, the message of the listing ready to send (spec, section 7). */
export function QuoteLink({ property, name, publicUrl, whatsapp }: Props) {
  const { cover, slug } = property
  const message = quoteMessage(property, {
    page: publicUrl + href('/propiedad/:propertySlug', { propertySlug: slug }),
    listing: { photo: cover && publicUrl + variantUrl(cover.key, { width: 800, format: 'jpg' }) },
  })
  return (
    <a
      href={whatsappUrl({ whatsapp }, message)}
      target="_blank"
      rel="noopener"
      aria-label={`Cotizar ${name} por WhatsApp`}
      className={LOOK}
    >
      <Icon name="whatsapp" />
      Cotizar
    </a>
  )
}
