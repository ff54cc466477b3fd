import { readFile, readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { AGENCY } from '#test/factories/agency.ts'
import { oddPrices } from '#app/catalogue/price/plausible-price.ts'
import { privateDataIn } from '#app/catalogue/property/private-data-in-text.ts'
import { visibleTexts } from '#app/catalogue/property/public-remarks.ts'
import { DEFAULT_RATE } from '#app/catalogue/price/price.ts'
import { comparableCents } from '#app/catalogue/price/quoted.ts'
import { eachOffer } from '#app/catalogue/price/second-offer.ts'
import { deadlineAlert } from '#app/alerts/criticality.ts'
import { dayIn, daysBetween } from '#app/calendar/calendar-day.ts'
import { PICTURE_SETS } from '#app/photos/picture-sets.ts'
import { STORED_PHOTO } from '#app/photos/photo-size.ts'
import { fittedSize } from '#app/photos/fitted-size.ts'
import { homeLists } from '#app/catalogue/facts/municipalities.ts'
import { municipalityFault } from '#app/catalogue/facts/places.ts'
import { complexRules, complexTexts } from '#app/complexes/form/complex-rules.ts'
import { type PropertyFormValues, valuesOf } from '#app/editing/form-state/form-values.ts'
import { checkProperty } from '#app/editing/form/check-property.ts'
import { PAGE_SIZE } from '#app/listing/search/filters.ts'
import { CATEGORIES, type Status } from '#app/catalogue/facts/vocabulary.ts'
import { type DemoProperty, readDemo } from './read-demo.ts'

const TODAY = '2026-11-20'
const HOME = homeLists(['Nuevo León'])
const CARDS_APART = 12
/** Width against height of every photo. */
const SHAPE = STORED_PHOTO.width / STORED_PHOTO.height
const MOST_BYTES = { photos: 220_000, plans: 70_000 }

const demo = await readDemo(TODAY)
const spaces = demo.complexes.flatMap((complex) => complex.spaces.map((space) => ({ ...space, complex })))
const properties = [...demo.properties, ...spaces]
const inputs = properties.map(({ input }) => input)

function countBy<T>(all: readonly T[], of: (each: T) => string): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(all, of)].map(([name, group]) => [name, group.length]))
}

test('most properties are on offer, more than the site claims', () => {
  const statuses = countBy(inputs, ({ status }) => status)
  expect(statuses).toEqual({ disponible: 437, separada: 14, pausada: 11, vendida: 7 })
  expect(statuses['disponible']).toBeGreaterThan(Number(AGENCY.claims.activeProperties))
  expect(demo.complexes).toHaveLength(8)
})

test('every type and operation is there', () => {
  const types = countBy(inputs, ({ type }) => type)
  expect(Object.keys(types).toSorted()).toEqual(['bodega', 'casa', 'departamento', 'local', 'oficina', 'terreno'])
  expect(Math.min(...Object.values(types))).toBeGreaterThanOrEqual(10)
  expect(Object.keys(countBy(inputs, ({ category }) => category)).toSorted()).toEqual(['renta', 'traspaso', 'venta'])
})

test('properties of every type have a second operation, and one is a space of a complex', () => {
  const both = properties.filter(({ input }) => input.secondCategory !== null)
  const types = countBy(both, ({ input }) => input.type)
  expect(Object.keys(types).toSorted()).toEqual(['bodega', 'casa', 'departamento', 'local', 'oficina', 'terreno'])
  expect(both.length).toBeGreaterThanOrEqual(12)
  expect(spaces.filter(({ input }) => input.secondCategory !== null)).toHaveLength(1)
  const rates = both.map(({ input }) => {
    const [rent, sale] = eachOffer(input)
      .toSorted((one, other) => one.category.localeCompare(other.category))
      .map((property) => comparableCents(property, DEFAULT_RATE))
    return ((rent ?? 0) * 12) / (sale ?? 0)
  })
  for (const rate of rates) expect(rate).toSatisfy((share: number) => share > 0.07 && share < 0.11)
})

test('the form accepts every property on the day that it was added, but for what some lack', () => {
  for (const { input, createdAt } of properties) {
    const values = valuesOf(input)
    const checked = checkProperty(values, { today: dayIn('America/Monterrey', createdAt), stored: null, home: HOME })
    const faults = checked.ok ? [] : checked.refusal.map(({ control }) => control)
    expect([input.title, faults.filter((control) => !isLacking(values, control))]).toEqual([input.title, []])
    expect(checked.ok ? checked.input : input).toEqual({
      ...input,
      amenities: expect.toSatisfy(sameMembers(input.amenities)),
    })
  }
})

