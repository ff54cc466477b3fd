import { expect, test } from 'vitest'
import { propertyMap } from '#app/properties/map-link.ts'
import type { Category, Currency, PropertyType } from '#app/properties/vocabulary.ts'
import { generateCatalogue } from './generate.ts'

const TODAY = '2026-11-20'
const catalogue = [2006, 1, 2].flatMap((seed) => [...generateCatalogue({ seed, today: TODAY, count: 420 })])

/** What a m² may cost, by operation: rents by the month. Dollars only where industry is. */
const BELIEVABLE: Record<PropertyType, Partial<Record<`${Category} ${Currency}`, readonly [number, number]>>> = {
  bodega: { 'renta MXN': [70, 190], 'venta MXN': [8500, 22_000], 'renta USD': [4, 8.5], 'venta USD': [500, 1000] },
  local: { 'renta MXN': [120, 750], 'venta MXN': [1500, 85_000] },
  oficina: { 'renta MXN': [170, 560], 'venta MXN': [19_000, 68_000] },
  terreno: { 'renta MXN': [5, 180], 'venta MXN': [700, 34_000], 'renta USD': [0.3, 1.3], 'venta USD': [45, 170] },
  casa: { 'renta MXN': [85, 320], 'venta MXN': [13_000, 46_000] },
  departamento: { 'renta MXN': [150, 460], 'venta MXN': [22_000, 66_000] },
}

test('prices fit type, operation and currency', () => {
  for (const { input } of catalogue) {
    const { type, category, currency, priceCents, area, title } = input
    if (priceCents === null || area === null) continue
    if (category === 'traspaso') {
      expect(currency).toBe('MXN')
      expect(priceCents / 100, title).toBeGreaterThanOrEqual(180_000)
      expect(priceCents / 100, title).toBeLessThanOrEqual(1_900_000)
      continue
    }
    const range = BELIEVABLE[type][`${category} ${currency}`]
    expect(range, `${title}: ${category} ${currency}`).toBeDefined()
    const [lowest, highest] = range ?? [0, 0]
    expect(priceCents / 100 / area, title).toBeGreaterThanOrEqual(lowest)
    expect(priceCents / 100 / area, title).toBeLessThanOrEqual(highest)
  }
})

test('the price per m² is the price by the area, to the centavo', () => {
  for (const { input } of catalogue) {
    const { priceCents, area, pricePerM2Cents, category } = input
    const expected =
      priceCents === null || area === null || category === 'traspaso' ? null : Math.round(priceCents / area)
    expect(pricePerM2Cents).toBe(expected)
    if (priceCents !== null) expect(Number.isInteger(priceCents)).toBe(true)
  }
})

test('dollars are for industry, and not for all of it', () => {
  const dollars = catalogue.filter(({ input }) => input.currency === 'USD')
  expect(dollars.length / catalogue.length).toBeGreaterThan(0.05)
  expect(dollars.length / catalogue.length).toBeLessThan(0.2)
  expect(new Set(dollars.map(({ input }) => input.type))).toEqual(new Set(['bodega', 'terreno']))
})

test('measures agree with each other', () => {
  for (const { input } of catalogue) {
    const { title, type, area, constructionArea, frontage, depth, lotSize, bedrooms, bathrooms, yearBuilt } = input
    if (frontage !== null && depth !== null && lotSize !== null) expect(frontage * depth, title).toBeCloseTo(lotSize, 6)
    if (constructionArea !== null && area !== null) expect(constructionArea, title).toBeLessThanOrEqual(area)
    if (type === 'terreno') expect([constructionArea, yearBuilt, bedrooms, area]).toEqual([null, null, null, lotSize])
    if (type === 'casa' || type === 'departamento') expect(bedrooms && bathrooms, title).toBeGreaterThan(0)
    else expect([bedrooms, bathrooms], title).toEqual([null, null])
    if (yearBuilt !== null) expect(yearBuilt > 1900 && yearBuilt <= 2024, title).toBe(true)
  }
})

test('photos show what the property is: one to six, none twice', () => {
  const covers: Record<PropertyType, RegExp> = {
    bodega: /^bodega/,
    local: /^(?:local|banco|casa-2|departamento-1)/,
    oficina: /^(?:oficina|about)/,
    terreno: /^terreno/,
    casa: /^casa/,
    departamento: /^departamento/,
  }
  for (const { input, photos } of catalogue) {
    const [cover] = photos
    if (cover) expect(cover, input.title).toMatch(covers[input.type])
    expect(photos.length).toBeLessThanOrEqual(6)
    expect(new Set(photos).size).toBe(photos.length)
  }
  expect(new Set(catalogue.map(({ photos }) => photos.length))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]))
})

test('nobody lives at an address: homes have no number', () => {
  for (const { input } of catalogue)
    if (input.type === 'casa' || input.type === 'departamento') expect(input.address ?? '').not.toMatch(/\d/)
})

/** The forms of a maps link, and what the product makes of each. */
const FORMS = {
  embed: /^https:\/\/www\.google\.com\/maps\/embed\?pb=/,
  iframe: /^<iframe src="https:\/\/www\.google\.com\/maps\/embed\?pb=/,
  query: /^https:\/\/www\.google\.com\/maps\?q=/,
  place: /^https:\/\/www\.google\.com\/maps\/place\//,
  short: /^https:\/\/maps\.app\.goo\.gl\//,
}

test.each(Object.entries(FORMS))('maps links of the form %s become a map', (form, pattern) => {
  const links = catalogue.map(({ input }) => input).filter((input) => pattern.test(input.googleMapsLink ?? ''))
  expect(links.length).toBeGreaterThan(40)
  for (const { googleMapsLink, location } of links) {
    const map = propertyMap(googleMapsLink, location)
    const searched = propertyMap(null, location)
    if (form === 'short') {
      expect(map).toEqual({ embedUrl: searched?.embedUrl, linkUrl: googleMapsLink })
      continue
    }
    expect(map?.embedUrl).toMatch(
      form === 'embed' || form === 'iframe' ? /embed\?pb=.*!2d-\d+\.\d+!3d2\d\.\d+/ : /q=2\d\.\d+%2C-\d+\.\d+/,
    )
  }
})

test('two links are of no use: their map is a search', () => {
  const forms = Object.values(FORMS)
  const useless = catalogue
    .slice(0, 420)
    .map(({ input }) => input)
    .filter(({ googleMapsLink: link }) => link !== null && !forms.some((form) => form.test(link)))
  expect(useless).toHaveLength(2)
  for (const { googleMapsLink, location } of useless)
    expect(propertyMap(googleMapsLink, location)).toEqual(propertyMap(null, location))
})
