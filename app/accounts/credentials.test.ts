import { describe, expect, test } from 'vitest'
import { errorsIn, typedIn } from '#app/forms/form-rules.ts'
import type { FormRules } from '#app/forms/form-rules.ts'
import { FORGOTTEN_PASSWORD_RULES, LOGIN_RULES, NEW_PASSWORD_RULES, SIGNUP_RULES } from './credentials.ts'

const ANA = { name: 'Ana', email: 'ana@cerronorte.example', password: 'secreta' }

function wrongIn<Values>(rules: FormRules<Values>, sent: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(sent)) form.set(name, value)
  return errorsIn(rules, typedIn(rules, form))
}

describe('an e-mail', () => {
  test.each([LOGIN_RULES, SIGNUP_RULES, FORGOTTEN_PASSWORD_RULES])('has the same error texts everywhere', (rules) => {
    expect(wrongIn(rules as FormRules<{ email: string }>, { ...ANA, email: ' ' })).toEqual({
      email: 'Escribe tu correo electrónico',
    })
    for (const email of ['usuario@dominio', 'josé@b.mx', `${'a'.repeat(250)}@b.mx`, 'ana@b.mx\nBcc: eva@b.mx'])
      expect(wrongIn(rules as FormRules<{ email: string }>, { ...ANA, email })).toEqual({
        email: 'Por favor ingresa un correo electrónico válido',
      })
  })

  test('is read in the spelling in which accounts store it', () => {
    expect(LOGIN_RULES.email.read('Ana@ÑANDÚ.mx')).toEqual({ value: 'ana@xn--and-6ma2c.mx' })
  })
})

describe('a name', () => {
  test.each([
    ['  Ana   Ruiz ', 'Ana Ruiz'],
    ['Ana\0\nRuiz', 'Ana Ruiz'],
    ['Jose\u0301', 'José'],
    ['\u202eziuR anA\u202c', 'ziuR anA'],
    ['👩🏽 Ñ', '👩🏽 Ñ'],
    [' \t\u200b ', ''],
  ])('%j is stored as %j', (typed, kept) => {
    expect(SIGNUP_RULES.name.tidy(typed)).toBe(kept)
  })

  test.each([' ', '\u200b', '\u00ad', '\u2800'])('%j is not a name, because nothing of it is visible', (name) => {
    expect(wrongIn(SIGNUP_RULES, { ...ANA, name })).toEqual({ name: 'Escribe tu nombre' })
  })
})

describe('a registration', () => {
  test('without errors is accepted', () => {
    expect(wrongIn(SIGNUP_RULES, ANA)).toEqual({})
    expect(wrongIn(SIGNUP_RULES, { ...ANA, name: 'x'.repeat(100), password: '123456' })).toEqual({})
    expect(wrongIn(SIGNUP_RULES, { ...ANA, password: 'ñ'.repeat(128) })).toEqual({})
  })

  test('reports all missing values at once', () => {
    expect(wrongIn(SIGNUP_RULES, { name: ' ', email: ' ', password: '' })).toEqual({
      name: 'Escribe tu nombre',
      email: 'Escribe tu correo electrónico',
      password: 'Escribe tu contraseña',
    })
  })

  test('reports values that are too short or too long', () => {
    for (const rules of [SIGNUP_RULES, NEW_PASSWORD_RULES] as FormRules<{ password: string }>[]) {
      expect(wrongIn(rules, { ...ANA, password: '12345' })).toEqual({
        password: 'La contraseña debe tener al menos 6 caracteres',
      })
      expect(wrongIn(rules, { ...ANA, password: 'x'.repeat(129) })).toEqual({
        password: 'La contraseña admite hasta 128 caracteres',
      })
    }
    expect(wrongIn(SIGNUP_RULES, { ...ANA, name: 'x'.repeat(101) })).toEqual({
      name: 'El nombre admite hasta 100 caracteres',
    })
  })

  test('stores a password exactly as it was typed, including spaces at the end', () => {
    expect(SIGNUP_RULES.password.read(SIGNUP_RULES.password.tidy(' cien\u0301 '))).toEqual({ value: ' cien\u0301 ' })
  })
})

test('a login only requires both fields: a short password may be an old one', () => {
  expect(wrongIn(LOGIN_RULES, { email: 'ana@b.mx', password: 'x' })).toEqual({})
  expect(wrongIn(LOGIN_RULES, { email: '', password: '' })).toEqual({
    email: 'Escribe tu correo electrónico',
    password: 'Escribe tu contraseña',
  })
})