function isLacking(values: PropertyFormValues, control: string): boolean {
  return Object.entries(values).some(([name, value]) => name === control && value === '')
}

function sameMembers(members: readonly string[]): (others: readonly string[]) => boolean {
  return (others) => members.toSorted().join() === others.toSorted().join()
}

test('no price is one that nobody can mean, and nothing in a text looks private but a share', () => {
  expect(demo.properties.flatMap(({ input }) => oddPrices(input, DEFAULT_RATE))).toEqual([])
  const remarks = demo.properties.flatMap(({ input }) =>
    visibleTexts(input).flatMap(({ text }) => privateDataIn(text, { phones: [], emails: [] })),
  )
  expect([...new Set(remarks.map(({ kind }) => kind))].toSorted()).toEqual(['percentage'])
})

test('the form accepts every complex', () => {
  const rules = Object.entries(complexRules(TODAY))
  for (const { input } of demo.complexes) {
    const texts = complexTexts(input)
    const read = rules.map(([name, rule]) => [name, rule.read(texts[name as keyof typeof texts])])
    expect(Object.fromEntries(read)).toEqual(
      Object.fromEntries(rules.map(([name]) => [name, { value: input[name as keyof typeof input] }])),
    )
    expect(municipalityFault(input, HOME)).toBeNull()
  }
})

test('codes ascend with age and occur once; two properties have none yet', () => {
  const codes = demo.properties.flatMap(({ input }) => input.propertyId ?? [])
  expect(codes).toEqual(codes.toSorted())
  expect(new Set(inputs.map(({ propertyId }) => propertyId)).size).toBe(inputs.length - 1)
  const instants = demo.properties.map(({ createdAt }) => createdAt.getTime())
  expect(instants).toEqual([...new Set(instants)].toSorted((a, b) => a - b))
  expect(Math.max(...instants)).toBeLessThan(Date.parse(`${TODAY}T06:00:00Z`))
})

test('dates move with the day of loading, and nothing else changes', async () => {
  const later = await readDemo('2027-03-01')
  const withoutDates = ({ input, pictures }: DemoProperty) => {
    const { timeAlert: _timeAlert, availableFrom: _availableFrom, deliveryDate: _deliveryDate, ...facts } = input
    return { facts, pictures }
  }
  expect(later.properties.map(withoutDates)).toEqual(demo.properties.map(withoutDates))
  const deadlines = (all: readonly DemoProperty[], today: string) =>
    all.flatMap(({ input }) => (input.timeAlert ? [daysBetween(today, input.timeAlert)] : [])).toSorted((a, b) => a - b)
  const expected = [-45, -12, -1, 0, 3, 7, 8, 19, 30, 31, 45, 60, 61, 75, 90, 97, 140, 310]
  expect(deadlines(demo.properties, TODAY)).toEqual(expected)
  expect(deadlines(later.properties, '2027-03-01')).toEqual(expected)
  const alerts = inputs.flatMap(({ timeAlert }) => deadlineAlert(timeAlert, TODAY) ?? [])
  expect(countBy(alerts, ({ criticality }) => criticality)).toEqual({ critical: 3, high: 3, medium: 3, low: 3 })
  const age = daysBetween(TODAY, '2027-03-01')
  for (const [at, { createdAt }] of later.properties.entries())
    expect(createdAt.getTime() - (demo.properties[at]?.createdAt.getTime() ?? 0)).toBe(age * 86_400_000)
})

test('the log of the last three weeks agrees with the catalogue', () => {
  const known = new Map(inputs.map((input) => [input.propertyId, input]))
  const instants = demo.activity.map(({ at }) => at.getTime())
  expect(instants).toEqual(instants.toSorted((a, b) => a - b))
  expect(daysBetween(demo.activity[0]?.at.toISOString().slice(0, 10) ?? '', TODAY)).toBeLessThanOrEqual(21)
  for (const { property, title } of demo.activity)
    expect(property === undefined ? title : known.get(property)?.title).toBeTypeOf('string')
  const lastChange: Record<Status, RegExp> = {
    disponible: /^unpause_property|^$/,
    pausada: /^pause_property/,
    separada: /Disponible → Reservada$/,
    vendida: /Disponible → Vendida$/,
  }
  for (const { propertyId, status } of inputs.filter((input) => input.propertyId !== null)) {
    const changes = demo.activity.flatMap(({ property, action, details = '' }) =>
      property === propertyId ? [`${action} ${details}`] : [],
    )
    expect(changes.findLast((change) => /pause|Estatus: /.test(change)) ?? '').toMatch(lastChange[status])
  }
  for (const { propertyId, createdAt } of demo.properties.map((each) => ({ ...each, ...each.input }))) {
    const creations = demo.activity.filter(
      (entry) => entry.property === propertyId && entry.type === 'property_creation',
    )
    for (const { at } of creations) expect(at).toEqual(createdAt)
    expect(creations).toHaveLength(propertyId !== null && createdAt >= (demo.activity[0]?.at ?? createdAt) ? 1 : 0)
  }
})

