import { describe, expect, test } from 'vitest'
import { newOwner, ownerIdOr, ownerText, ownerTextOr, readFields, readOwner } from './owner.ts'

const FORMER = ['anita', 'Anita · 81 0000 1111']
const ANA = { id: 'ana', name: 'Ana Ruiz', phone: '+528112345678', email: null, former: FORMER }
const LUIS = { id: 'luis', name: 'Luis Garza', phone: '+19565550100', email: 'luis@correo.mx' }
const TWINS = ['uno', 'dos'].map((id) => ({ id, name: 'Juan Pérez', phone: null, email: `${id}@correo.mx` }))
const OWNERS = [ANA, LUIS, ...TWINS]

test('an owner is named with everything that tells one from another', () => {
  expect(OWNERS.map(ownerText)).toEqual([
    'Ana Ruiz · 81 1234 5678',
    'Luis Garza · +1 956 555 0100 · luis@correo.mx',
    'Juan Pérez · uno@correo.mx',
    'Juan Pérez · dos@correo.mx',
  ])
})

test('a text of the list stands for its id, and the other way round', () => {
  expect(OWNERS.map((owner) => ownerIdOr(ownerText(owner), OWNERS))).toEqual(OWNERS.map(({ id }) => id))
  expect(OWNERS.map(({ id }) => ownerTextOr(id, OWNERS))).toEqual(OWNERS.map(ownerText))
  expect([ownerIdOr('Eva', OWNERS), ownerTextOr('Eva', OWNERS), ownerTextOr('toString', OWNERS)]).toEqual([
    'Eva',
    'Eva',
    'toString',
  ])
})

describe('what is typed', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['ana', 'ana'],
    ['Ana Ruiz · 81 1234 5678', 'ana'],
    ['Ana Solís · 81 1234 5678', 'ana'],
    ['Anita · 81 0000 1111', 'ana'],
    ['anita', 'ana'],
    ['ANA RUÍZ', 'ana'],
    ['81 1234 5678', 'ana'],
    ['Ana Ruiz, (81) 1234-5678', 'ana'],
    ['ana ruiz 528112345678', 'ana'],
    ['LUIS@Correo.MX', 'luis'],
    ['Eva Sada, 81 8765 4321', 'Eva Sada, +528187654321'],
    ['Eva Sada,8187654321', 'Eva Sada, +528187654321'],
    ['Eva Sada Eva@Correo.mx +52 81 8765 4321', 'Eva Sada, +528187654321, eva@correo.mx'],
    ['Grupo 3 Hermanos, S.A. de C.V., eva@correo.mx', 'Grupo 3 Hermanos, S.A. de C.V., eva@correo.mx'],
  ])('%j is %j', (typed, value) => {
    expect(readOwner(typed, OWNERS)).toEqual({ value })
  })

  test.each([
    ['Eva Sada', 'Escribe también su teléfono o su correo'],
    ['Juan Pérez', 'Hay varios con ese nombre: elige uno de la lista'],
    ['eva@correo.mx', 'Escribe también su nombre'],
    ['Eva Sada, 12345678', 'Escribe un teléfono de 10 dígitos'],
    ['Eva Sada, eva@', 'Por favor ingresa un correo electrónico válido'],
    ['Eva Sada, eva@correo.mx, eva@otro.mx', 'Por favor ingresa un correo electrónico válido'],
    [
      'Eva Sada, 81 1234 5678',
      'Ese teléfono ya es de «Ana Ruiz · 81 1234 5678»: elige esa opción de la lista, o corrige el dato',
    ],
    [
      'Eva Sada, DOS@correo.mx',
      'Ese correo ya es de «Juan Pérez · dos@correo.mx»: elige esa opción de la lista, o corrige el dato',
    ],
    ['Eva Sada · 81 9999 0000', 'Ese propietario ya no está en la lista: alguien lo cambió o lo eliminó'],
    [`${'a'.repeat(121)}, eva@correo.mx`, 'Admite hasta 120 caracteres'],
    ['a'.repeat(401), 'Admite hasta 400 caracteres'],
  ])('%j is refused', (typed, message) => {
    expect(readOwner(typed, OWNERS)).toEqual({ message })
  })
})

test('a new person is read again from its value, and an id is no new person', () => {
  const fields = { name: 'Grupo 3, S.A.', phone: '+528187654321', email: 'eva@correo.mx' }
  expect(newOwner('Grupo 3, S.A., +528187654321, eva@correo.mx')).toEqual(fields)
  expect(newOwner('01a1a0a3-0280-70d2-be5e-a57c02ac4d16')).toBeNull()
  expect(readFields({ name: ' Eva ', phone: '', email: '' })).toEqual({
    value: { name: 'Eva', phone: null, email: null },
  })
})
