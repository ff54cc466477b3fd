import { expect, test } from 'vitest'
import { phonesInSearch } from './phones-in-search.ts'

test.each([
  '8112345678',
  '+52 81 1234 5678',
  '+528112345678',
  '(81) 1234-5678',
  '(+52) (81) 1234-5678',
  '81.1234.5678',
  '81–1234–5678',
  '044 81 1234 5678',
  '52 1 81 1234 5678',
  '0052 81 1234 5678',
  'tel:+52 81 1234 5678',
  'Cel. 81 1234 5678',
  '８１ １２３４ ５６７８',
])('«%s» is a phone number', (search) => {
  expect(phonesInSearch(search)).toEqual({ phones: ['8112345678'], rest: expect.stringMatching(/^\s*$/) })
})

test.each([
  ['1234 5678', ['12345678'], ''],
  ['+1 (956) 555-0100', ['19565550100'], ''],
  ['Mariana 81 1234 5678 bodega', ['8112345678'], 'Mariana bodega'],
  ['8112345678, 8187654321', ['8112345678', '8187654321'], ','],
  ['81 1234 seguro', [], '81 1234 seguro'],
  ['PROP-434', [], 'PROP-434'],
  ['CN-20260042', [], 'CN-20260042'],
  ['1,250,000 pesos', [], '1,250,000 pesos'],
  ['', [], ''],
])('«%s» contains the phone numbers %o', (search, phones, rest) => {
  const found = phonesInSearch(search)
  expect([found.phones, found.rest.replaceAll(/\s+/g, ' ').trim()]).toEqual([phones, rest])
})
