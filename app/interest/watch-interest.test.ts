import { expect, test } from 'vitest'
import { campaignIn, kindOfLink } from './watch-interest.tsx'

test.each([
  ['https://wa.me/528100000000?text=Hola', 'Cotizar Local por WhatsApp', 'quote'],
  ['https://wa.me/528100000000?text=Hola', 'WhatsApp', 'whatsapp'],
  ['tel:+528100000000', '81 0000 0000', 'phone'],
  ['mailto:gerencia@cerronorte.example', 'Correo', 'mail'],
  ['mailto:?subject=Local&body=x', 'Compartir', null],
  ['https://wa.me/?text=Mira', 'Compartir', null],
  ['https://wa.me.evil.example/', 'Cotizar', null],
  ['/propiedades', 'Propiedades', null],
])('a click on %s (%s) counts as %s', (address, name, kind) => {
  expect(kindOfLink(address, name)).toBe(kind)
})

test.each([
  ['?utm_source=google&utm_campaign=naves', 'google / naves'],
  ['?utm_campaign=naves', 'naves'],
  ['?search=nave', ''],
])('the campaign of %s is %j', (query, campaign) => expect(campaignIn(query)).toBe(campaign))
