import { expect, test } from 'vitest'
import { pointAt } from './point.ts'
import type { Precision } from '#app/catalogue/facts/precision.ts'
import { INITIAL_LANDMARKS } from './initial-landmarks.ts'
import { nearestLandmarks, nameWithoutArticle } from './landmark.ts'
import { LANDMARK_RULES } from './landmark-rules.ts'

const HERE = { latitude: 25.75, longitude: -100.16 }

function nearestText(metres: number, precision: Precision, name = 'la Macroplaza') {
  return nearestLandmarks(HERE, precision, [{ name, ...pointAt(HERE, 40, metres) }])[0]?.text
}

test('the three nearest landmarks are shown, nearest first', () => {
  const near = nearestLandmarks(HERE, 'exacta', INITIAL_LANDMARKS).map(({ landmark }) => landmark.name)
  expect(near).toEqual([
    'la Av. Miguel Alemán y Carretera a Huinalá',
    'el Aeropuerto de Monterrey',
    'la Av. Ruiz Cortines y Eloy Cavazos',
  ])
  expect(nearestLandmarks(HERE, 'exacta', [])).toEqual([])
})

test.each([
  [3_240, 'exacta', 'A 3.2 km de la Macroplaza'],
  [3_240, 'aproximada', 'A 3 km de la Macroplaza'],
  [3_240, 'zona', 'A 3 km de la Macroplaza'],
  [12_400, 'exacta', 'A 12 km de la Macroplaza'],
  [40, 'exacta', 'A menos de 0.1 km de la Macroplaza'],
  [40, 'aproximada', 'A menos de 1 km de la Macroplaza'],
] as const)('%d m from a place with precision %s: %s', (metres, precision, words) => {
  expect(nearestText(metres, precision)?.replaceAll('\u00A0', ' ')).toBe(words)
})

test('a name is shown with its article', () => {
  expect(nearestText(3_000, 'zona', 'el Aeropuerto')).toMatch(/ del Aeropuerto$/)
  expect(nearestText(3_000, 'zona', 'El Carmen')).toMatch(/ de El Carmen$/)
  expect(nearestText(3_000, 'zona', 'Interpuerto')).toMatch(/ de Interpuerto$/)
  expect([nameWithoutArticle('el Puente Colombia'), nameWithoutArticle('Interpuerto')]).toEqual([
    'Puente Colombia',
    'Interpuerto',
  ])
})

test('the default landmarks are valid input, and each is there once', () => {
  for (const { name, latitude, longitude } of INITIAL_LANDMARKS) {
    expect(LANDMARK_RULES.name.read(name)).toEqual({ value: name })
    expect(LANDMARK_RULES.point.read(`${latitude}, ${longitude}`)).toEqual({ value: { latitude, longitude } })
  }
  expect(new Set(INITIAL_LANDMARKS.map(({ name }) => name)).size).toBe(INITIAL_LANDMARKS.length)
})

test.each([
  ['', 'Escribe sus coordenadas o pega su enlace de Google Maps'],
  ['-100.19, 25.77', '¿Quisiste decir 25.77, −100.19?'],
  ['por el aeropuerto', 'Ese texto no dice el punto: escribe la latitud y la longitud, por ejemplo 25.77, -100.19'],
])('a point typed as «%s»: %s', (text, message) => {
  expect(LANDMARK_RULES.point.read(text)).toEqual({ message })
})
