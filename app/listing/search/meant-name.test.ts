import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MUNICIPALITIES } from '#app/catalogue/facts/places.ts'
import { meantName } from './meant-name.ts'

test.each([
  ['bodejas', 'bodegas'],
  ['BODGEA', 'bodega'],
  ['ofecina', 'oficina'],
  ['rrenta', 'renta'],
  ['terenos', 'terrenos'],
  ['departamneto', 'departamento'],
  ['lokal', 'local'],
  ['monterey', 'Monterrey'],
  ['escovedo', 'Escobedo'],
  ['cumbrez', 'Cumbres'],
  ['lindavista', 'Linda Vista'],
  ['santacatarina', 'Santa Catarina'],
])('«%s» is a slip of «%s»', (typed, meant) => expect(meantName(typed)).toBe(meant))

test.each(['', 'kia', 'koi', 'medico', 'coworking', 'quinta', 'rancho', 'prop-001', '20000', 'taqueria', '🏢🏢🏢🏢🏢'])(
  '«%s» is none',
  (typed) => expect(meantName(typed)).toBeNull(),
)

test('a letter turned with its neighbour, left out or said twice still means the municipality', () => {
  const long = MUNICIPALITIES.flatMap((name) => name.split(' ')).filter((word) => word.length >= 9)
  fc.assert(
    fc.property(
      fc.constantFrom(...long),
      fc.nat(8),
      fc.constantFrom('left out', 'twice', 'turned'),
      (word, at, slip) => {
        const [first, here = '', rest] = [word.slice(0, at), word[at], word.slice(at + 1)]
        const typed =
          slip === 'left out'
            ? first + rest
            : slip === 'twice'
              ? first + here + here + rest
              : first + rest.slice(0, 1) + here + rest.slice(1)
        expect(meantName(typed)).toBe(word)
      },
    ),
  )
})
