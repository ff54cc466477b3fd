import { describe, expect, test } from 'vitest'
import { hideAddresses, isEmailAddress } from './email-address.ts'

describe('an e-mail', () => {
  test.each([
    'ana@correo.mx',
    'Ana.Ruiz+panel@correo.com.mx',
    "o'brien@a-b.example",
    'x@xn--and-6ma2c.mx',
    'correo@ñandú.mx',
    'a@1.co',
  ])('%s is an e-mail', (address) => expect(isEmailAddress(address)).toBe(true))

  test.each([
    '',
    'ana',
    '@correo.mx',
    'ana@',
    'ana@correo',
    'ana@@correo.mx',
    'ana@correo..mx',
    'ana@.correo.mx',
    'ana@correo.mx.',
    'ana@-correo.mx',
    '.ana@correo.mx',
    'ana.@correo.mx',
    'a..b@correo.mx',
    'ana ruiz@correo.mx',
    'ana@correo.mx, eva@correo.mx',
    'ana@correo.mx;eva@correo.mx',
    'Ana <ana@correo.mx>',
    '"ana"@correo.mx',
    'ana@correo.mx\r\nBcc: x@y.mx',
    'ana@[127.0.0.1]',
    'ana@127.0.0.1',
    `${'a'.repeat(250)}@b.mx`,
  ])('%j is not an e-mail', (address) => expect(isEmailAddress(address)).toBe(false))
})

test.each([
  ['550 5.1.1 <ana.ruiz@correo.mx>: user unknown', '550 5.1.1 <…@correo.mx>: user unknown'],
  ["451 ana@correo.mx, eva+x@otro.mx 'z@y.mx'", "451 …@correo.mx, …@otro.mx '…@y.mx'"],
  ['Greeting never received @ 15 s', 'Greeting never received @ 15 s'],
])('the addresses in %j are removed from the log', (said, logged) => expect(hideAddresses(said)).toBe(logged))
