import { expect, test } from 'vitest'
import { METROPOLITAN } from '#app/catalogue/facts/places.ts'
import { drawZones } from './draw-zones.server.ts'

const ZONES = METROPOLITAN.map((municipality, at) => ({
  municipality,
  total: at === 0 ? 1 : 154 * at,
  fromCents: at === 1 || at === 3 ? null : 850_000 + at * 1_000_000,
  isOnlyForSale: at === 1,
}))

function drawn(zones: typeof ZONES) {
  return drawZones(zones) ?? ''
}

test('each municipality links to its properties, with their number and lowest rent', () => {
  const svg = drawn(ZONES)
  expect(svg).toContain(
    '<a href="/propiedades?municipality=San+Nicol%C3%A1s+de+los+Garza" tabindex="-1" aria-label="San Nicolás de los Garza: 308 propiedades, rentas desde $29\u00A0mil al mes">',
  )
  expect(svg).toContain('aria-label="Monterrey: 1 propiedad, rentas desde $8.5\u00A0mil al mes"')
  expect(svg).toContain('aria-label="San Pedro Garza García: 154 propiedades, solo en venta"')
  expect(svg).toMatch(/aria-label="[^":]+: 462 propiedades"/)
  expect(svg).toMatch(/>308 · desde \$29\u00A0mil</)
  expect([...svg.matchAll(/<a /g)]).toHaveLength(METROPOLITAN.length)
})

test('labels never overlap, and every municipality has one', () => {
  const labels = [...drawn(ZONES).matchAll(/<text x="(\d+)" y="(\d+)" font-weight[^>]*>([^<]*)</g)]
  expect(labels.map(([, , , name]) => name).toSorted()).toEqual([
    'Apodaca',
    'Escobedo',
    'García',
    'Guadalupe',
    'Juárez',
    'Monterrey',
    'San Nicolás',
    'San Pedro',
    'Santa Catarina',
  ])
  const places = labels.map(([, x, y]) => [Number(x), Number(y)] as const)
  for (const [at, [x, y]] of places.entries())
    for (const [otherX, otherY] of places.slice(at + 1))
      expect(Math.abs(x - otherX) > 50 || Math.abs(y - otherY) >= 29).toBe(true)
})

test('a municipality without properties is drawn without a link', () => {
  const svg = drawn(ZONES.slice(0, 2))
  expect([...svg.matchAll(/<a /g)]).toHaveLength(2)
})

test('without a municipality around Monterrey nothing is drawn', () => {
  const elsewhere = { municipality: 'Corregidora', total: 3, fromCents: 900_000, isOnlyForSale: false }
  expect([drawZones([]), drawZones([elsewhere])]).toEqual([null, null])
})
