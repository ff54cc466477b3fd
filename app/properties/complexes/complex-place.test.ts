import { describe, expect, test } from 'vitest'
import { placeFollowing, withPlaceOf } from './complex-place.ts'

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

describe('what a form leaves empty', () => {
  test('is the place of the conjunto', () => {
    expect(withPlaceOf([PLAZA], { title: 'Local 3', complexId: 'c1', ...EMPTY })).toEqual({
      title: 'Local 3',
      complexId: 'c1',
      ...PLACE,
    })
  })

  test('is not touched where something is filled in, or another conjunto or none is chosen', () => {
    const own = { ...EMPTY, complexId: 'c1', address: 'Local 12', location: 'Cumbres Elite' }
    expect(withPlaceOf([PLAZA], own)).toMatchObject({ address: 'Local 12', location: 'Cumbres Elite' })
    for (const complexId of ['', 'c2'])
      expect(withPlaceOf([PLAZA], { ...EMPTY, complexId })).toEqual({ ...EMPTY, complexId })
  })

  test('of another state is not the municipality of the conjunto', () => {
    const sent = withPlaceOf([PLAZA], { ...EMPTY, complexId: 'c1', state: 'Coahuila' })
    expect(sent).toMatchObject({ state: 'Coahuila', municipality: '', location: 'Cumbres' })
  })

  test('is the place of a conjunto of which little is known', () => {
    expect(withPlaceOf([{ id: 'c1', name: 'x', location: 'Centro' }], { ...EMPTY, complexId: 'c1' })).toEqual({
      ...EMPTY,
      complexId: 'c1',
      location: 'Centro',
    })
  })
})

test('what was the place of the conjunto follows it, what is the own place of a space stays', () => {
  const after = { ...PLACE, location: 'Valle', address: null }
  expect(placeFollowing(PLACE, PLACE, after)).toEqual({ location: 'Valle', address: null })
  expect(placeFollowing({ ...PLACE, location: 'Cumbres Elite' }, PLACE, after)).toEqual({ address: null })
  expect(placeFollowing(PLACE, PLACE, PLACE)).toEqual({})
})
