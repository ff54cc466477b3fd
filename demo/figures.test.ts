import { expect, test } from 'vitest'
import { propertyMap } from '#app/properties/place/map-link.ts'
import { totalCents } from '#app/properties/price/quoted.ts'
import type { Category, Currency, PropertyType } from '#app/properties/vocabulary.ts'
import { withPhotos } from './album.ts'
import { generateCatalogue } from './generate.ts'

const catalogue = [2006, 1, 2].flatMap((seed) =>
  withPhotos([...generateCatalogue({ seed, today: '2026-11-20', count: 434 })]),
)
const inputs = catalogue.map((property) => property.input)
const homes = inputs.filter(({ type }) => type === 'casa' || type === 'departamento')

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
  const strange = inputs.filter((input) => {
    const { type, category, currency, area } = input
    const total = totalCents(input)
    if (total === null || area === null || category === 'traspaso') return false
    const [lowest, highest] = BELIEVABLE[type][`${category} ${currency}`] ?? [0, 0]
    const unit = total / 100 / area
    return unit < lowest || unit > highest
  })
  expect(strange).toEqual([])
})

test('a transfer costs a sum in pesos, not so much per m²', () => {
  const transfers = inputs.filter(({ category, priceCents }) => category === 'traspaso' && priceCents !== null)
  expect(transfers.length).toBeGreaterThan(20)
  for (const { currency, priceCents, pricePerM2Cents } of transfers) {
    expect([currency, pricePerM2Cents]).toEqual(['MXN', null])
    expect(priceCents).toBeGreaterThanOrEqual(18_000_000)
    expect(priceCents).toBeLessThanOrEqual(190_000_000)
  }
})

test('the price per m² is the price by the area, to the centavo', () => {
  for (const input of inputs) {
    const { priceCents, area, pricePerM2Cents, category } = input
    const total = totalCents(input)
    const exact = total === null || area === null || category === 'traspaso' ? null : Math.round(total / area)
    expect(pricePerM2Cents).toBe(exact)
    expect(Number.isInteger(priceCents ?? 0)).toBe(true)
  }
})

test('dollars are for industry, and not for all of it', () => {
  const dollars = inputs.filter(({ currency }) => currency === 'USD')
  expect(dollars.length / inputs.length).toBeGreaterThan(0.05)
  expect(dollars.length / inputs.length).toBeLessThan(0.2)
  expect(new Set(dollars.map(({ type }) => type))).toEqual(new Set(['bodega', 'terreno']))
})

test('a good share is quoted as the trade quotes it: class A warehouses are triple net, transfers tell the rent that stays', () => {
  const ours = inputs.slice(0, 434)
  const perSurface = ours.filter(({ priceBase }) => priceBase !== null)
  expect(perSurface.length).toBeGreaterThan(130)
  expect(new Set(perSurface.map(({ currency, priceBase }) => `${priceBase} ${currency}`))).toEqual(
    new Set(['por_m2 MXN', 'por_m2 USD', 'por_ft2 USD']),
  )
  expect(ours.filter(({ priceToCents }) => priceToCents !== null).length).toBeGreaterThan(3)
  expect(ours.filter(({ priceOnRequest }) => priceOnRequest !== null).length).toBeGreaterThan(1)
  const classA = inputs.filter(({ type, category, buildingClass, leaseScheme }) => {
    return type === 'bodega' && category === 'renta' && buildingClass === 'A' && leaseScheme !== null
  })
  expect(classA.length).toBeGreaterThan(5)
  expect(new Set(classA.map(({ leaseScheme }) => leaseScheme))).toEqual(new Set(['nnn']))
  const transfers = inputs.filter(({ category, priceCents }) => category === 'traspaso' && priceCents !== null)
  expect(transfers.filter(({ stayingRentCents }) => stayingRentCents === null).length).toBeLessThan(8)
})

test('the terms agree with what the descriptions tell', () => {
  const told = (words: RegExp) => inputs.filter(({ description }) => words.test(description ?? ''))
  const priced = (all: typeof inputs) => all.filter(({ priceCents }) => priceCents !== null)
  for (const { vat } of priced(told(/más IVA|IVA sobre la construcción va aparte/))) expect(vat).toBe('mas_iva')
  for (const { depositMonths } of priced(told(/un mes de depósito/))) expect(depositMonths).toBe(1)
  for (const { depositMonths } of priced(told(/equivale a dos meses/))) expect(depositMonths).toBe(2)
  for (const { minimumTermMonths } of priced(told(/Contrato mínimo de tres años/))) expect(minimumTermMonths).toBe(36)
  for (const { maintenanceCents } of told(/sin cuota de mantenimiento/)) expect(maintenanceCents).toBeNull()
  for (const { maintenanceBase } of told(/mantenimiento va aparte/)) expect(maintenanceBase).not.toBe('incluido')
})

test('measures agree with each other', () => {
  for (const { area, constructionArea, frontage, depth, lotSize, yearBuilt } of inputs) {
    const product = frontage === null || depth === null ? lotSize : frontage * depth
    expect(product ?? 0).toBeCloseTo(lotSize ?? product ?? 0, 6)
    expect(constructionArea ?? 0).toBeLessThanOrEqual(area ?? Infinity)
    expect(yearBuilt ?? 2000).toBeGreaterThan(1900)
    expect(yearBuilt ?? 2000).toBeLessThanOrEqual(2024)
  }
})