test('no cover comes twice within 12 cards of a page, in the whole listing or with one filter', () => {
  const cards = [
    ...demo.properties.map(({ input, createdAt, pictures }) => ({ input, createdAt, cover: pictures.photos?.[0] })),
    ...spaces.map(({ input, createdAt, pictures, complex }) => ({
      input,
      createdAt,
      cover: pictures.photos?.[0] ?? complex.pictures.photos?.[0],
    })),
  ]
  const offered = cards
    .filter(({ input }) => input.status === 'disponible')
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  const lists = [
    offered,
    ...Map.groupBy(offered, ({ input }) => input.type).values(),
    ...CATEGORIES.map((category) =>
      offered.filter(({ input }) => [input.category, input.secondCategory].includes(category)),
    ),
    ...Map.groupBy(offered, ({ input }) => input.municipality).values(),
  ]
  const repeated = lists.flatMap((list) =>
    list.filter(({ cover }, at) => {
      const from = Math.max(at - (at % PAGE_SIZE), at - CARDS_APART + 1)
      return list.slice(from, at).some((other) => other.cover === cover)
    }),
  )
  expect(repeated.map(({ input }) => input.title)).toEqual([])
  expect(offered.filter(({ cover }) => cover === undefined)).toEqual([])
})

test('every property has four to six photos, none twice; a space without photos shows those of its complex', () => {
  for (const { input, pictures } of demo.properties) {
    const { photos = [] } = pictures
    expect([input.title, new Set(photos).size, photos.length >= 4 && photos.length <= 6]).toEqual([
      input.title,
      photos.length,
      true,
    ])
  }
  for (const { pictures } of demo.complexes) expect(pictures.photos?.length).toBeGreaterThanOrEqual(4)
})

test.each(PICTURE_SETS)(
  'every picture of %s/ is shown somewhere and described, and every one that is shown exists',
  async (set) => {
    const files = (await readdir(new URL(`${set}/`, import.meta.url))).filter((name) => name !== 'README.md')
    const shown = [...properties, ...demo.complexes].flatMap(({ pictures }) => pictures[set] ?? [])
    expect([...new Set(shown)].toSorted()).toEqual(files.toSorted())
    expect(Object.keys(demo.pictures[set]).toSorted()).toEqual(files.toSorted())
  },
)

test.each(PICTURE_SETS.flatMap((set) => Object.keys(demo.pictures[set]).map((name) => [set, name] as const)))(
  '%s/%s is shipped the way pictures are stored',
  async (set, name) => {
    const data = await readFile(new URL(`${set}/${name}`, import.meta.url))
    const { format, space, exif, orientation, width, height } = await sharp(data).metadata()
    expect({ format, space, exif, orientation }).toEqual({ format: 'jpeg', space: 'srgb' })
    expect({ width, height }).toEqual(fittedSize({ width, height }))
    expect(data.byteLength).toBeLessThanOrEqual(MOST_BYTES[set])
    expect(set === 'plans' ? SHAPE : width / height).toBeCloseTo(SHAPE, 2)
  },
)

test('texts are clean, and titles occur once but for two pairs, so that the slug rule is seen', () => {
  const texts = inputs.flatMap(({ title, description, address, location }) => [title, description, address, location])
  for (const text of texts) expect(text ?? '').not.toMatch(/undefined|NaN|null|[{}]|\s{2}|\s[,.;:]|,,|\.\.|^\s|\s$/)
  for (const { description } of inputs) expect(description ?? '').not.toMatch(/\d (?:m²|m|cm|kVA)(?!\p{L})/u)
  const titles = inputs.map(({ title }) => title)
  expect(titles.filter((title, at) => titles.indexOf(title) !== at).toSorted()).toEqual([
    'Bodega en parque industrial con vigilancia',
    'Local en plaza con estacionamiento al frente',
  ])
})
