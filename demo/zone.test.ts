import { expect, test } from 'vitest'
import { MUNICIPALITIES, STATES } from '#app/properties/places.ts'
import { zoneMiddle } from '#app/properties/place/zone-middle.ts'
import { type Zone, inZone, inZoneAndTown, isHighway, withArticle } from './zone.ts'
import { ZONES } from './zones.ts'

function zoneNamed(name: string, municipality: string): Zone {
  const zone = ZONES.find((each) => each.name === name && each.municipality === municipality)
  if (!zone) throw new Error(`No hay zona ${name}, ${municipality}`)
  return zone
}

test.each([
  ['Huinalá', 'Apodaca', 'en Huinalá', 'en Huinalá, Apodaca'],
  ['Centro', 'Monterrey', 'en el centro de Monterrey', 'en el centro de Monterrey'],
  ['Carretera Nacional', 'Allende', 'sobre la Carretera Nacional', 'sobre la Carretera Nacional, en Allende'],
  [
    'Libramiento Noroeste',
    'Salinas Victoria',
    'sobre el Libramiento Noroeste',
    'sobre el Libramiento Noroeste, en Salinas Victoria',
  ],
])('%s, %s reads «%s» and «%s»', (name, municipality, here, town) => {
  const zone = zoneNamed(name, municipality)
  expect(inZone(zone)).toBe(here)
  expect(inZoneAndTown(zone)).toBe(town)
})

test('roads take their article', () => {
  expect(withArticle('Carretera a Colombia')).toBe('la Carretera a Colombia')
  expect(withArticle('Blvd. Concordia')).toBe('el Blvd. Concordia')
  expect(withArticle('Calle Morelos')).toBe('la calle Morelos')
  expect(withArticle('Av. Gómez Morín')).toBe('Av. Gómez Morín')
  expect(withArticle('Calzada del Valle')).toBe('Calzada del Valle')
})

test('every zone lies where it says, with all that its texts need', () => {
  const home = ZONES.filter((zone) => zone.state === 'Nuevo León')
  for (const zone of home) expect(MUNICIPALITIES).toContain(zone.municipality)
  for (const { name, municipality, state, roads, reach, kilometres } of ZONES) {
    const { latitude = 0, longitude = 0 } = zoneMiddle({ location: name, municipality, state }) ?? {}
    expect(STATES).toContain(state)
    expect(latitude).toBeGreaterThan(23)
    expect(latitude).toBeLessThan(28)
    expect(longitude).toBeGreaterThan(-102)
    expect(longitude).toBeLessThan(-98)
    expect(roads.length * reach.length).toBeGreaterThan(0)
    expect(roads.some(isHighway)).toBe(kilometres !== undefined)
  }
})
