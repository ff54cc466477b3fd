import { expect, test } from 'vitest'
import { COMMON_PASSWORDS } from './common-passwords.server.ts'
import { SHORTEST_PASSWORD } from './credentials.ts'
import { isCommonPassword } from './new-password.server.ts'

test.each([
  '123456',
  'password',
  'PASSWORD',
  'Contraseña',
  'contrasen\u0303a',
  ' qwerty ',
  'tequiero',
  'mexico',
  'CerroNorte',
])('%s is a common password', (password) => expect(isCommonPassword(password)).toBe(true))

test.each(['secreta-1', 'tres tristes tigres', 'ñandú con lentes', 'Xk29!a'])(
  '%s is not a common password',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)

test("the person's own e-mail is a common password", () => {
  for (const password of ['ana.ruiz', 'Ana.Ruiz@cerronorte.example'])
    expect(isCommonPassword(password, 'ana.ruiz@cerronorte.example')).toBe(true)
  expect(isCommonPassword('ana.ruiz')).toBe(false)
})

test('the list has only passwords that are long enough to be accepted', () => {
  const list = COMMON_PASSWORDS.trim().split(/\s+/)
  expect(new Set(list).size).toBe(3_000)
  expect(list.filter((word) => word.length < SHORTEST_PASSWORD || word !== word.toLowerCase())).toEqual([])
})
