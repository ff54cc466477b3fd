import { expect, test } from 'vitest'
import { withoutContacts } from './without-contacts.ts'

test.each([
  ['Llamar al 81 1234 5678 o a eva@correo.mx.', 'Llamar al (teléfono oculto) o a (correo oculto)'],
  ['«Eva <eva.sada+x@correo.com.mx>»', '«Eva <(correo oculto)>»'],
  ['mailto:eva@correo.mx', 'mailto:(correo oculto)'],
  ['a @ b, 12,500 m² en PROP-434', 'a @ b, 12,500 m² en PROP-434'],
])('%j', (text, hidden) => {
  expect(withoutContacts(text)).toBe(hidden)
})
