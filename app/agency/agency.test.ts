import { expect, test } from 'vitest'
import { DEMO_FIRM } from '#test/factories/agency.ts'
import { NO_AGENCY } from './agency-in.ts'
import { agencyOf } from './agency.ts'
import { EMPTY_FIRM } from './content/empty-firm.ts'
import type { FirmData } from './content/firm-content.ts'

function agencyWith(datos: Partial<FirmData>) {
  return agencyOf({ ...DEMO_FIRM, datos: { ...DEMO_FIRM.datos, ...datos } })
}

test('a firm that has said nothing has no contact, no claim and no page of its own', () => {
  const agency = agencyOf(EMPTY_FIRM)
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
  expect(agencyOf(DEMO_FIRM).pages).toEqual(['/nosotros', '/servicios', '/terminos-condiciones', '/aviso-privacidad'])
  const hidden = DEMO_FIRM.servicios.services.map((service) => ({ ...service, isHidden: true }))
  const firm = { ...DEMO_FIRM, servicios: { ...DEMO_FIRM.servicios, services: hidden } }
  expect(agencyOf(firm).pages).not.toContain('/servicios')
  expect(agencyOf({ ...EMPTY_FIRM, clientes: DEMO_FIRM.clientes }).pages).toEqual(['/nosotros'])
})
