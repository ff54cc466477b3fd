import { expect, test } from 'vitest'
import { catalogueOf } from '#test/factories/catalogue.ts'
import { cardOf } from './listed-card.ts'

test('a card names the state only of a place that is not in the only home state', () => {
  const { all, ...catalogue } = catalogueOf([
    { title: 'Local', state: 'Nuevo León' },
    { title: 'Foráneo', state: 'Coahuila' },
    { title: 'Sin estado', state: null },
  ])
  const states = (homeStates: typeof catalogue.places.homeStates) =>
    all
      .map((row) => cardOf({ ...catalogue, all, places: { ...catalogue.places, homeStates } }, row).otherState)
      .toSorted()
  expect(states(['Nuevo León'])).toEqual(['Coahuila', undefined, undefined])
  expect(states(['Coahuila', 'Nuevo León'])).toEqual(['Coahuila', 'Nuevo León', undefined])
  expect(states([])).toEqual(['Coahuila', 'Nuevo León', undefined])
})
