import type { Insertable, Kysely } from 'kysely'
import { NUEVO_LEON } from './places.ts'
import { v7 as uuidv7 } from 'uuid'
import type { Schema } from '#app/db/schema.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { UNKNOWN } from '#app/catalogue/facts/fact-columns.ts'
import { linkPoint, publicPoint, readPlaceKey } from '#app/catalogue/place/public-point.server.ts'
import { numberedSlugs, plainSlugs } from '#app/catalogue/property/slug.ts'

/** A property with the initial values of the form (spec, section 9) and nothing else. */
export function bareProperty(
  filled: Partial<PropertyInput> & Pick<PropertyInput, 'title' | 'location'>,
): PropertyInput {
  return { ...UNKNOWN, amenities: [], photos: [], plans: [], ...filled }
}

/** A realistic property with all the fields of its type; a test overrides only what matters to it. */
export function buildProperty(overrides: Partial<PropertyInput> = {}): PropertyInput {
  return bareProperty({
    title: 'Bodega con 4 andenes y patio de maniobras en Huinalá',
    description: 'Bodega sobre avenida con acceso para tráiler de 53 pies. Cuatro andenes con rampa niveladora.',
    priceCents: 26_400_000,
    location: 'Huinalá',
    address: 'Carretera a Huinalá km 2.5',
    area: 2400,
    constructionArea: 2250,
    frontage: 48,
    depth: 75,
    lotSize: 3600,
    pricePerM2Cents: 11_000,
    propertyId: 'PROP-001',
    type: 'bodega',
    category: 'renta',
    state: 'Nuevo León',
    municipality: 'Apodaca',
    googleMapsLink: 'https://www.google.com/maps?q=25.7485,-100.165',
    yearBuilt: 2014,
    amenities: ['con_servicios', 'estacionamiento'],
    ...overrides,
  })
}

/** A property to insert; without a date, each one is a second newer than the one before. */
export type NewProperty = { input: PropertyInput; createdAt?: Date }

/** Values in one statement: SQLite accepts 32,766, PostgreSQL 65,535. */
const MOST_VALUES = 30_000
/** Properties in memory at a time. */
const BATCH = 800
const FIRST_CREATED = Date.UTC(2024, 0, 8, 15)

/**
 * Inserts a whole catalogue in one transaction, with the same rows as `insertProperty`: for benches and large tests.
 * @returns the ids, in the order given
 */
export async function insertMany(db: Kysely<Schema>, properties: Iterable<NewProperty>): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    const key = await readPlaceKey(transaction)
    const freeSlug = await slugFinder(transaction)
    const ids: string[] = []
    for (const batch of inBatches(properties, BATCH)) {
      const rows = batch.map((property, at) => rowsOf(property, ids.length + at, { freeSlug, key }))
      await insertInChunks(
        transaction,
        'properties',
        rows.map((row) => row.property),
      )
      await insertInChunks(
        transaction,
        'propertyAmenities',
        rows.flatMap((row) => row.amenities),
      )
      await insertInChunks(
        transaction,
        'propertyPhotos',
        rows.flatMap((row) => row.photos),
      )
      await insertInChunks(
        transaction,
        'propertyPlans',
        rows.flatMap((row) => row.plans),
      )
      ids.push(...rows.map((row) => row.property.id))
    }
    return ids
  })
}

export function* inBatches<T>(all: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = []
  for (const each of all) {
    batch.push(each)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  yield batch
}

function rowsOf(
  { input, createdAt }: NewProperty,
  index: number,
  { freeSlug, key }: { freeSlug: SlugFinder; key: string },
) {
  const { amenities, photos, plans, ...fields } = input
  const created = createdAt ?? new Date(FIRST_CREATED + index * 1000)
  const id = uuidv7({ msecs: created.getTime() })
  return {
    property: {
      ...fields,
      ...linkPoint(fields),
      ...publicPoint(fields, key, NUEVO_LEON),
      id,
      slug: freeSlug({ id, ...fields }),
      version: 1,
      statusSince: created.toISOString(),
      factsSince: created.toISOString(),
      createdAt: created.toISOString(),
      createdBy: null,
      updatedAt: null,
      updatedBy: null,
    },
    amenities: [...new Set(amenities)].map((code) => ({ propertyId: id, code })),
    photos: placed(id, photos),
    plans: placed(id, plans),
  }
}

function placed(propertyId: string, pictures: PropertyInput['photos']) {
  return pictures.map(({ photoId, alt }, position) => ({ propertyId, photoId, alt, position }))
}

type Named = Parameters<typeof plainSlugs>[0]
type SlugFinder = (property: Named) => string

function* slugsOf(property: Named): Generator<string, void> {
  yield* plainSlugs(property)
  yield* numberedSlugs(property)
}

/** Gives each property its first free slug; for equal titles it remembers the last number tried. */
async function slugFinder(db: Queries): Promise<SlugFinder> {
  const living = await db.selectFrom('properties').select('slug').execute()
  const retired = await db.selectFrom('retiredSlugs').where('propertyId', 'is not', null).select('slug').execute()
  const taken = new Set([...living, ...retired].map((row) => row.slug))
  const series = new Map<string, Iterator<string, void>>()
  return (property) => {
    const name = `${property.title}\n${property.propertyId ?? ''}`
    const candidates = series.get(name) ?? slugsOf(property)
    series.set(name, candidates)
    for (;;) {
      const { value: slug } = candidates.next()
      if (slug === undefined) throw new Error('slugsOf never ends')
      if (taken.has(slug)) continue
      taken.add(slug)
      return slug
    }
  }
}

async function insertInChunks<T extends 'properties' | 'propertyAmenities' | 'propertyPhotos' | 'propertyPlans'>(
  db: Queries,
  table: T,
  rows: readonly Insertable<Schema[T]>[],
) {
  const columns = Object.keys(rows[0] ?? {}).length
  if (columns === 0) return
  const size = Math.floor(MOST_VALUES / columns)
  for (let at = 0; at < rows.length; at += size)
    await db
      .insertInto(table)
      .values(rows.slice(at, at + size))
      .execute()
}
