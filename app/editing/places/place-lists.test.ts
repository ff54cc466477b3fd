import { expect, test } from 'vitest'
import { MOST_LANDMARKS } from '#app/catalogue/place/landmark.ts'
import { type TypedZone, ZONE_RULES } from '#app/catalogue/place/zone-rules.ts'
import { NUEVO_LEON } from '#test/factories/places.ts'
import { LANDMARKS, ZONES, findPlace, putPlace, removePlace } from './place-lists.ts'

const TYPED: TypedZone = {
  name: 'Juriquilla',
  synonyms: 'Jurica Norte, juriquilla,  Jurica norte , Zibatá',
  municipality: 'Querétaro',
  state: 'Querétaro',
  point: { latitude: 20.71, longitude: -100.45 },
}
const JURIQUILLA = ZONES.placeOf(TYPED)

test('synonyms are read once each, without the name itself', () => {
  expect(JURIQUILLA).toEqual({
    name: 'Juriquilla',
    synonyms: ['Jurica norte', 'Zibatá'],
    municipality: 'Querétaro',
    state: 'Querétaro',
    latitude: 20.71,
    longitude: -100.45,
  })
  expect(ZONES.placeOf({ ...TYPED, synonyms: null }).synonyms).toEqual([])
})

test('a zone is added, replaced and removed by its full name', () => {
  const added = putPlace(ZONES, [], '', JURIQUILLA)
  expect(added).toEqual([JURIQUILLA])
  const moved = { ...JURIQUILLA, latitude: 20.72 }
  expect(putPlace(ZONES, [JURIQUILLA], ZONES.nameOf(JURIQUILLA), moved)).toEqual([moved])
  expect(removePlace(ZONES, [JURIQUILLA], ZONES.nameOf(JURIQUILLA))).toEqual([])
  expect(removePlace(ZONES, [JURIQUILLA], 'Juriquilla')).toEqual([JURIQUILLA])
})

test('no municipality has two zones of one name, and the list has a limit', () => {
  expect(putPlace(ZONES, [JURIQUILLA], '', { ...JURIQUILLA, name: 'JURIQUILLA' })).toEqual({
    refused: 'Ya hay una zona con ese nombre en ese municipio',
  })
  expect(putPlace(ZONES, [JURIQUILLA], '', { ...JURIQUILLA, municipality: 'Corregidora' })).toHaveLength(2)
  const many = Array.from({ length: ZONES.most }, (_, at) => ({ ...JURIQUILLA, name: `Zona ${at}` }))
  expect(putPlace(ZONES, many, '', JURIQUILLA)).toEqual({ refused: 'La lista admite hasta 300 zonas' })
})

const HERE = { latitude: 25.75, longitude: -100.16 }
const BRIDGE = { name: 'el Puente Colombia', latitude: 27.7008, longitude: -99.7441 }

test('the landmarks are edited by their names, and no two names are the same', () => {
  expect(putPlace(LANDMARKS, [BRIDGE], '', { ...HERE, name: 'El puente colombia' })).toEqual({
    refused: 'Ya hay un punto de referencia con ese nombre',
  })
  expect(putPlace(LANDMARKS, [BRIDGE], 'el Puente Colombia', { ...HERE, name: 'el Puente' })).toEqual([
    { ...HERE, name: 'el Puente' },
  ])
  // Only its case changes.
  expect(putPlace(LANDMARKS, [BRIDGE], BRIDGE.name, { ...BRIDGE, name: 'El Puente Colombia' })).toHaveLength(1)
  expect(removePlace(LANDMARKS, [BRIDGE], BRIDGE.name)).toEqual([])
  expect(findPlace(LANDMARKS, [BRIDGE], '')).toBeNull()
  const many = Array.from({ length: MOST_LANDMARKS }, (_, at) => ({ ...HERE, name: `Punto ${at}` }))
  expect(putPlace(LANDMARKS, many, '', BRIDGE)).toEqual({
    refused: 'La lista admite hasta 40 puntos de referencia',
  })
  expect(putPlace(LANDMARKS, many, 'Punto 3', BRIDGE)).toHaveLength(MOST_LANDMARKS)
})

test('the zones of the demo agency are valid input, each once', () => {
  for (const { name, latitude, longitude } of NUEVO_LEON.zones) {
    expect(ZONE_RULES.name.read(name)).toEqual({ value: name })
    expect(ZONE_RULES.point.read(`${latitude}, ${longitude}`)).toEqual({ value: { latitude, longitude } })
  }
  expect(new Set(NUEVO_LEON.zones.map(ZONES.nameOf)).size).toBe(NUEVO_LEON.zones.length)
})
