import { Link, href } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { EmailText } from '#app/ui/email-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { CardFrame, CardHead } from './detail-card.tsx'
import type { DetailView } from './detail-view.ts'
import { MonthlyBill } from './monthly-bill.tsx'
import { operationQuery } from '#app/catalogue/price/second-offer.ts'
import { propertyCode } from '#app/catalogue/property/property.ts'
import { PersonHead, PersonLinks } from '#app/asesores/person.tsx'

/** The other operation with its price; the link opens the same page with it, on the site or in the panel. */
function AlsoOffered({ view: { also } }: { view: DetailView }) {
  if (!also) return null
  return (
    <p className="num -mt-2 text-sm">
      <Link
        to={{ search: also.query }}
        preventScrollReset
        replace
        className="inline-flex min-h-6 items-center font-semibold wrap-anywhere pointer-coarse:min-h-11"
      >
        {also.words}
      </Link>
    </p>
  )
}

/** Price and contact links: beside the page from 1024 px, after the gallery on smaller screens. */
export function ContactCard({ view, quoteUrl }: { view: DetailView; quoteUrl: string | null }) {
  const { property, contact } = view
  return (
    <CardFrame>
      <Attends contact={contact} />
      <CardHead property={property} figures={view.figures} also={<AlsoOffered view={view} />} />
      {view.priceDrop && <p className="num -mt-2 text-sm text-ok">{view.priceDrop}</p>}
      {view.bill && <MonthlyBill bill={view.bill} />}
      {view.rounding && <p className="num -mt-2 text-2xs text-ink-3">{view.rounding}</p>}
      {quoteUrl && (
        <a
          href={quoteUrl}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'wa', size: 'lg', className: 'w-full' })}
        >
          <Icon name="whatsapp" />
          Cotizar por WhatsApp
        </a>
      )}
      {!contact.asesor && contact.phoneUrl && (
        <a
          href={contact.phoneUrl}
          className={buttonClass({ variant: 'outline', size: 'lg', className: 'num w-full whitespace-normal' })}
        >
          <Icon name="phone" />
          {contact.phone}
        </a>
      )}
      <div className="grid gap-[.1rem] border-t border-line pt-4 text-sm wrap-anywhere">
        {!contact.asesor && <p className="font-semibold">{contact.name}</p>}
        {quoteUrl && <p className="screen-only text-ink-3">Tu mensaje ya incluye la clave {propertyCode(property)}</p>}
        {contact.emailUrl && (
          <a
            href={contact.emailUrl}
            className="mt-1 inline-flex min-h-8 items-center gap-2 text-ink no-underline hover:text-ink hover:underline pointer-coarse:min-h-11"
          >
            <Icon name="mail" />
            <EmailText email={contact.email} />
          </a>
        )}
        {property.status === 'disponible' && (
          <Link
            to={`${href('/contacto')}?propiedad=${property.slug}${operationQuery(property).replace('?', '&')}`}
            className="screen-only inline-flex min-h-8 items-center gap-2 text-ink no-underline hover:text-ink hover:underline pointer-coarse:min-h-11"
          >
            <Icon name="right" />
            Enviar mensaje
          </Link>
        )}
      </div>
    </CardFrame>
  )
}

/** Who attends the property: the named asesor. A plain contact has its name below the links instead. */
function Attends({ contact: { name, phone, phoneUrl, asesor } }: Pick<DetailView, 'contact'>) {
  if (!asesor) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-line pb-4">
      <PersonHead person={{ name, ...asesor }} />
      <PersonLinks person={{ name, phone, phoneUrl, chatUrl: asesor.chatUrl }} />
    </div>
  )
}
