import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldText } from '#app/text/fold-text.ts'
import { formatPrice, textFromCents } from '#app/catalogue/price/price.ts'
import { STATES } from '#app/catalogue/facts/places.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { propertyCode } from '#app/catalogue/property/property.ts'
import {
  CATEGORIES,
  CATEGORY_LABELS,
  CURRENCIES,
  PROPERTY_TYPES,
  PROPERTY_TYPE_LABELS,
  STATUSES,
  STATUS_LABELS,
} from '#app/catalogue/facts/vocabulary.ts'
import { insertComplex } from '#app/complexes/changes/complex-kind.server.ts'
import { buildComplex } from '#test/factories/complex.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { PATIENCE, emptyTables, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { runs } from '#test/tier.ts'
import { findNewest, findPanelPage } from './panel-list.server.ts'
import { PANEL_PAGE_SIZE, UNFILTERED_LIST } from './panel-search.ts'

const TODAY = '2026-11-20'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  async function fill(...properties: Partial<PropertyInput>[]) {
    return insertMany(
      store().db,
      properties.map((property) => ({ input: buildProperty(property) })),
    )
  }

  async function found(search: string) {
    const { rows } = await findPanelPage(store(), { ...UNFILTERED_LIST, search, page: 1 }, TODAY)
    return rows.map(({ title }) => title)
  }

  test.each([
    'ÁTICO',
    'atico con',
    '  ático   con ',
    'mitras',
    'Local Comercial',
    'local',
    'TRASPASO',
    'garcía',
    'prop-00',
    'Reservada',
    'separada',
    '1250000',
    '1,250,000',
    '$1,250,000 mxn',
    '50%',
    'local traspaso centro',
    'renta o traspaso en San Pedro',
    'garcía prop-007 ático',
    'nuevo león locales',
    'N.L.',
    'OFarrill',
    "O'Farrill ático",
    'O´Farrill',
  ])('«%s» is found in any field that is searched', async (search) => {
    await fill(
      {
        title: 'Ático con vista al 50%',
        location: 'Mitras Centro, O’Farrill',
        type: 'local',
        category: 'traspaso',
        municipality: 'San Pedro Garza García',
        state: 'Nuevo León',
        propertyId: 'PROP-007',
        status: 'separada',
        priceCents: 125_000_000,
      },
      {
        title: 'Otra',
        priceCents: null,
        propertyId: 'X',
        status: 'vendida',
        category: 'venta',
        type: 'casa',
        state: null,
      },
    )
    expect(await found(search)).toEqual(['Ático con vista al 50%'])
  })

  test.each([
    'ático con vista al 5_%',
    'centro Santa Catarina',
    'Huinalá km',
    'secreta',
    "' or 1=1 --",
    '\\',
    '%%',
    '_',
  ])('«%s» is not found, because it is in no field that is searched', async (search) => {
    await fill({
      title: 'Ático con vista',
      location: 'Mitras Centro',
      municipality: 'San Pedro',
      description: 'secreta',
    })
    expect(await found(search)).toEqual([])
  })

  test('a property without an ID is found by its substitute', async () => {
    const [id = ''] = await fill({ title: 'Sin clave', propertyId: null }, { title: 'Con clave', propertyId: 'Z' })
    const code = propertyCode({ id, propertyId: null })
    for (const search of [code, code.toLowerCase(), code.slice(2), code.slice(-4)])
      expect(await found(search)).toContain('Sin clave')
    expect(await found(`${code}x`)).toEqual([])
  })

  test('the newest come first, page by page; a number past the end gives the last page', async () => {
    const many = Array.from({ length: PANEL_PAGE_SIZE + 3 }, (_none, at) => ({ title: `Lote ${at}` }))
    await fill(...many, { title: 'Otra cosa' })
    const first = await findPanelPage(store(), { ...UNFILTERED_LIST, search: 'lote', page: 1 }, TODAY)
    const last = await findPanelPage(store(), { ...UNFILTERED_LIST, search: 'lote', page: 9_999_999 }, TODAY)
    expect(first).toMatchObject({ found: many.length, total: many.length + 1, page: 1, pages: 2 })
    expect(last).toMatchObject({ found: many.length, page: 2, pages: 2 })
    const titles = [...first.rows, ...last.rows].map(({ title }) => title)
    expect(titles).toEqual(many.map(({ title }) => title).toReversed())
  })

  test('an empty catalogue has one empty page', async () => {
    expect(await findPanelPage(store(), { ...UNFILTERED_LIST, search: '', page: 3 }, TODAY)).toEqual({
      rows: [],
      found: 0,
      total: 0,
      page: 1,
      pages: 1,
      corrected: null,
      municipalities: [],
    })
  })

  test('the newest properties include every status', async () => {
    await fill({ title: 'A', status: 'vendida' }, { title: 'B', status: 'pausada' }, { title: 'C' }, { title: 'D' })
    expect((await findNewest(store(), 3)).map(({ title }) => title)).toEqual(['D', 'C', 'B'])
  })

  test('a row says which price is typed into it, and whether its photo is that of its complex', async () => {
    const photo = { key: 'properties/1_a.jpg', contentHash: 'p', width: 1, height: 1, bytes: 1, createdAt: 'x' }
    await store()
      .db.insertInto('photos')
      .values({ ...photo, id: 'p' })
      .execute()
    const photos = [{ photoId: 'p', alt: null }]
    const made = { createdBy: null, now: new Date('2026-11-20T18:00:00Z') }
    const { id: complexId } = await insertComplex(store().db, buildComplex({ photos }), made)
    const range = { currency: 'USD', priceBase: 'por_m2', priceCents: 6_55, priceToCents: 7_35 } as const
    await fill(
      { title: 'A', category: 'venta', photos, complexId },
      { title: 'B', category: 'renta', pricePeriod: 'anio', complexId },
      { title: 'C', category: 'renta', ...range },
    )
    const { rows } = await findPanelPage(store(), { ...UNFILTERED_LIST, order: 'oldest' }, TODAY)
    expect(rows.map(({ priceLabel, isComplexCover }) => [priceLabel, isComplexCover])).toEqual([
      ['Precio de venta (MXN)', false],
      ['Precio de renta (MXN/año)', true],
      ['Precio de renta, desde (USD/m²/mes)', false],
    ])
  })

  test('every search gives the same as a check of each row', async () => {
    const words = fc.constantFrom('Bodega', 'bodega', 'Ñandú', 'Ána', 'de', 'la', '50%', 'a_b', '100', 'ada', "d'Or")
    const text = fc.array(words, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '))
    // An ID with a digit is only found as the whole search (`find-by-code.test.ts`).
    const codes = fc.constantFrom('Bodega', 'Ñandú', 'de la', 'a_b ada', "d'Or")
    const property = fc.record({
      title: text,
      location: text,
      municipality: fc.option(text),
      state: fc.option(fc.constantFrom(...STATES)),
      propertyId: fc.option(codes),
      type: fc.constantFrom(...PROPERTY_TYPES),
      category: fc.constantFrom(...CATEGORIES),
      status: fc.constantFrom(...STATUSES),
      currency: fc.constantFrom(...CURRENCIES),
      priceCents: fc.option(fc.integer({ min: 0, max: 99_999_999 })),
    })
    const odd = [
      'ven',
      'mxn',
      'usd',
      'l',
      'pr',
      ',',
      '.',
      '-',
      'p',
      '0',
      'local c',
      'ñ',
      'Ñandúes',
      'bodegas',
      'nave',
      'venta ada',
    ]
    const search = fc.oneof(words, text, fc.constantFrom(...odd))
    await fc.assert(
      fc.asyncProperty(
        fc.array(property, { maxLength: 20 }),
        fc.array(search, { maxLength: 12 }),
        async (all, searches) => {
          await emptyTables(store())
          const ids = await fill(...all)
          for (const each of searches) {
            const { rows, found: count } = await findPanelPage(
              store(),
              { ...UNFILTERED_LIST, search: each, page: 1 },
              TODAY,
            )
            const expected = all.flatMap((input, at) => (reads({ ...input, id: ids[at] ?? '' }, each) ? [ids[at]] : []))
            expect([rows.map(({ id }) => id), count]).toEqual([expected.toReversed(), expected.length])
          }
        },
      ),
      { numRuns: runs(10) },
    )
  })
})

