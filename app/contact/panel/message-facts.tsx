import { useAgency } from '#app/agency/use-agency.tsx'
import type { ReactNode } from 'react'
import { Link, href } from 'react-router'
import { formatMoment } from '#app/calendar/moment.ts'
import { offerQuery } from '#app/catalogue/price/second-offer.ts'
import type { MessageDetail } from './message.ts'
import { formatPhone } from '#app/phone/phone.ts'

/** Who wrote, when, about what and from which page. */
export function MessageFacts({ message }: { message: MessageDetail }) {
  const { timeZone } = useAgency()
  const { nombre, email, telefono, createdAt, sourcePage, propertyTitle, propertyOffer, existingPropertyId } = message
  const { id, hasNotice, propertyCategory } = message
  return (
    <dl className="grid grid-cols-1 gap-x-5 gap-y-[.15rem] sm:grid-cols-[8rem_minmax(0,1fr)]">
      <Fact name="Nombre">{nombre}</Fact>
      {email && <Fact name="Correo">{email}</Fact>}
      {telefono && (
        <Fact name="Teléfono">
          <span className="num">{formatPhone(telefono)}</span>
        </Fact>
      )}
      <Fact name="Recibido">
        <time dateTime={createdAt} className="num">
          {formatMoment(timeZone, createdAt)}
        </time>
      </Fact>
      {propertyTitle && (
        <Fact name="Propiedad">
          {existingPropertyId ? (
            <Link
              to={
                href('/property/:propertyId', { propertyId: existingPropertyId }) +
                offerQuery(propertyOffer, propertyCategory)
              }
              className="underline"
            >
              {propertyTitle}
            </Link>
          ) : (
            `${propertyTitle} (ya no existe)`
          )}
        </Fact>
      )}
      {propertyOffer && (
        <Fact name="Operación">
          <span className="num">{propertyOffer}</span>
        </Fact>
      )}
      {sourcePage && (
        <Fact name="Página de origen">
          <a href={sourcePage} className="underline">
            {readable(sourcePage)}
          </a>
        </Fact>
      )}
      {hasNotice && (
        <Fact name="Privacidad">
          <Link to={href('/dashboard/mensajes/:messageId/aviso', { messageId: id })} className="underline">
            Aviso aceptado
          </Link>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-xs/normal text-ink-3">{name}</dt>
      <dd className="wrap-anywhere max-sm:mb-2">{children}</dd>
    </>
  )
}

/** A path without percent encoding; a wrongly encoded one stays as it is. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
