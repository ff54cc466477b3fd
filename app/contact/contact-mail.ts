import { AGENCY } from '#app/agency/agency.ts'
import { formatMoment } from '#app/calendar/moment.ts'

/** A visitor's message, to be told to the staff. */
type Told = {
  nombre: string
  email: string
  telefono: string | null
  asunto: string | null
  mensaje: string
  createdAt: string
  sourcePage: string | null
  propertyTitle: string | null
}

/** The subject of what tells the staff of a message: the site's own words first, and never a second line. */
export function contactSubject({ asunto, nombre }: Pick<Told, 'asunto' | 'nombre'>): string {
  const about = asunto || `Mensaje de ${nombre}`
  return `[${AGENCY.name}] ${about.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')}`
}

/** The mail that tells the staff of a message: answering it answers the visitor. */
export function contactMail(message: Told, { link, publicUrl }: { link: string; publicUrl: string }) {
  const { nombre, email, telefono, asunto, mensaje, createdAt, sourcePage, propertyTitle } = message
  const facts = [
    ['Nombre', nombre],
    ['Correo', email],
    ['Teléfono', telefono],
    ['Asunto', asunto],
    ['Propiedad', propertyTitle],
    ['Página', sourcePage && publicUrl + sourcePage],
    ['Recibido', formatMoment(createdAt)],
  ]
  return {
    subject: contactSubject(message),
    replyTo: { name: nombre, address: email },
    text: [
      facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n'),
      mensaje,
      `--\nAbrir en el panel: ${link}`,
    ].join('\n\n'),
  }
}
