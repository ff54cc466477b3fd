import { expect, test } from 'vitest'
import { readSought } from './sought-person.ts'

const ANA = 'Ana Ruíz Peña\n+52 81 1234 5678\nana@correo.mx'

test.each([
  '8112345678',
  '+52 81 1234 5678',
  '5218112345678',
  '044 81 1234 5678',
  '(81) 1234-5678',
  '1234 5678',
  'ANA@correo.mx',
  'ruiz ana',
  'peña',
  'Ana 81 1234 5678',
])('«%s» finds her', (typed) => {
  expect(readSought(typed)?.finds(ANA)).toBe(true)
})

test.each(['8112345679', 'eva@correo.mx', 'Ana Solís', "'; drop table owners; --", '%', '<b>'])(
  '«%s» does not',
  (typed) => {
    expect(readSought(typed)?.finds(ANA)).toBe(false)
  },
)

test('what is typed names somebody by itself, but one word of a name does not', () => {
  expect(readSought('+52 1 81 1234 5678 ANA@correo.mx Ana Ruiz')?.identifiers).toEqual({
    names: ['ana ruiz'],
    phones: ['8112345678'],
    emails: ['ana@correo.mx'],
  })
  expect(readSought('Ana')?.identifiers).toEqual({ names: [], phones: [], emails: [] })
  expect(readSought('  ')).toBeNull()
})
