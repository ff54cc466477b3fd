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
  [{ name: 'a'.repeat(80) }, {}],
  [{ name: 'a'.repeat(81) }, { name: 'Admite hasta 80 caracteres' }],
  [{ shortName: 'a'.repeat(31) }, { shortName: 'Admite hasta 30 caracteres' }],
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

const OFFICE = { name: 'Saltillo', address: 'Av. Uno 1, Saltillo, Coah.', mapLink: null, phone: null, hours: null }
const FULL = {
  name: 'Norte',
  address: 'Calle Dos 2',
  mapLink: 'https://maps.app.goo.gl/abc',
  phone: '8112345678',
  hours: '9 a 6',
}

function textsWith(offices: readonly object[]) {
  return sectionTexts(FORM, { ...DEMO_AGENCY.datos, offices })
}

test('offices are saved in the order of their positions, and an emptied one is removed', () => {
  const texts = textsWith([OFFICE, FULL, OFFICE])
  expect(
    readTexts(FORM, { ...texts, 'offices.1.position': '0', 'offices.2.name': '', 'offices.2.address': '' }),
  ).toEqual({
    content: { ...DEMO_AGENCY.datos, offices: [{ ...FULL, phone: '81 1234 5678' }, OFFICE] },
  })
})

test('ten offices fit, and the form has room for no more', () => {
  const ten = Array.from({ length: 10 }, (_, at) => ({ ...OFFICE, name: `Oficina ${at}` }))
  expect(Object.keys(textsWith(ten))).not.toContain('offices.10.name')
  expect(Object.keys(textsWith(ten.slice(1)))).toContain('offices.9.name')
  expect(readTexts(FORM, textsWith(ten))).toMatchObject({ content: { offices: ten } })
  const error = 'Caben hasta 10. Borra los textos de una para quitarla'
  expect(readTexts(FORM, textsWith([...ten, OFFICE]))).toEqual({ errors: { 'offices.10.name': error } })
})

const NORTE = { 'offices.0.name': 'Norte', 'offices.0.address': 'Uno' }
const WRONG_LINKS = ['http://maps.app.goo.gl/a', 'javascript:alert(1)', 'https://google.com.example/maps', 'Uno 1']

test('a wrong office or second phone is refused at its field', () => {
  const phone = 'Escribe un teléfono de 10 dígitos'
  const link = 'Pega el enlace de Google Maps completo, como https://maps.app.goo.gl/…'
  expect(wrongIn({ 'offices.0.name': 'Norte' })).toEqual({ 'offices.0.address': 'Escribe la dirección de la oficina' })
  expect(wrongIn({ ...NORTE, 'offices.0.phone': '12' })).toEqual({ 'offices.0.phone': phone })
  expect(wrongIn({ secondPhone: '123' })).toEqual({ secondPhone: phone })
  for (const mapLink of WRONG_LINKS)
    expect(wrongIn({ ...NORTE, 'offices.0.mapLink': mapLink })).toEqual({ 'offices.0.mapLink': link })
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
