import { expect, test } from 'vitest'
import type { TypedZone } from '#app/catalogue/place/zone-rules.ts'
import { ZONE_RULES } from '#app/catalogue/place/zone-rules.ts'
import { NUEVO_LEON } from '#test/factories/places.ts'
import { MOST_ZONES, withZone, withoutZone, zoneName, zoneOf } from './edit-zones.ts'

const TYPED: TypedZone = {
  name: 'Juriquilla',
  synonyms: 'Jurica Norte, juriquilla,  Jurica norte , Zibatá',
  municipality: 'Querétaro',
  state: 'Querétaro',
  point: { latitude: 20.71, longitude: -100.45 },
}
const JURIQUILLA = zoneOf(TYPED)

test('synonyms are read once each, without the name itself', () => {
  expect(JURIQUILLA).toEqual({
    name: 'Juriquilla',
    synonyms: ['Jurica norte', 'Zibatá'],
    municipality: 'Querétaro',
    state: 'Querétaro',
    latitude: 20.71,
    longitude: -100.45,
  })
  expect(zoneOf({ ...TYPED, synonyms: null }).synonyms).toEqual([])
})

test('a zone is added, replaced and removed by its full name', () => {
  const added = withZone([], '', JURIQUILLA)
  expect(added).toEqual({ zones: [JURIQUILLA] })
  const moved = { ...JURIQUILLA, latitude: 20.72 }
  expect(withZone([JURIQUILLA], zoneName(JURIQUILLA), moved)).toEqual({ zones: [moved] })
  expect(withoutZone([JURIQUILLA], zoneName(JURIQUILLA))).toEqual({ zones: [] })
})

test('no municipality has two zones of one name, and the list has a limit', () => {
  expect(withZone([JURIQUILLA], '', { ...JURIQUILLA, name: 'JURIQUILLA' })).toEqual({
    refused: 'Ya hay una zona con ese nombre en ese municipio',
  })
  expect(withZone([JURIQUILLA], '', { ...JURIQUILLA, municipality: 'Corregidora' })).toHaveProperty('zones.length', 2)
  const many = Array.from({ length: MOST_ZONES }, (_, at) => ({ ...JURIQUILLA, name: `Zona ${at}` }))
  expect(withZone(many, '', JURIQUILLA)).toEqual({ refused: 'La lista admite hasta 300 zonas' })
})

test('the zones of the demo agency are valid input, each once', () => {
  for (const { name, latitude, longitude } of NUEVO_LEON.zones) {
    expect(ZONE_RULES.name.read(name)).toEqual({ value: name })
    expect(ZONE_RULES.point.read(`${latitude}, ${longitude}`)).toEqual({ value: { latitude, longitude } })
  }
  expect(new Set(NUEVO_LEON.zones.map(zoneName)).size).toBe(NUEVO_LEON.zones.length)
})
