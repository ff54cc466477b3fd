import { expect, test } from 'vitest'
import { AGENCY } from './agency.ts'
import { FIRST_FIELDS, agencyOf } from './agency-fields.ts'

test('the fields of the default firm give the same firm again', () => {
  expect(agencyOf(FIRST_FIELDS)).toEqual(AGENCY)
})

test('a field that was not yet saved has its default value, but a firm that gave no hours has none', () => {
  expect(agencyOf({ name: 'Otra', rating: '5/5' })).toEqual({
    ...AGENCY,
    name: 'Otra',
    hours: null,
    claims: { ...AGENCY.claims, rating: '5/5' },
  })
})

test('phone numbers have their own form for dialling, WhatsApp and display, also those of other countries', () => {
  expect(agencyOf({ phone: '81 8123 4567', whatsapp: '(81) 8123-4567' })).toMatchObject({
    phone: { e164: '+528181234567', display: '81 8123 4567' },
    whatsapp: '528181234567',
  })
  expect(agencyOf({ phone: '+1 956 555 0100', whatsapp: '+1 956 555 0100' })).toMatchObject({
    phone: { e164: '+19565550100', display: '+1 956 555 0100' },
    whatsapp: '19565550100',
  })
})

test('a text after a phone number is shown, but not dialled', () => {
  expect(agencyOf({ phone: '81 8123 4567 ext. 9', whatsapp: '81 8123 4567 ext. 9' })).toMatchObject({
    phone: { e164: '+528181234567', display: '81 8123 4567 ext. 9' },
    whatsapp: '528181234567',
  })
})

test('a social network without an address is left out', () => {
  const { social } = agencyOf({ facebook: null, linkedin: null })
  expect(social).toEqual([AGENCY.social[1]])
})
