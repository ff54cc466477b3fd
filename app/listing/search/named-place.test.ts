import { describe, expect, test } from 'vitest'
import * as places from './named-place.ts'
import { NUEVO_LEON } from '#test/factories/places.ts'

const namedPlace = (text: string) => places.namedPlace(text, NUEVO_LEON)
const unknownPlace = (text: string) => places.unknownPlace(text, NUEVO_LEON)

describe('a place is found by the names that people write', () => {
  test.each([
    ['Huinalá', 'Huinalá, Apodaca'],
    ['huinala', 'Huinalá, Apodaca'],
    ['Huinalá Apodaca', 'Huinalá, Apodaca'],
    ['Huinalá, Apodaca, Nuevo León', 'Huinalá, Apodaca'],
    ['Valle Oriente, San Pedro', 'Valle Oriente, San Pedro Garza García'],
    ['San Pedro', 'San Pedro Garza García'],
    ['escobedo', 'General Escobedo'],
    ['Sta. Catarina', 'Santa Catarina'],
    ['Apodaca, N.L.', 'Apodaca'],
  ])('%s is %s', (text, name) => {
    expect(namedPlace(text)).toEqual(namedPlace(name))
    expect(namedPlace(text)).not.toBeNull()
    expect(unknownPlace(text)).toBeNull()
  })

  test('a municipality has priority over a zone of its name, and the metropolitan zone over others of its name', () => {
    expect(namedPlace('Anáhuac')).not.toEqual(namedPlace('Anáhuac, San Nicolás de los Garza'))
    expect(namedPlace('Carretera Nacional')).toEqual(namedPlace('Carretera Nacional, Monterrey'))
  })
})

test.each(['Narnia', 'Huinalá, Monterrey', 'Nuevo León', 'N.L.', ',', 'bodega', `25°77'N 100°19'W`])(
  '%s is not a place',
  (text) => {
    expect(namedPlace(text)).toBeNull()
    expect(unknownPlace(text)).toContain('No conocemos')
  },
)
