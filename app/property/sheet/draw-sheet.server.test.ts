import { AGENCY } from '#test/factories/agency.ts'
import { describe, expect, test } from 'vitest'
import type { PropertyDetail } from '#app/catalogue/property/property.ts'
import { buildPicture } from '#test/factories/picture.ts'
import { buildDetail } from '#test/factories/property-detail.ts'
import type { Precision } from '#app/catalogue/facts/precision.ts'
import { drawPlace } from '#app/listing/map/draw-place.server.ts'
import { NUEVO_LEON } from '#test/factories/places.ts'
import { drawSheet } from './draw-sheet.server.ts'
import type { SheetPlan } from './plans-page.server.ts'
import { MAP_SIZE, sheetContent } from './sheet-content.ts'

const PAGE = 'https://cerronorte.example/propiedad/local'
const PROPERTY = buildDetail({
  title: 'Local en Centro',
  amenities: ['gym', 'aire'],
  photos: [],
  createdAt: '2026-11-20T03:00:00.000Z',
})

/** Every fact that the sheet of a warehouse or of premises can have. */
const QUOTED = {
  priceToCents: 13_500,
  priceCents: 11_000,
  priceBase: 'por_m2',
  vat: 'mas_iva',
  maintenanceCents: 1_250,
  maintenanceBase: 'por_m2',
  leaseScheme: 'nnn',
  depositMonths: 1,
  minimumTermMonths: 60,
  increaseIndex: 'inpc',
  increasePercent: 2,
  parkingSpaces: 120,
  availableFrom: '2027-03-01',
  divisibleFrom: 2_500,
} as const
const WAREHOUSE = {
  ...QUOTED,
  buildingClass: 'A',
  clearHeight: 10.97,
  docks: 12,
  ramps: 1,
  power: 1_500.5,
  floorLoad: 7.5,
  yardDepth: 42,
  bayWidth: 15.24,
  bayDepth: 16.5,
  officeArea: 350,
  fireProtection: 'rociadores',
  railSpur: 'no',
  construction: 'en_obra',
  deliveryDate: '2027-02-15',
  industrialPark: 'Parque Industrial Huinalá Poniente',
} as const
const SHOP = {
  ...QUOTED,
  type: 'local',
  shopLevel: 'planta_alta',
  corner: 'si',
  doubleHeight: 'si',
  extraction: 'si',
  greaseTrap: 'no',
  gas: 'si',
  plaza: 'Plaza Cumbres Poniente',
  anchorStore: 'Supermercado',
} as const

type Shown = { photos?: Uint8Array[]; person?: Uint8Array; precision?: Precision }
const ASESOR = { name: 'Ana Garza', position: 'Asesora', hours: null, whatsapp: '+528112345678', photo: null }

/** A sheet with the map of a place and the person who attends. */
async function drawComplete(changes: Partial<PropertyDetail>, { photos = [], person, precision = 'exacta' }: Shown) {
  const property = { ...PROPERTY, point: { latitude: 25.7485, longitude: -100.165 }, precision, ...changes }
  const drawn = drawPlace(property, NUEVO_LEON, MAP_SIZE)
  const content = sheetContent(property, { agency: AGENCY, configured: null, asesor: ASESOR, drawn }, PAGE)
  return Buffer.from(await drawSheet({ content, photos, plans: [], look: null, person: person ?? null }))
}

async function draw(changes: Partial<PropertyDetail>, photos: Uint8Array[] = [], plans: SheetPlan[] = []) {
  const content = sheetContent({ ...PROPERTY, ...changes }, { agency: AGENCY, configured: null }, PAGE)
  return Buffer.from(await drawSheet({ content, photos, plans, look: null, person: null }))
}

function pagesOf(pdf: Buffer): number {
  return Number(/\/Type \/Pages[\s\S]*?\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1])
}

function imagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0
}

