import { href } from 'react-router'
import { findAgency } from '#app/agency/agency.server.ts'
import { formatMoment } from '#app/calendar/moment.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import type { Mail } from '#app/mail/mail.server.ts'
import type { DeliveryChannel } from '#app/mail/outbox-worker.server.ts'
import { formatPhone } from '#app/phone/phone.ts'
import type { ContactMessage } from './contact-rules.ts'

type Options = { store: Store; mail: Mail; publicUrl: string; contactTo: readonly string[] | null }

/** Visitors' messages by mail to the staff. */
export function contactMailChannel({ store, mail, publicUrl, contactTo }: Options): DeliveryChannel {
  return {
    kind: 'contact-mail',
    async deliver({ id, messageId, recipients: earlier }) {
      const message = await findForDelivery(store.db, messageId)
      if (!message) return []
      const link = publicUrl + href('/dashboard/mensajes/:messageId', { messageId: message.id })
      const { shortName: agency, email, timeZone } = await findAgency(store)
      const to = contactTo ?? (email ? [email] : [])
      // It is tried again later, when there may be a server and an address.
      if (!(await mail.isConfigured())) throw new Error('falta el servidor de correo')
      if (to.length === 0) throw new Error('falta el correo de la agencia o CONTACT_TO')
      return mail.send({
        ...contactMail(message, { link, publicUrl, agency, timeZone }),
        to,
        id,
        earlier,
      })
    },
  }
}

/** A message to deliver; null when it was deleted or marked as spam in the meantime. */
export async function findForDelivery(db: Queries, messageId: string | null) {
  const row = await db
    .selectFrom('contactMessages')
    .select(['id', 'nombre', 'email', 'telefono', 'asunto', 'mensaje', 'createdAt', 'sourcePage'])
    .select(['propertyTitle', 'propertyOffer'])
    .where('id', '=', messageId)
    .where('state', '!=', 'spam')
    .executeTakeFirst()
  return row ?? null
}

/** The message of a visitor, as the mail to the staff needs it. */
type StoredMessage = ContactMessage & {
  createdAt: string
  sourcePage: string | null
  propertyTitle: string | null
  propertyOffer: string | null
}

/** Subject of the mail to the staff: starts with our own words and has no line breaks (header injection). */
export function contactSubject({ asunto, nombre }: Pick<StoredMessage, 'asunto' | 'nombre'>, agency: string): string {
  const about = asunto || `Mensaje de ${nombre}`
  return `[${agency}] ${about.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')}`
}

/** Mail to the staff about a message; replying to it writes to the visitor. */
export function contactMail(
  message: StoredMessage,
  { link, publicUrl, agency, timeZone }: { link: string; publicUrl: string; agency: string; timeZone: TimeZone },
) {
  const { nombre, email, telefono, asunto, mensaje, createdAt, sourcePage } = message
  const facts = [
    ['Nombre', nombre],
    ['Correo', email],
    ['Teléfono', telefono && formatPhone(telefono)],
    ['Asunto', asunto],
    ['Propiedad', message.propertyTitle],
    ['Operación', message.propertyOffer],
    ['Página', sourcePage && publicUrl + sourcePage],
    ['Recibido', formatMoment(timeZone, createdAt)],
  ]
  return {
    subject: contactSubject(message, agency),
    replyTo: { name: nombre, address: email },
    text: [
      facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n'),
      mensaje,
      `--\nAbrir en el panel: ${link}`,
    ].join('\n\n'),
  }
}
