import { expect, test } from 'vitest'
import { DEMO_AGENCY } from '#test/factories/agency.ts'
import { dataForm } from './data-form.ts'
import { readTexts, sectionTexts } from './section-form.ts'

const FORM = dataForm(2026)
const TEXTS = sectionTexts(FORM, DEMO_AGENCY.datos)

function wrongIn(fields: Record<string, string>) {
  const read = readTexts(FORM, { ...TEXTS, ...fields })
  return 'errors' in read ? read.errors : {}
}

test('an agency can be saved unchanged, and may have no social networks', () => {
  expect(readTexts(FORM, TEXTS)).toEqual({ content: DEMO_AGENCY.datos })
  expect(wrongIn({ facebook: '', instagram: '', linkedin: '' })).toEqual({})
})

test('names and contact data are required; claims and what describes the agency are not', () => {
  const empty = Object.fromEntries(Object.keys(TEXTS).map((name) => [name, '']))
  expect(Object.keys(wrongIn(empty))).toEqual([
    'name',
    'legalName',
    'phone',
    'whatsapp',
    'email',
    'street',
    'postalCode',
    'locality',
    'region',
  ])
})

const NETWORK = 'Pega la dirección completa, como https://www.facebook.com/tu-agencia'

test.each([
  [{ name: 'a'.repeat(41) }, { name: 'Admite hasta 40 caracteres' }],
  [{ founded: '2027' }, { founded: 'Escribe un año, de 1800 a 2026' }],
  [{ founded: '06' }, { founded: 'Escribe un año, de 1800 a 2026' }],
  [{ phone: '1234' }, { phone: 'Escribe un teléfono de 10 dígitos' }],
  [{ whatsapp: '' }, { whatsapp: 'Escribe el número de WhatsApp' }],
  [{ email: 'gerencia' }, { email: 'Por favor ingresa un correo electrónico válido' }],
  [{ postalCode: '6400' }, { postalCode: 'Escribe los cinco dígitos del código postal' }],
  [{ activeProperties: '-4' }, { activeProperties: 'No puede ser menor que 0' }],
  [{ yearsOfExperience: 'muchos' }, { yearsOfExperience: 'Escribe un número, por ejemplo 2,400' }],
  [{ facebook: 'javascript:alert(1)' }, { facebook: NETWORK }],
  [{ facebook: 'http://www.facebook.com/agencia' }, { facebook: NETWORK }],
  [{ facebook: 'https://facebook.com.example/agencia' }, { facebook: NETWORK }],
  [{ facebook: 'https://facebook.com@example.com/' }, { facebook: NETWORK }],
])('%o is refused with an error at its field', (wrong, errors) => {
  expect(wrongIn(wrong)).toEqual(errors)
})

test.each(['0', '0.99', '80.01', 'dieciocho', '18.12345'])('%j pesos per dollar are refused', (pesosPerDollar) => {
  expect(Object.keys(wrongIn({ pesosPerDollar }))).toEqual(['pesosPerDollar'])
})

test('the day of the rate exists', () => {
  expect(wrongIn({ pesosPerDollar: '18.3745', rateDay: '2026-02-28' })).toEqual({})
  expect(Object.keys(wrongIn({ rateDay: '2026-02-30' }))).toEqual(['rateDay'])
})

test.each([
  ['another rate beside the day of the earlier one', { pesosPerDollar: 19 }, '2026-11-27'],
  ['another rate of another day', { pesosPerDollar: 19, rateDay: '2026-11-25' }, '2026-11-25'],
  ['the same rate of another day', { rateDay: '2026-11-25' }, '2026-11-25'],
  ['the same rate without a day', { rateDay: null }, '2026-11-27'],
  ['no rate', { pesosPerDollar: null }, null],
  ['nothing else', {}, '2026-11-21'],
])('%s has its day', (_case, changes, day) => {
  const saved = { ...DEMO_AGENCY.datos, pesosPerDollar: 18, rateDay: '2026-11-21' }
  expect(FORM.finish?.({ ...saved, ...changes }, saved, '2026-11-27').rateDay).toBe(day)
})