test('buildings of one floor fit on their lot', () => {
  const larger = inputs.filter(({ type, area, lotSize }) => type === 'bodega' && (area ?? 0) > (lotSize ?? Infinity))
  expect(larger).toEqual([])
})

test('land has an area and nothing built on it; only homes have rooms', () => {
  for (const { constructionArea, yearBuilt, area, lotSize } of inputs.filter(({ type }) => type === 'terreno'))
    expect([constructionArea, yearBuilt, area]).toEqual([null, null, lotSize])
  for (const { bedrooms, bathrooms } of homes) expect(Math.min(bedrooms ?? 0, bathrooms ?? 0)).toBeGreaterThan(0)
  const others = inputs.filter((input) => !homes.includes(input))
  for (const { bedrooms, bathrooms } of others) expect([bedrooms, bathrooms]).toEqual([null, null])
})

test('warehouses stand in parks and shops in plazas, several in one; a plaza permits the trade that its shop is told for', () => {
  const ours = inputs.slice(0, 434)
  const shared = (names: readonly (string | null)[]) => {
    const told = names.filter((name) => name !== null)
    return { named: told.length, together: told.filter((name, at) => told.indexOf(name) !== at).length }
  }
  const parks = shared(ours.map(({ industrialPark }) => industrialPark))
  expect(parks.named).toBeGreaterThan(25)
  expect(parks.together).toBeGreaterThan(8)
  const plazas = shared(ours.map(({ plaza }) => plaza))
  expect(plazas.named).toBeGreaterThan(20)
  expect(plazas.together).toBeGreaterThan(3)
  const permitted = inputs.flatMap(({ description, allowedUses }) => {
    const use = /El giro de (.+?) está permitido/.exec(description ?? '')?.[1]
    return use ? [[allowedUses ?? '', use] as const] : []
  })
  expect(permitted.length).toBeGreaterThan(5)
  for (const [uses, use] of permitted) expect(uses.toLowerCase()).toContain(use)
})

test('nobody lives at an address: homes have no number', () => {
  for (const { address } of homes) expect(address ?? '').not.toMatch(/\d/)
})

test('photos show what the property is: four to six, none twice', () => {
  const covers: Record<PropertyType, RegExp> = {
    bodega: /^bodega/,
    local: /^(?:local|banco|casa|departamento)/,
    oficina: /^(?:oficina|about)/,
    terreno: /^terreno/,
    casa: /^casa/,
    departamento: /^departamento/,
  }
  const misplaced = catalogue.filter(({ input, photos: [cover] }) => cover && !covers[input.type].test(cover))
  expect(misplaced).toEqual([])
  expect(catalogue.filter(({ photos }) => new Set(photos).size !== photos.length)).toEqual([])
  const numbers = new Set(catalogue.slice(0, 434).map(({ photos }) => photos.length))
  expect(numbers).toEqual(new Set([4, 5, 6]))
})

/** The forms of a maps link, and the frame that the product makes of each. */
const FORMS = {
  embed: { link: /^https:\/\/www\.google\.com\/maps\/embed\?pb=/, frame: /embed\?pb=.*!2d-\d+\.\d+!3d2\d\.\d+/ },
  iframe: { link: /^<iframe src="https:\/\/www\.google\.com\/maps\/embed/, frame: /embed\?pb=.*!2d-\d+\.\d+!3d2\d\./ },
  query: { link: /^https:\/\/www\.google\.com\/maps\?q=/, frame: /q=2\d\.\d+%2C-\d+\.\d+/ },
  place: { link: /^https:\/\/www\.google\.com\/maps\/place\//, frame: /q=2\d\.\d+%2C-\d+\.\d+/ },
}
const SHORT = /^https:\/\/maps\.app\.goo\.gl\/CerroNorteDemo\d{3}$/

test.each(Object.entries(FORMS))('maps links of the form %s become a map', (_form, { link, frame }) => {
  const linked = inputs.filter((input) => link.test(input.googleMapsLink ?? ''))
  expect(linked.length).toBeGreaterThan(40)
  for (const { googleMapsLink, location } of linked)
    expect(propertyMap(googleMapsLink, location)?.embedUrl).toMatch(frame)
})

test('short links lead on, their map is a search', () => {
  const linked = inputs.filter((input) => SHORT.test(input.googleMapsLink ?? ''))
  expect(linked.length).toBeGreaterThan(40)
  for (const { googleMapsLink, location } of linked) {
    const { embedUrl } = propertyMap(null, location) ?? {}
    expect(propertyMap(googleMapsLink, location)).toEqual({ embedUrl, linkUrl: googleMapsLink })
  }
})

test('two links are of no use: their map is a search', () => {
  const forms = [SHORT, ...Object.values(FORMS).map(({ link }) => link)]
  const useless = inputs
    .slice(0, 434)
    .filter(({ googleMapsLink: link }) => link !== null && !forms.some((form) => form.test(link)))
  expect(useless).toHaveLength(2)
  for (const { googleMapsLink, location } of useless)
    expect(propertyMap(googleMapsLink, location)).toEqual(propertyMap(null, location))
})
