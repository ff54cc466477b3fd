import { expect, test } from 'vitest'
import { errorsIn, typedIn } from '#app/forms/form-rules.ts'
import { DEFAULT_CONTACT_RULES } from './default-contact.ts'

const GOOD = { contactName: 'Gerencia', contactPhone: '81 1234 5678', contactEmail: 'gerencia@cerronorte.example' }

function read(fields: Record<string, string | Blob>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return typedIn(DEFAULT_CONTACT_RULES, form)
}

function wrongIn(fields: Record<string, string | Blob>) {
  return errorsIn(DEFAULT_CONTACT_RULES, read(fields))
}

test('fields are read without invisible characters and surrounding space', () => {
  expect(read({ ...GOOD, contactName: '  Ana \n María\0 ' })).toEqual({ ...GOOD, contactName: 'Ana María' })
})

test('a missing field or a file is empty, and all fields may be empty', () => {
  expect(read({ contactName: new Blob(['x']), otro: 'x' })).toEqual({
    contactName: '',
    contactPhone: '',
    contactEmail: '',
  })
  expect(wrongIn({})).toEqual({})
})

test('a valid contact has no errors', () => {
  expect(wrongIn(GOOD)).toEqual({})
})

test.each(['8112345678', '+52 (81) 1234-5678', '+1 956 555 0100', '81 1234 5678 ext. 9', '(956) 555 0100 oficina'])(
  'the phone %s is valid',
  (contactPhone) => expect(wrongIn({ ...GOOD, contactPhone })).toEqual({}),
)

const WRONG_PHONE = { contactPhone: 'Escribe un teléfono de 10 dígitos' }
const WRONG_EMAIL = { contactEmail: 'Por favor ingresa un correo electrónico válido' }

test.each([
  [{ contactPhone: '812345 ext. 6789' }, WRONG_PHONE],
  [{ contactPhone: 'ext. 81 1234 5678' }, WRONG_PHONE],
  [{ contactPhone: '1234567890123456' }, WRONG_PHONE],
  [{ contactPhone: `8112345678 ${'x'.repeat(30)}` }, WRONG_PHONE],
  [{ contactPhone: '1234' }, WRONG_PHONE],
  [{ contactEmail: 'usuario@dominio' }, WRONG_EMAIL],
  [{ contactEmail: 'sin arroba.mx' }, WRONG_EMAIL],
  [{ contactEmail: `${'a'.repeat(200)}@b.mx` }, WRONG_EMAIL],
  [{ contactName: 'a'.repeat(121) }, { contactName: 'Escribe un nombre de 120 caracteres o menos' }],
  [
    { contactPhone: 'x', contactEmail: 'x' },
    { ...WRONG_PHONE, ...WRONG_EMAIL },
  ],
])('%o is refused with an error at its field', (wrong, errors) => {
  expect(wrongIn({ ...GOOD, ...wrong })).toEqual(errors)
})
