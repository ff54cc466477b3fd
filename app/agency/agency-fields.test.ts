import { expect, test } from 'vitest'
import { AGENCY } from './agency.ts'
import { FIRST_FIELDS, agencyOf } from './agency-fields.ts'

test('the fields of the firm that the product comes with make that firm again', () => {
  expect(agencyOf({})).toEqual(AGENCY)
  expect(agencyOf(FIRST_FIELDS)).toEqual(AGENCY)
})

test('what was saved before a field existed keeps that field as the product comes with it', () => {
  expect(agencyOf({ name: 'Otra', rating: '5/5' })).toEqual({
    ...AGENCY,
    name: 'Otra',
    claims: { ...AGENCY.claims, rating: '5/5' },
  })
})

test('phones are dialled, written to and shown each in its form, from another country too', () => {
  expect(agencyOf({ phone: '81 8123 4567', whatsapp: '(81) 8123-4567' })).toMatchObject({
    phone: { e164: '+528181234567', display: '81 8123 4567' },
    whatsapp: '528181234567',
  })
  expect(agencyOf({ phone: '+1 956 555 0100', whatsapp: '+1 956 555 0100' })).toMatchObject({
    phone: { e164: '+19565550100', display: '+1 956 555 0100' },
    whatsapp: '19565550100',
  })
})

test('what stands after a number is shown, and no part of what is dialled', () => {
  expect(agencyOf({ phone: '81 8123 4567 ext. 9', whatsapp: '81 8123 4567 ext. 9' })).toMatchObject({
    phone: { e164: '+528181234567', display: '81 8123 4567 ext. 9' },
    whatsapp: '528181234567',
  })
})

test('a network without an address is one that the firm is not in', () => {
  const { social } = agencyOf({ facebook: null, linkedin: null })
  expect(social).toEqual([AGENCY.social[1]])
})
