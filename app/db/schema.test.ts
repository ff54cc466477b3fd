import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { FACT_COLUMNS } from '#app/catalogue/facts/fact-columns.ts'
import { STATES } from '#app/catalogue/facts/places.ts'
import { PRECISIONS } from '#app/catalogue/facts/precision.ts'
import { AMENITIES } from '#app/catalogue/facts/amenities.ts'
import { CATEGORIES, CURRENCIES, PROPERTY_TYPES, STATUSES } from '#app/catalogue/facts/vocabulary.ts'
import { buildProperty } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const MOST_CENTS = 99_999_999_999_999

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  let id: string

  beforeEach(async () => {
    await store()
      .db.insertInto('users')
      .values({ ...ANA, id: 'ana' })
      .execute()
    ;({ id } = await insertProperty(store().db, buildProperty(), { createdBy: 'ana', now: NOW }))
  })

  function setting(column: string, value: string | number | null) {
    return sql`update properties set ${sql.ref(column)} = ${value}`.execute(store().db)
  }

  test.each([
    ['type', 'castillo'],
    ['type', 'Casa'],
    ['category', 'subasta'],
    ['status', 'borrador'],
    ['status', ''],
    ['currency', 'EUR'],
    ['precision', 'oculta'],
    ['state', 'Texas'],
    ['timeAlert', ''],
    ['timeAlert', '20261120'],
    ['timeAlert', '2026-1-1'],
    ['timeAlert', '2026-21-01'],
    ['timeAlert', '2026-01-41'],
    ['timeAlert', '2026-11-20T00:00:00Z'],
    ['timeAlert', ' 2026-11-20'],
    ['priceCents', -1],
    ['priceCents', MOST_CENTS + 1],
    ['pricePerM2Cents', -1],
    ['area', -0.01],
    ['constructionArea', -1],
    ['lotSize', -1],
    ['frontage', -1],
    ['depth', -1],
    ['bedrooms', -1],
    ['bathrooms', -0.5],
  ])('the database refuses a property with %s %j', async (column, value) => {
    await expect(setting(column, value)).rejects.toThrow(/check constraint/i)
  })

  test.each(['title', 'location', 'slug', 'type', 'category', 'status', 'currency', 'createdAt'])(
    'a property without %s is refused',
    async (column) => {
      await expect(setting(column, null)).rejects.toThrow(/not.null/i)
    },
  )

  test('every fact has its column, and every column is a fact or has another use', async () => {
    const tables = await store().db.introspection.getTables()
    const columns = tables.find(({ name }) => name === 'properties')?.columns.map(({ name }) => name)
    expect(columns?.toSorted()).toEqual([...FACT_COLUMNS, ...OWN_COLUMNS].toSorted())
  })

  test('every value of the vocabularies is accepted', async () => {
    const lists = {
      type: PROPERTY_TYPES,
      category: CATEGORIES,
      status: STATUSES,
      currency: CURRENCIES,
      precision: PRECISIONS,
      state: STATES,
    }
    for (const [column, values] of Object.entries(lists)) for (const value of values) await setting(column, value)
    await store().db.deleteFrom('propertyAmenities').execute()
    const amenities = AMENITIES.map((code) => ({ propertyId: id, code }))
    await store().db.insertInto('propertyAmenities').values(amenities).execute()
    expect(await store().db.selectFrom('propertyAmenities').select('code').execute()).toHaveLength(AMENITIES.length)
  })

  test('prices and measures are read exactly as they were stored', async () => {
    const exact = { priceCents: MOST_CENTS, pricePerM2Cents: 1, area: 2400.35, frontage: 0.1, bathrooms: 2.5, depth: 0 }
    await store().db.updateTable('properties').set(exact).execute()
    const row = await store().db.selectFrom('properties').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject(exact)
  })

  test('an unknown condition, action or kind of activity is refused', async () => {
    const entry = (action: string, type: string) =>
      sql`insert into "activityLogs" (id, action, type, "propertyTitle", timestamp) values ('1', ${action}, ${type}, 'a', 'b')`
    const amenity = sql`insert into "propertyAmenities" ("propertyId", code) values (${id}, 'helipuerto')`
    await expect(amenity.execute(store().db)).rejects.toThrow(/check constraint/i)
    await expect(entry('sell_property', 'property_edit').execute(store().db)).rejects.toThrow(/check constraint/i)
    await expect(entry('edit_property', 'property_sale').execute(store().db)).rejects.toThrow(/check constraint/i)
    await entry('edit_property', 'property_edit').execute(store().db)
  })

  test('two properties cannot share a slug or an id, and two people cannot share an e-mail', async () => {
    const { slug } = await insertProperty(store().db, buildProperty(), { createdBy: null, now: NOW })
    const other = store().db.updateTable('properties').where('slug', '!=', slug)
    await expect(other.set({ slug }).execute()).rejects.toThrow(/unique/i)
    await expect(setting('id', 'same')).rejects.toThrow(/unique/i)
    await expect(
      store()
        .db.insertInto('users')
        .values({ ...ANA, id: 'eva' })
        .execute(),
    ).rejects.toThrow(/unique/i)
  })

  test('a reference to a missing row is refused', async () => {
    const photo = { propertyId: id, photoId: 'none', position: 0, alt: null }
    for (const refused of [
      store().db.insertInto('propertyPhotos').values(photo),
      store().db.insertInto('propertyAmenities').values({ propertyId: 'none', code: 'gym' }),
      store().db.insertInto('retiredSlugs').values({ slug: 'a', propertyId: 'none', retiredAt: 'b' }),
      store().db.updateTable('properties').set({ createdBy: 'none' }),
    ])
      await expect(refused.execute()).rejects.toThrow(/foreign key/i)
  })

  test('deleting a property deletes its conditions and photo positions, but not the photos', async () => {
    await store().db.insertInto('photos').values(PHOTO).execute()
    await store()
      .db.insertInto('propertyPhotos')
      .values({ propertyId: id, photoId: 'p', position: 0, alt: null })
      .execute()
    await expect(store().db.deleteFrom('photos').execute()).rejects.toThrow(/foreign key/i)
    await store().db.deleteFrom('properties').execute()
    for (const table of ['propertyAmenities', 'propertyPhotos'] as const)
      expect(await store().db.selectFrom(table).selectAll().execute()).toEqual([])
    expect(await store().db.selectFrom('photos').select('id').execute()).toEqual([{ id: 'p' }])
  })

  test('deleting a person deletes no property', async () => {
    await store().db.deleteFrom('users').execute()
    expect(await store().db.selectFrom('properties').select('createdBy').execute()).toEqual([{ createdBy: null }])
  })
})

/** The columns that the product itself fills. */
const OWN_COLUMNS = [
  'statusSince',
  'factsSince',
  'earlierFactsSince',
  'earlierStatusSince',
  'id',
  'slug',
  'latitude',
  'longitude',
  'publicLatitude',
  'publicLongitude',
  'version',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
]
const ANA = { name: 'Ana', email: 'ana@cerronorte.example', role: 'admin', createdAt: NOW.toISOString() }
const PHOTO = {
  id: 'p',
  key: 'properties/1_a.jpg',
  contentHash: 'a',
  width: 1,
  height: 1,
  bytes: 1,
  createdAt: NOW.toISOString(),
}
