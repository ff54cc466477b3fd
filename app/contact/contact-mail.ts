import { formatMoment } from '#app/calendar/moment.ts'
import { formatPhone } from '#app/phone/phone.ts'
import type { ContactMessage } from './contact-rules.ts'

/** The message of a visitor, as the mail to the staff needs it. */
type StoredMessage = ContactMessage & { createdAt: string; sourcePage: string | null; propertyTitle: string | null }

/** Subject of the mail to the staff: starts with our own words and has no line breaks (header injection). */
export function contactSubject({ asunto, nombre }: Pick<StoredMessage, 'asunto' | 'nombre'>, firm: string): string {
  const about = asunto || `Mensaje de ${nombre}`
  return `[${firm}] ${about.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')}`
}

/** Mail to the staff about a message; replying to it writes to the visitor. */
export function contactMail(
  message: StoredMessage,
  { link, publicUrl, firm }: { link: string; publicUrl: string; firm: string },
) {
  const { nombre, email, telefono, asunto, mensaje, createdAt, sourcePage, propertyTitle } = message
  const facts = [
    ['Nombre', nombre],
    ['Correo', email],
    ['Teléfono', telefono && formatPhone(telefono)],
    ['Asunto', asunto],
    ['Propiedad', propertyTitle],
    ['Página', sourcePage && publicUrl + sourcePage],
    ['Recibido', formatMoment(createdAt)],
  ]
  return {
    subject: contactSubject(message, firm),
    replyTo: { name: nombre, address: email },
    text: [
      facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n'),
      mensaje,
      `--\nAbrir en el panel: ${link}`,
    ].join('\n\n'),
  }
}
