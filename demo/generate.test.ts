import { describe, expect, test } from 'vitest'
import { AGENCY } from '#app/agency/agency.ts'
import { daysBetween } from '#app/calendar/calendar-day.ts'
import { deadlineAlert } from '#app/alerts/criticality.ts'
import type { PropertyInput } from '#app/properties/property-input.ts'
import { MUNICIPALITIES, STATES } from '#app/properties/places.ts'
import { type DemoListing, withPhotos } from './album.ts'
import { generateCatalogue } from './generate.ts'

const TODAY = '2026-11-20'
const catalogue = generated({ count: 434 })
const inputs = catalogue.map((property) => property.input)

function generated({ seed = 2006, today = TODAY, count }: { seed?: number; today?: string; count: number }) {
  return withPhotos([...generateCatalogue({ seed, today, count })])
}

function countBy<T>(all: readonly T[], of: (each: T) => string | null): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const each of all) counts[of(each) ?? ''] = (counts[of(each) ?? ''] ?? 0) + 1
  return counts
}

describe('determinism', () => {
  test('the same arguments give the same catalogue', () => {
    expect(generated({ count: 434 })).toEqual(catalogue)
  })

  test('another seed gives another one', () => {
    expect(generated({ seed: 7, count: 434 }).map((property) => property.input)).not.toEqual(inputs)
  })

  test('another day moves the dates and nothing else', () => {
    const withoutDates = (all: readonly DemoListing[]) => all.map(({ input }) => ({ ...input, timeAlert: null }))
    expect(withoutDates(generated({ today: '2027-03-01', count: 434 }))).toEqual(withoutDates(catalogue))
  })

  test.each([0, 1, 19, 60, 3000])('any size works: %i', (count) => {
    expect(generated({ count })).toHaveLength(count)
  })
})

describe('the whole', () => {
  test('more than nine of ten are available, and more than the site claims', () => {
    const statuses = countBy(inputs, (input) => input.status)
    expect(statuses).toEqual({ disponible: 408, separada: 10, pausada: 9, vendida: 7 })
    expect(statuses.disponible).toBeGreaterThan(AGENCY.claims.activeProperties)
  })

  test('every type and operation is there, industrial property and shops most', () => {
    const types = countBy(inputs, (input) => input.type)
    expect(Object.keys(types).toSorted()).toEqual(['bodega', 'casa', 'departamento', 'local', 'oficina', 'terreno'])
    expect(types.bodega).toBeGreaterThan(90)
    expect(types.local).toBeGreaterThan(90)
    expect(Math.min(...Object.values(types))).toBeGreaterThanOrEqual(10)
    expect(Object.keys(countBy(inputs, (input) => input.category)).toSorted()).toEqual(['renta', 'traspaso', 'venta'])
  })

  test('twelve deadlines raise an alert, three are too far away and three are past', () => {
    const days = inputs.flatMap(({ timeAlert }) => (timeAlert ? [daysBetween(TODAY, timeAlert)] : []))
    const ordered = days.toSorted((a, b) => a - b)
    expect(ordered).toEqual([-45, -12, -1, 0, 3, 7, 8, 19, 30, 31, 45, 60, 61, 75, 90, 97, 140, 310])
    const alerts = inputs.flatMap(({ timeAlert }) => deadlineAlert(timeAlert, TODAY) ?? [])
    expect(countBy(alerts, (alert) => alert.criticality)).toEqual({ critical: 3, high: 3, medium: 3, low: 3 })
  })

  test('codes ascend with age, and two properties have none yet', () => {
    const codes = inputs.flatMap((input) => input.propertyId ?? [])
    expect(codes).toEqual(codes.toSorted())
    expect(new Set(codes).size).toBe(432)
    expect(codes[0]).toBe('PROP-001')
    expect(codes.at(-1)).toBe('PROP-434')
  })

  test('everything was added in the last 24 months, before today, in order and ever faster', () => {
    const instants = catalogue.map((property) => property.createdAt.getTime())
    expect(instants).toEqual([...new Set(instants)].toSorted((a, b) => a - b))
    const days = catalogue.map((property) => daysBetween(property.createdAt.toISOString().slice(0, 10), TODAY))
    expect(Math.max(...days)).toBeLessThanOrEqual(732)
    expect(Math.max(...instants)).toBeLessThan(Date.parse(`${TODAY}T06:00:00Z`))
    expect(days.filter((day) => day <= 30).length).toBeGreaterThan(3 * days.filter((day) => day > 700).length)
  })

  test('the three newest are of three types, each with a price and photos', () => {
    const newest = catalogue.slice(-3)
    expect(new Set(newest.map(({ input }) => input.type)).size).toBe(3)
    for (const { input, photos } of newest) {
      expect(input.status).toBe('disponible')
      expect(input.priceCents).not.toBeNull()
      expect(photos.length).toBeGreaterThan(1)
    }
  })

  test('places belong to the lists of the product; a few lie in other states', () => {
    const strange = inputs.filter(({ state, municipality }) => !isListed(state, municipality))
    expect(strange).toEqual([])
    const states = countBy(inputs, (input) => input.state)
    expect(states.Coahuila).toBeGreaterThan(2)
    expect(states.Tamaulipas).toBeGreaterThan(0)
    expect(states['Nuevo León']).toBeGreaterThan(390)
  })

  test('every field that may be empty is empty somewhere', () => {
    expect(inputs.filter((input) => input.amenities.length === 0).length).toBeGreaterThan(4)
    const fields = ['priceCents', 'description', 'address', 'area', 'municipality', 'state', 'propertyId'] as const
    for (const field of fields) expect(emptyOf(field)).toBeGreaterThan(1)
    const common = ['googleMapsLink', 'frontage', 'depth', 'lotSize', 'constructionArea', 'yearBuilt'] as const
    for (const field of common) expect(emptyOf(field)).toBeGreaterThan(4)
  })

  test('a handful has an invented adviser of its own, the rest falls back', () => {
    const own = inputs.filter((input) => input.contactName !== null)
    expect(own.length).toBeGreaterThan(4)
    expect(own.length).toBeLessThan(30)
    for (const { contactPhone, contactEmail } of own) {
      expect(contactPhone).toMatch(/^\+52 81 0000 00\d\d$/)
      expect(contactEmail).toMatch(/@cerronorte\.example$/)
    }
  })
})

function isListed(state: string | null, municipality: string | null): boolean {
  if (state === null) return municipality === null
  const homes: readonly (string | null)[] = MUNICIPALITIES
  const states: readonly string[] = STATES
  return states.includes(state) && (state !== 'Nuevo León' || homes.includes(municipality))
}

function emptyOf(field: keyof PropertyInput): number {
  return inputs.filter((input) => input[field] === null).length
}
