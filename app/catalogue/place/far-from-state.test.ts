import { expect, test } from 'vitest'
import { STATES } from '#app/catalogue/facts/places.ts'
import { farFromState } from './far-from-state.ts'
import { municipalityMiddles } from './municipality-middles.ts'

const MONTERREY = '25.67, -100.31'

test('a point far outside of its state is told with its distance', () => {
  expect(farFromState({ googleMapsLink: MONTERREY, state: 'Querétaro' })).toBe(
    'El punto queda a más de 447\u00A0km de Querétaro',
  )
})

test.each([
  [MONTERREY, 'Nuevo León'],
  // Zapopan's edge of Jalisco, and a neighbour a few kilometres over the border.
  ['20.72, -103.42', 'Jalisco'],
  ['20.7, -105.3', 'Nayarit'],
  [MONTERREY, null],
  [MONTERREY, 'Texas'],
  ['https://maps.app.goo.gl/AbC123', 'Querétaro'],
  [null, 'Querétaro'],
])('%s in %s is not asked about', (googleMapsLink, state) => {
  expect(farFromState({ googleMapsLink, state })).toBeNull()
})

test('no municipality is far from its own state', () => {
  const far = STATES.flatMap((state) =>
    municipalityMiddles(state).map(({ latitude, longitude }) =>
      farFromState({ googleMapsLink: `${latitude}, ${longitude}`, state }),
    ),
  )
  expect(far.filter(Boolean)).toEqual([])
})