describe('the sheet', { timeout: 300_000 }, () => {
  test('has one page with its fonts, language and date, and the same bytes each time', async () => {
    const photos = [await buildPicture('jpeg', { width: 1200, height: 800 }), await buildPicture('png')]
    const pdf = await draw({}, photos)
    const text = pdf.toString('latin1')
    expect(text.startsWith('%PDF-')).toBe(true)
    expect(pagesOf(pdf)).toBe(1)
    expect(text).toContain('/FontFile2')
    expect(text).toContain('/Lang (es-MX)')
    expect(text).toContain('20261120')
    expect(text.match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(3)
    expect(pdf.byteLength).toBeLessThan(2_000_000)
    expect(pdf.equals(await draw({}, photos))).toBe(true)
  })

  test('has one page with only its cover if the other photos would need a second page', async () => {
    const photos = await Promise.all(
      ['#333', '#666', '#999'].map(() => buildPicture('jpeg', { width: 1200, height: 800 })),
    )
    const description = 'Una línea de la descripción que sigue y sigue. '.repeat(22)
    const pdf = await draw({ description }, photos)
    expect(pagesOf(pdf)).toBe(1)
    expect(imagesOf(pdf)).toBe(imagesOf(await draw({ description }, photos.slice(0, 1))))
    expect(imagesOf(await draw({}, photos))).toBeGreaterThan(imagesOf(pdf))
  })

  test('has one page with a low cover if only its last lines would need a second page', async () => {
    const pdf = await draw({ ...WAREHOUSE, description: 'Una línea.\nOtra.' })
    expect(pagesOf(pdf)).toBe(1)
  })

  test('shows long texts over the full width, and has two pages at most with every fact of a type', async () => {
    const long = 'restaurante, cafetería, panadería y farmacia, '.repeat(11).slice(0, 500)
    const shop = { ...SHOP, allowedUses: long, forbiddenUses: long }
    const everything = { title: 'W'.repeat(200), address: 'Calle '.repeat(33), description: 'a\n'.repeat(2_500) }
    const photos = [await buildPicture('jpeg', { width: 1200, height: 800 })]
    for (const facts of [shop, WAREHOUSE])
      for (const description of [everything.description, 'Una línea de la descripción. '.repeat(170)])
        expect(pagesOf(await draw({ ...facts, ...everything, description }, photos))).toBe(2)
  })

  test('has two pages at most with long texts', async () => {
    const description = Array.from({ length: 80 }, () =>
      'Una línea de la descripción que sigue y sigue. '.repeat(4),
    ).join('\n')
    expect(pagesOf(await draw({ description, title: 'Nave '.repeat(40) }))).toBe(2)
    expect(
      pagesOf(await draw({ description: 'x'.repeat(5_000), title: 'W'.repeat(200), address: 'Calle '.repeat(33) })),
    ).toBe(2)
    expect(pagesOf(await draw({ description: 'a\n'.repeat(2_500) }))).toBeLessThanOrEqual(2)
  })

  test('ends with a page of its plans, without those that are not pictures', async () => {
    const file = await buildPicture('png', { width: 1600, height: 900 })
    const plans = ['Planta baja', 'Mezzanine', 'Azotea'].map((name) => ({ name, file }))
    const pdf = await draw({}, [], plans)
    expect(pagesOf(pdf)).toBe(2)
    expect(imagesOf(pdf)).toBe(imagesOf(await draw({})) + 1)
    expect(pagesOf(await draw({}, [], plans.slice(0, 1)))).toBe(2)
    expect(pagesOf(await draw({}, [], [{ name: 'Rota', file: Buffer.from('no es un plano') }]))).toBe(1)
  })

  test('has one page with the map of each precision, with any number of photos and the facts of a warehouse', async () => {
    const photos = await Promise.all(['#333', '#666', '#999'].map(() => buildPicture('jpeg')))
    for (const precision of ['exacta', 'aproximada', 'zona'] as const)
      expect(pagesOf(await drawComplete({}, { precision }))).toBe(1)
    for (const count of [0, 1, 2, 3])
      expect(pagesOf(await drawComplete(WAREHOUSE, { photos: photos.slice(0, count) }))).toBe(1)
  })

  test('has the photo of the person who attends, else the initials', async () => {
    const person = await buildPicture('jpeg', { width: 300, height: 400 })
    const [plain, shown] = [await drawComplete({}, {}), await drawComplete({}, { person })]
    expect(imagesOf(shown)).toBe(imagesOf(plain) + 1)
    expect(pagesOf(await drawComplete({}, { person: Buffer.from('no es una foto') }))).toBe(1)
  })

  test('leaves out a photo that is not a picture', async () => {
    expect(pagesOf(await draw({}, [Buffer.from('no es una foto')]))).toBe(1)
  })
})
