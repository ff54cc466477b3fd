import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { emailError, loginErrors, newPasswordError, readEmail, readName, signupErrors } from './credentials.ts'

const ANA = { name: 'Ana', email: 'ana@cerronorte.example', password: 'secreta' }

describe('an e-mail', () => {
  test.each([
    ['ana@cerronorte.example', 'ana@cerronorte.example'],
    ['  Ana.Ruiz+panel@CerroNorte.Example\n', 'ana.ruiz+panel@cerronorte.example'],
    ["o'neill@b.mx", "o'neill@b.mx"],
    ['ana@ñandú.mx', 'ana@xn--and-6ma2c.mx'],
    ['ana@n\u0303andu\u0301.mx', 'ana@xn--and-6ma2c.mx'],
    ['ANA@ÑANDÚ.MX', 'ana@xn--and-6ma2c.mx'],
    ['1@2.mx', '1@2.mx'],
    [`${'a'.repeat(64)}@b.mx`, `${'a'.repeat(64)}@b.mx`],
  ])('%j is kept as %s', (typed, kept) => {
    expect(readEmail(typed)).toBe(kept)
  })

  test.each([
    '',
    'ana',
    'ana@',
    '@b.mx',
    'ana@dominio',
    'ana@@b.mx',
    'ana@b@c.mx',
    'ana ruiz@b.mx',
    'ana@b mx.mx',
    '.ana@b.mx',
    'ana.@b.mx',
    'a..b@c.mx',
    'ana@.mx',
    'ana@b..mx',
    'ana@-b.mx',
    'ana@b-.mx',
    'ana@b.m',
    'ana@b.123',
    'ana@127.0.0.1',
    'ana@[127.0.0.1]',
    'ana@b.mx/x',
    'ana@b.mx:80',
    'ana@b.mx?x',
    'ana@b%2emx.mx',
    'josé@b.mx',
    'ana\0@b.mx',
    'ana@b.mx\0',
    '"ana"@b.mx',
    'ana@b.mx, eva@b.mx',
    'ana@b.mx\nBcc: eva@b.mx',
    `${'a'.repeat(250)}@b.mx`,
  ])('%j is none', (typed) => {
    expect(readEmail(typed)).toBeNull()
    expect(emailError(typed)).toEqual({
      email: typed === '' ? 'Escribe tu correo electrónico' : 'Por favor ingresa un correo electrónico válido',
    })
  })

  test('that is taken once is taken always, and by better-auth too', () => {
    const typed = fc.oneof(
      fc.emailAddress(),
      fc.tuple(fc.string({ unit: fc.constantFrom(...`ab0.'+-_Ñß`) }), fc.domain()).map((parts) => parts.join('@')),
      fc.tuple(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme' })).map((parts) => parts.join('@')),
    )
    fc.assert(
      fc.property(typed, (text) => {
        const email = readEmail(text)
        if (email === null) return
        expect(readEmail(email)).toBe(email)
        expect(z.email().parse(email)).toBe(email)
        expect(email).toMatch(/^[\u0021-\u007e]{6,254}$/)
      }),
    )
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
  ])('%j is kept as %j', (typed, kept) => {
    expect(readName(typed)).toBe(kept)
  })
})

describe('a registration', () => {
  test('that says everything is right', () => {
    expect(signupErrors(ANA)).toEqual({})
    expect(signupErrors({ ...ANA, name: 'x'.repeat(100), password: '123456' })).toEqual({})
    expect(signupErrors({ ...ANA, password: 'ñ'.repeat(128) })).toEqual({})
  })

  test('says what is missing, everything at once', () => {
    expect(signupErrors({ name: ' ', email: ' ', password: '' })).toEqual({
      name: 'Escribe tu nombre',
      email: 'Escribe tu correo electrónico',
      password: 'Escribe tu contraseña',
    })
  })

  test('says what is too short or too long', () => {
    expect(newPasswordError('12345')).toEqual({ password: 'La contraseña debe tener al menos 6 caracteres' })
    expect(newPasswordError('x'.repeat(129))).toEqual({ password: 'La contraseña admite hasta 128 caracteres' })
    expect(signupErrors({ ...ANA, name: 'x'.repeat(101) })).toEqual({ name: 'El nombre admite hasta 100 caracteres' })
  })
})

test('a login asks only that both fields say something: a short password may be an old one', () => {
  expect(loginErrors({ email: 'ana@b.mx', password: 'x' })).toEqual({})
  expect(loginErrors({ email: '', password: '' })).toEqual({
    email: 'Escribe tu correo electrónico',
    password: 'Escribe tu contraseña',
  })
})
