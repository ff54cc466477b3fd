import { expect, test } from 'vitest'
import { contactErrors, contactValues } from './contact-form.ts'

const GOOD = { contactName: 'Gerencia', contactPhone: '81 1234 5678', contactEmail: 'gerencia@cerronorte.example' }

function formOf(fields: Record<string, string | Blob>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

test('fields are read without the space around and inside that nobody sees', () => {
  expect(contactValues(formOf({ ...GOOD, contactName: '  Ana \n María ' }))).toEqual({
    ...GOOD,
    contactName: 'Ana María',
  })
})

test('a missing field is empty, and so is a file', () => {
  const empty = { contactName: '', contactPhone: '', contactEmail: '' }
  expect(contactValues(formOf({ contactName: new Blob(['x']), otro: 'x' }))).toEqual(empty)
  expect(contactErrors(empty)).toEqual({})
})

test('a good contact has no errors', () => {
  expect(contactErrors(GOOD)).toEqual({})
})

test.each(['8112345678', '+52 (81) 1234-5678', '+1 956 555 0100', '81 1234 5678 ext. 9', '(956) 555 0100 oficina'])(
  'the phone %s is good',
  (contactPhone) => expect(contactErrors({ ...GOOD, contactPhone })).toEqual({}),
)

test.each([
  [{ contactPhone: '812345 ext. 6789' }, ['contactPhone']],
  [{ contactPhone: 'ext. 81 1234 5678' }, ['contactPhone']],
  [{ contactPhone: '1234567890123456' }, ['contactPhone']],
  [{ contactPhone: `8112345678 ${'x'.repeat(30)}` }, ['contactPhone']],
  [{ contactPhone: '1234' }, ['contactPhone']],
  [{ contactEmail: 'usuario@dominio' }, ['contactEmail']],
  [{ contactEmail: 'sin arroba.mx' }, ['contactEmail']],
  [{ contactEmail: `${'a'.repeat(200)}@b.mx` }, ['contactEmail']],
  [{ contactName: 'a'.repeat(121) }, ['contactName']],
  [{ contactPhone: 'x', contactEmail: 'x' }, ['contactPhone', 'contactEmail']],
])('%o is refused at its field', (wrong, fields) => {
  expect(Object.keys(contactErrors({ ...GOOD, ...wrong }))).toEqual(fields)
})
