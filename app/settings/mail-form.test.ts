import { expect, test } from 'vitest'
import { errorsIn, typedIn } from '#app/forms/form-rules.ts'
import { MAIL_RULES } from './mail-form.ts'

const GOOD = { host: 'smtp.empresa.mx', port: '465', security: 'tls', user: 'ventas@empresa.mx', password: 'x' }

function wrongIn(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...GOOD, ...fields })) form.append(name, value)
  return Object.keys(errorsIn(MAIL_RULES, typedIn(MAIL_RULES, form)))
}

test.each(['', 'smtp.empresa.mx', 'localhost', '10.0.0.8', '::1', ' SMTP.Empresa.mx '])(
  'the host %j is right',
  (host) => expect(wrongIn({ host })).toEqual([]),
)

test.each(['smtp.empresa.mx:587', 'smtp://empresa.mx', 'un servidor', 'ana@empresa.mx', 'a/b', 'x'.repeat(300)])(
  'the host %j is refused',
  (host) => expect(wrongIn({ host })).toEqual(['host']),
)

test.each(['0', '65536', '-1', 'NaN', '5e2', '587.5', '99999999'])('the port %j is refused', (port) =>
  expect(wrongIn({ port })).toEqual(['port']),
)

test('an empty port is the usual one; another encryption or sender is refused', () => {
  expect(wrongIn({ port: '' })).toEqual([])
  expect(wrongIn({ security: 'toString', senderAddress: 'ana' })).toEqual(['security', 'senderAddress'])
})
