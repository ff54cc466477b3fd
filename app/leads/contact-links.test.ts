import { expect, test } from 'vitest'
import { writtenLinks } from './contact-links.ts'

const linksOf = (phones: string[], emails: string[] = []) =>
  writtenLinks({ name: 'Eva Ríos', phones, emails }, 'Bodega', (first) => `Hola ${first}`)

test('a number is called and written to, with the text for the first name', () => {
  expect(linksOf(['+528112345678'], ['eva@correo.mx'])).toEqual({
    phone: 'tel:+528112345678',
    whatsapp: 'https://wa.me/528112345678?text=Hola%20Eva',
    mail: 'mailto:eva@correo.mx?subject=Bodega&body=Hola%20Eva%0D%0A%0D%0A',
  })
})

test('a number with an extension is called, and WhatsApp goes to the next one', () => {
  expect(linksOf(['+528112345678 ext. 9'])).toMatchObject({ phone: 'tel:+528112345678', whatsapp: null })
  const both = linksOf(['+528112345678 ext. 9', '+528187654321'])
  expect(both.phone).toBe('tel:+528112345678')
  expect(both.whatsapp).toMatch(/^https:\/\/wa\.me\/528187654321/)
})

test('who has neither a phone nor an e-mail has no links', () => {
  expect(linksOf([])).toEqual({ phone: null, whatsapp: null, mail: null })
})
