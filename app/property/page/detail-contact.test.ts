import { describe, expect, it } from 'vitest'
import { AGENCY } from '#test/factories/agency.ts'
import { type ContactFields, detailContact } from './detail-contact.ts'

const NONE: ContactFields = { contactName: null, contactPhone: null, contactEmail: null }
const CONFIGURED: ContactFields = {
  contactName: 'Recepción',
  contactPhone: '+52 81 1111 1111',
  contactEmail: 'recepcion@cerronorte.example',
}
const AGENCY_CONTACT = {
  name: AGENCY.name,
  phone: AGENCY.phone.display,
  phoneUrl: `tel:${AGENCY.phone.e164}`,
  email: AGENCY.email,
  emailUrl: `mailto:${AGENCY.email}`,
  asesor: null,
}
const ASESOR = {
  name: 'Ana Garza',
  position: 'Asesora',
  hours: 'Lunes a viernes, 9:00 a 18:00',
  whatsapp: '+528112345678',
  photo: { key: 'properties/a.jpg', width: 400, height: 400 },
}

describe('detailContact', () => {
  it('is the property’s own contact', () => {
    const own = { contactName: ' Laura Treviño ', contactPhone: '81 1234 5678', contactEmail: 'laura@example.mx' }
    expect(detailContact(own, CONFIGURED, AGENCY)).toEqual({
      name: 'Laura Treviño',
      phone: '81 1234 5678',
      phoneUrl: 'tel:+528112345678',
      email: 'laura@example.mx',
      emailUrl: 'mailto:laura@example.mx',
      asesor: null,
    })
  })

  it('is the named asesor before any other, with the mail of the agency', () => {
    const own = { contactName: 'Laura', contactPhone: '81 8765 4321', contactEmail: 'laura@example.mx' }
    const { name, whatsapp: _stored, ...shown } = ASESOR
    expect(detailContact(own, CONFIGURED, AGENCY, ASESOR)).toEqual({
      name,
      phone: '81 1234 5678',
      phoneUrl: 'tel:+528112345678',
      email: 'recepcion@cerronorte.example',
      emailUrl: 'mailto:recepcion@cerronorte.example',
      asesor: {
        ...shown,
        whatsapp: '528112345678',
        chatUrl: `https://wa.me/528112345678?text=${encodeURIComponent(AGENCY.greeting)}`,
      },
    })
  })

  it.each([
    ['81 1234 5678', '528112345678'],
    ['+521 81 1234 5678', '528112345678'],
    ['+1 956 555 0100', '19565550100'],
  ])('has the digits that wa.me takes of the asesor’s %s', (whatsapp, digits) => {
    expect(detailContact(NONE, null, AGENCY, { ...ASESOR, whatsapp }).asesor?.whatsapp).toBe(digits)
  })

  it('is the configured contact if the property has none', () => {
    expect(detailContact({ ...NONE, contactName: '  ', contactPhone: '' }, CONFIGURED, AGENCY)).toMatchObject({
      name: 'Recepción',
      phoneUrl: 'tel:+528111111111',
    })
  })

  it('has the number in the usual format', () => {
    const configured = { ...CONFIGURED, contactPhone: '+528211234567' }
    expect(detailContact(NONE, configured, AGENCY)).toMatchObject({
      phone: '821 123 4567',
      phoneUrl: 'tel:+528211234567',
    })
  })

  it('is the agency’s contact if none is configured', () => {
    expect(detailContact(NONE, null, AGENCY)).toEqual(AGENCY_CONTACT)
    expect(detailContact(NONE, { contactName: '', contactPhone: ' ', contactEmail: '' }, AGENCY)).toEqual(
      AGENCY_CONTACT,
    )
  })

  it('fills missing values of the chosen contact with the agency’s, never with the configured one’s', () => {
    expect(detailContact({ ...NONE, contactName: 'Laura' }, CONFIGURED, AGENCY)).toEqual({
      ...AGENCY_CONTACT,
      name: 'Laura',
    })
    expect(detailContact({ ...NONE, contactPhone: '8112345678' }, CONFIGURED, AGENCY)).toEqual({
      ...AGENCY_CONTACT,
      phone: '81 1234 5678',
      phoneUrl: 'tel:+528112345678',
    })
  })

  it.each([
    ['81 1234 5678', 'tel:+528112345678'],
    ['(81) 1234-5678', 'tel:+528112345678'],
    ['81.1234.5678 ext. 12', 'tel:+528112345678'],
    ['Tel. 81 1234 5678', 'tel:+528112345678'],
    ['81 1234 5678 / 81 8765 4321', 'tel:+528112345678'],
    ['+52 81 1234 5678', 'tel:+528112345678'],
    ['52 81 1234 5678', 'tel:+528112345678'],
    ['+52 1 81 1234 5678', 'tel:+528112345678'],
    ['044 81 1234 5678', 'tel:+528112345678'],
    ['01 821 123 4567', 'tel:+528211234567'],
    ['+1 (956) 555-0100', 'tel:+19565550100'],
    ['911', 'tel:911'],
    ['pregunta en recepción', AGENCY_CONTACT.phoneUrl],
    ['1', AGENCY_CONTACT.phoneUrl],
    [' '.repeat(50_000), AGENCY_CONTACT.phoneUrl],
  ])('dials %s', (contactPhone, phoneUrl) => {
    expect(detailContact({ ...NONE, contactName: 'Laura', contactPhone }, null, AGENCY).phoneUrl).toBe(phoneUrl)
  })

  it.each(['sin arroba', 'a b@c.mx', '@', 'a@b@c', 'javascript:alert(1)'])(
    'does not use the invalid address %s',
    (contactEmail) => {
      expect(detailContact({ ...NONE, contactName: 'Laura', contactEmail }, null, AGENCY)).toMatchObject({
        email: AGENCY_CONTACT.email,
        emailUrl: AGENCY_CONTACT.emailUrl,
      })
    },
  )

  it('escapes an address so that it adds nothing to the mail', () => {
    const contactEmail = 'a@b.mx?bcc=otro@c.mx'.replace('otro@', 'otro%40')
    expect(detailContact({ ...NONE, contactEmail }, null, AGENCY).emailUrl).toBe('mailto:a@b.mx%3Fbcc%3Dotro%2540c.mx')
  })
})
