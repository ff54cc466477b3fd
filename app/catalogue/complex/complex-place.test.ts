import { describe, expect, test } from 'vitest'
import { followComplexPlace, withPlaceOf } from './complex-place.ts'

const PLAZA = {
  id: 'c1',
  name: 'Plaza Encino',
  location: 'Cumbres',
  municipality: 'Monterrey',
  address: 'Av. Paseo de los Leones 2200',
  state: 'Nuevo León' as const,
  googleMapsLink: 'https://www.google.com/maps?q=25.7,-100.4',
}
const EMPTY = { location: '', municipality: '', address: '', state: '', googleMapsLink: '' }
const { id: _id, name: _name, ...PLACE } = PLAZA

describe('an empty field of a form', () => {
  test('gets the place of the complex', () => {
    expect(withPlaceOf([PLAZA], { title: 'Local 3', complexId: 'c1', ...EMPTY })).toEqual({
      title: 'Local 3',
      complexId: 'c1',
      ...PLACE,
    })
  })

  test('stays empty if another field is filled in, or with another or no complex', () => {
    const own = { ...EMPTY, complexId: 'c1', address: 'Local 12', location: 'Cumbres Elite' }
    expect(withPlaceOf([PLAZA], own)).toMatchObject({ address: 'Local 12', location: 'Cumbres Elite' })
    for (const complexId of ['', 'c2'])
      expect(withPlaceOf([PLAZA], { ...EMPTY, complexId })).toEqual({ ...EMPTY, complexId })
  })

  test('in another state does not get the municipality of the complex', () => {
    const sent = withPlaceOf([PLAZA], { ...EMPTY, complexId: 'c1', state: 'Coahuila' })
    expect(sent).toMatchObject({ state: 'Coahuila', municipality: '', location: 'Cumbres' })
  })

  test('is filled from the new complex, and so is a value that came from the former one', () => {
    const other = {
      ...PLAZA,
      id: 'c2',
      location: 'Centro',
      municipality: 'Apodaca',
      address: null,
      googleMapsLink: null,
    }
    const moved = { ...PLACE, complexId: 'c2' }
    const gone = { complexId: 'c2', location: 'Centro', municipality: 'Apodaca', address: '', googleMapsLink: '' }
    expect(withPlaceOf([PLAZA, other], moved, 'c1')).toEqual({ ...gone, state: 'Nuevo León' })
    expect(withPlaceOf([PLAZA, other], { ...moved, address: 'Local 12' }, 'c1')).toMatchObject({ address: 'Local 12' })
    const elsewhere = { ...other, state: 'Coahuila' as const, municipality: 'Saltillo' }
    expect(withPlaceOf([PLAZA, elsewhere], moved, 'c1')).toMatchObject({ state: 'Coahuila', municipality: 'Saltillo' })
    expect(withPlaceOf([PLAZA], { ...PLACE, complexId: '' }, 'c1'), 'of none').toEqual({ ...PLACE, complexId: '' })
    expect(withPlaceOf([PLAZA, other], moved), 'of a new one it is its own').toEqual(moved)
  })

  test('is filled with the few known facts of a complex', () => {
    expect(withPlaceOf([{ id: 'c1', name: 'x', location: 'Centro' }], { ...EMPTY, complexId: 'c1' })).toEqual({
      ...EMPTY,
      complexId: 'c1',
      location: 'Centro',
    })
  })
})

test("a place that came from the complex follows it, and a place of the space's own stays", () => {
  const after = { ...PLACE, location: 'Valle', address: null }
  expect(followComplexPlace(PLACE, PLACE, after)).toEqual({ location: 'Valle', address: null })
  expect(followComplexPlace({ ...PLACE, location: 'Cumbres Elite' }, PLACE, after)).toEqual({ address: null })
  expect(followComplexPlace(PLACE, PLACE, PLACE)).toEqual({})
})
