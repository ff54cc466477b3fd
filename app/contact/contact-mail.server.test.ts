import { expect, test } from 'vitest'
import { contactMail, contactSubject } from './contact-mail.server.ts'

const MESSAGE = {
  nombre: 'Ana Ruiz',
  email: 'ana@correo.mx',
  telefono: null,
  asunto: null,
  mensaje: 'Hola\n\nbusco bodega',
  createdAt: '2026-11-20T18:41:00.000Z',
  sourcePage: null,
  propertyTitle: null,
  propertyOffer: null,
}
const SITE = {
  link: 'https://x.mx/dashboard/mensajes/1',
  publicUrl: 'https://x.mx',
  agency: 'Cerro Norte',
  timeZone: 'America/Monterrey',
} as const

test('the mail has sender, text and time, leaves out missing values, and replies go to the sender', () => {
  expect(contactMail(MESSAGE, SITE)).toEqual({
    subject: '[Cerro Norte] Mensaje de Ana Ruiz',
    replyTo: { name: 'Ana Ruiz', address: 'ana@correo.mx' },
    text: [
      'Nombre: Ana Ruiz\nCorreo: ana@correo.mx\nRecibido: 20 nov 2026, 12:41',
      'Hola\n\nbusco bodega',
      '--\nAbrir en el panel: https://x.mx/dashboard/mensajes/1',
    ].join('\n\n'),
  })
})

test('the mail contains every known value', () => {
  const full = {
    telefono: '044 (81) 1234-5678',
    asunto: 'Visita',
    sourcePage: '/propiedad/nave',
    propertyTitle: 'Nave',
    propertyOffer: 'Venta: $12,500,000 MXN',
  }
  const { subject, text } = contactMail({ ...MESSAGE, ...full }, SITE)
  expect(subject).toBe('[Cerro Norte] Visita')
  expect(text).toContain(
    'Teléfono: 81 1234 5678\nAsunto: Visita\nPropiedad: Nave\nOperación: Venta: $12,500,000 MXN\nPágina: https://x.mx/propiedad/nave\n',
  )
})

test('a subject never has a second line', () => {
  expect(contactSubject({ asunto: 'a\r\nBcc: b@c.mx\u2028\0', nombre: '' }, 'Cerro Norte')).toBe(
    '[Cerro Norte] a Bcc: b@c.mx ',
  )
})
