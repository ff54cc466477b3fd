import { expect, test } from 'vitest'
import { DEMO_AGENCY } from '#test/factories/agency.ts'
import { agencyPhones } from './agency-phones.ts'
import { NO_AGENCY } from './agency-in.ts'
import { agencyOf } from './agency.ts'
import { EMPTY_AGENCY } from './content/empty-agency.ts'
import type { AgencyData } from './content/agency-content.ts'

function agencyWith(datos: Partial<AgencyData>) {
  return agencyOf({ ...DEMO_AGENCY, datos: { ...DEMO_AGENCY.datos, ...datos } })
}

test('an agency that has said nothing has no contact, no claim and no page of its own', () => {
  const agency = agencyOf(EMPTY_AGENCY)
  expect(agency).toMatchObject({
    name: 'Inmobiliaria',
    phone: null,
    whatsapp: null,
    email: null,
    social: [],
    pages: [],
  })
  expect(Object.values(agency.claims)).toEqual([null, null, null, null, null])
  expect(NO_AGENCY).toEqual({ ...agency, timeZone: NO_AGENCY.timeZone, look: NO_AGENCY.look })
})

test('phone numbers have their own form for dialling, WhatsApp and display, also those of other countries', () => {
  expect(agencyWith({ phone: '81 8123 4567', whatsapp: '(81) 8123-4567' })).toMatchObject({
    phone: { e164: '+528181234567', display: '81 8123 4567' },
    whatsapp: '528181234567',
  })
  expect(agencyWith({ phone: '+1 956 555 0100', whatsapp: '+1 956 555 0100' })).toMatchObject({
    phone: { e164: '+19565550100', display: '+1 956 555 0100' },
    whatsapp: '19565550100',
  })
})

test('a second phone has its label, and the first one has its own only beside it', () => {
  expect(agencyWith({ phoneLabel: 'Ventas', secondPhone: null })).toMatchObject({ phoneLabel: null, secondPhone: null })
  const both = agencyWith({ phoneLabel: 'Ventas', secondPhone: '81 8123 4567', secondPhoneLabel: 'Rentas' })
  expect(agencyPhones(both)).toEqual([
    { e164: '+528100000000', display: '81 0000 0000', label: 'Ventas' },
    { e164: '+528181234567', display: '81 8123 4567', label: 'Rentas' },
  ])
  expect(agencyPhones(agencyOf(EMPTY_AGENCY))).toEqual([])
})

test('a text after a phone number is shown, but not dialled', () => {
  expect(agencyWith({ phone: '81 8123 4567 ext. 9', whatsapp: '81 8123 4567 ext. 9' })).toMatchObject({
    phone: { e164: '+528181234567', display: '81 8123 4567 ext. 9' },
    whatsapp: '528181234567',
  })
})

test('a social network without an address is left out', () => {
  const { social } = agencyWith({ facebook: null, linkedin: null })
  expect(social.map(({ network }) => network)).toEqual(['instagram'])
})

test('a page exists as soon as its content does', () => {
  expect(agencyOf(DEMO_AGENCY).pages).toEqual(['/nosotros', '/servicios', '/terminos-condiciones', '/aviso-privacidad'])
  const hidden = DEMO_AGENCY.servicios.services.map((service) => ({ ...service, isHidden: true }))
  const content = { ...DEMO_AGENCY, servicios: { ...DEMO_AGENCY.servicios, services: hidden } }
  expect(agencyOf(content).pages).not.toContain('/servicios')
  expect(agencyOf({ ...EMPTY_AGENCY, clientes: DEMO_AGENCY.clientes }).pages).toEqual(['/nosotros'])
})
