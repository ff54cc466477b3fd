import { expect, test } from 'vitest'
import { INITIAL_LANDMARKS } from './initial-landmarks.ts'
import { namedLandmark } from './named-landmark.ts'

function nameOf(text: string) {
  return namedLandmark(text, INITIAL_LANDMARKS)?.name ?? null
}

test.each([
  ['aeropuerto', 'el Aeropuerto de Monterrey'],
  ['Aeropuerto Internacional de Monterrey', 'el Aeropuerto de Monterrey'],
  ['el aeropuerto', 'el Aeropuerto de Monterrey'],
  ['airport', 'el Aeropuerto de Monterrey'],
  ['AEROPUERTO del norte', 'el Aeropuerto del Norte'],
  ['interpuerto', 'Interpuerto Monterrey'],
  ['puente', 'el Puente Colombia'],
  ['puente reynosa', 'el Puente Reynosa–Pharr'],
  ['Pharr', 'el Puente Reynosa–Pharr'],
  ['ruiz cortines', 'la Av. Gonzalitos y Ruiz Cortines'],
  ['Av. Ruiz Cortines y Eloy Cavazos', 'la Av. Ruiz Cortines y Eloy Cavazos'],
  ['avenida lincoln', 'la Av. Lincoln y Paseo de Cumbres'],
  ['carr. a Saltillo', 'la Carretera a Saltillo en Santa Catarina'],
  ['gomez morin', 'la Calzada del Valle y Gómez Morín'],
])('«%s» is %s', (text, name) => expect(nameOf(text)).toBe(name))

test.each([
  ['', 'nothing'],
  ['el', 'an article'],
  ['internacional', 'a word that is left out of names'],
  ['carretera', 'a kind of place'],
  ['norte', 'a direction'],
  ['parque', 'a kind of place'],
  ['Saltillo', 'the town to which a road leads'],
  ['Reynosa en Cadereyta', 'towns of a road'],
  ['aeropuerto de Saltillo', 'another airport'],
  ['aeropuertos', 'another word'],
  ['bodega', 'no place'],
])('«%s» names no landmark: %s', (text) => expect(nameOf(text)).toBeNull())

test('a landmark of the agency is found by its own words, and one that is gone no longer', () => {
  const own = [{ name: 'la Planta Norte', latitude: 25.7, longitude: -100.3 }]
  expect(namedLandmark('planta', own)).toBe(own[0])
  expect(namedLandmark('aeropuerto', own)).toBeNull()
})