type Read = Pick<
  PropertyInput,
  | 'title'
  | 'location'
  | 'municipality'
  | 'state'
  | 'propertyId'
  | 'type'
  | 'category'
  | 'status'
  | 'currency'
  | 'priceCents'
> & { id: string }

/**
 * Reference implementation of the search (spec, section 5; decision 39): each word, or its synonym, is a substring of a
 * stored or shown field. A word of one or two characters must start a word of the field.
 */
function reads(property: Read, search: string): boolean {
  const { title, location, municipality, state, type, category, status, currency, priceCents } = property
  const fields = [
    title,
    location,
    municipality,
    state,
    propertyCode(property),
    type,
    PROPERTY_TYPE_LABELS[type],
    category,
    CATEGORY_LABELS[category],
    status,
    STATUS_LABELS[status],
    ...(priceCents === null ? [] : [textFromCents(priceCents), formatPrice(priceCents, currency)]),
  ].map((field) => foldText(field ?? ''))
  const words = foldText(search).split(' ')
  const narrowing = words.filter((word) => !['de', 'la'].includes(word))
  return (narrowing.length > 0 ? narrowing : words).every((word) =>
    (ALSO[word] ?? [word]).some((text) => fields.some((field) => says(field, text))),
  )
}

function says(field: string, text: string): boolean {
  if (text.length >= 3) return field.includes(text)
  const part = text.replaceAll(/[^a-z0-9]/g, '')
  return part !== '' && new RegExp(`(?<![a-z0-9])${part}`).test(field)
}

/** Words of this test with a synonym or another form. */
const ALSO: Record<string, string[]> = { nandues: ['nandu'], bodegas: ['bodega'], nave: ['bodega', 'nave'] }
