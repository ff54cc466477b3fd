import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Store } from '#app/db/store.server.ts'
import { deleteProperty } from '#app/editing/changes/change-property.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { insertComplex } from '#app/complexes/changes/complex-kind.server.ts'
import { deleteComplex } from '#app/complexes/changes/change-complex.server.ts'
import { INITIAL_LANDMARKS } from './place/initial-landmarks.ts'
import { changePlaces } from './place/change-places.server.ts'
import { buildComplex } from '#test/factories/complex.ts'
import { buildProperty } from '#test/factories/property.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES, openTestStore, openTwoStores } from '#test/stores.ts'
import { type Catalogue, buildCatalogue, emptyCatalogue, nextCatalogue } from './catalogue.ts'
import { currentCatalogue, isCatalogueStale } from './current-catalogue.server.ts'
import { readAllRows } from './read-rows.server.ts'
import { settleInNuevoLeon } from '#test/factories/places.ts'
import { runs } from '#test/tier.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const ANA = { id: null, name: 'Ana' }
const MADE = { createdBy: null, now: NOW }
const PHOTO = { contentHash: 'a', width: 1200, height: 800, bytes: 1, variantsAt: null, createdAt: NOW.toISOString() }

/** A write to the catalogue; `at` selects the row. */
type Write = { kind: (typeof KINDS)[number]; at: number; words: string }
const KINDS = [
  'insert',
  'insertSpace',
  'rename',
  'pause',
  'delete',
  'addComplex',
  'renameComplex',
  'deleteComplex',
  'showPhoto',
  'showComplexPhoto',
  'hidePhotos',
  'renamePhoto',
] as const
const WRITE = fc.record({
  kind: fc.constantFrom(...KINDS),
  at: fc.nat({ max: 20 }),
  words: fc.constantFrom('Nave Ñandú', 'Local 4', 'Bodega con andenes', 'Torre', 'Edificio San José'),
})

async function write({ db }: Store, { kind, at, words }: Write) {
  const chosen = async (table: 'properties' | 'complexes' | 'photos') => {
    const rows = await db.selectFrom(table).orderBy('id').select('id').execute()
    return rows[at % Math.max(1, rows.length)]?.id ?? null
  }
  const [property, complex, photo] = [await chosen('properties'), await chosen('complexes'), await chosen('photos')]
  if (kind === 'insert') await insertProperty(db, buildProperty({ title: words }), MADE)
  if (kind === 'insertSpace') await insertProperty(db, buildProperty({ title: words, complexId: complex }), MADE)
  if (kind === 'addComplex') await insertComplex(db, buildComplex({ name: words }), MADE)
  if (kind === 'deleteComplex' && complex) await deleteComplex({ db, actor: ANA, now: NOW }, complex)
  if (kind === 'delete' && property) await deleteProperty({ db, actor: ANA, now: NOW }, property)
  if (kind === 'rename' && property)
    await db.updateTable('properties').set({ title: words }).where('id', '=', property).execute()
  if (kind === 'pause' && property)
    await db
      .updateTable('properties')
      .set({ status: at % 2 ? 'pausada' : 'disponible' })
      .where('id', '=', property)
      .execute()
  if (kind === 'renameComplex' && complex)
    await db.updateTable('complexes').set({ name: words }).where('id', '=', complex).execute()
  const shown = { photoId: photo ?? '', position: 0, alt: null }
  if (kind === 'showPhoto' && property && photo)
    await db
      .insertInto('propertyPhotos')
      .values({ ...shown, propertyId: property })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  if (kind === 'showComplexPhoto' && complex && photo)
    await db
      .insertInto('complexPhotos')
      .values({ ...shown, complexId: complex })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  if (kind === 'hidePhotos' && property)
    await db.deleteFrom('propertyPhotos').where('propertyId', '=', property).execute()
  if (kind === 'renamePhoto' && photo)
    await db
      .updateTable('photos')
      .set({ width: 1000 + at })
      .where('id', '=', photo)
      .execute()
}

async function addPhotos({ db }: Store) {
  for (const at of [1, 2])
    await db
      .insertInto('photos')
      .values({
        ...PHOTO,
        id: `01900000-0000-7000-8000-00000000000${at}`,
        key: `properties/${at}.jpg`,
        contentHash: `${at}`,
      })
      .execute()
}

/** The rows without the numbers that the word index gives them. */
function contentsOf({ all, offered }: Catalogue) {
  const plain = ({ number: _number, ...row }: Catalogue['all'][number]) => row
  return { all: all.map(plain), offered: offered.map(({ id }) => id) }
}

async function fromScratch(store: Store) {
  return contentsOf(await buildCatalogue(readAllRows(store)))
}

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  test('after any writes of this process the catalogue equals one that was built from scratch', async () => {
    const store = await openTestStore(dialect)
    await addPhotos(store)
    await fc.assert(
      fc.asyncProperty(fc.array(WRITE, { maxLength: 6 }), async (writes) => {
        for (const each of writes) await write(store, each)
        expect(contentsOf(await currentCatalogue(store))).toEqual(await fromScratch(store))
      }),
      { numRuns: runs(dialect === 'sqlite' ? 40 : 15) },
    )
    await store.close()
  })

  test('requests during the first read share it, and a later request sees what was committed since', async () => {
    const store = await openTestStore(dialect)
    const first = Promise.all(Array.from({ length: 5 }, () => currentCatalogue(store)))
    await insertProperty(store.db, buildProperty({ title: 'Nave nueva' }), MADE)
    const later = currentCatalogue(store)
    await first
    expect((await later).all.map(({ title }) => title)).toEqual(['Nave nueva'])
    await store.close()
  })

  test('while the store is unreachable the last snapshot is served as stale, and no longer once it is back', async () => {
    const store = await openTestStore(dialect)
    await insertProperty(store.db, buildProperty({ title: 'Nave' }), MADE)
    let revision: number | null = 1
    const known = { ...store, revision: () => revision }
    await currentCatalogue(known)
    known.db = store.db.withPlugin({
      transformQuery() {
        throw new Error('Connection terminated')
      },
      transformResult: async ({ result }) => result,
    })
    revision = null
    const { all } = await currentCatalogue(known)
    expect([all.map(({ title }) => title), isCatalogueStale(known)]).toEqual([['Nave'], true])
    revision = 1
    known.db = store.db
    await currentCatalogue(known)
    expect(isCatalogueStale(known)).toBe(false)
    await store.close()
  })

  test('a row with an unknown value is left out and named; the others are listed', async () => {
    const store = await openTestStore(dialect)
    await insertProperty(store.db, buildProperty({ title: 'Buena' }), MADE)
    const { value: batch } = await readAllRows(store).next()
    const good = batch?.[0]
    if (!good) throw new Error('a row was inserted')
    const bad = { ...good, id: 'mala', type: 'castillo' as 'casa' }
    const { all, unreadable } = nextCatalogue(emptyCatalogue(), [good, bad], [])
    expect(all.map(({ title }) => title)).toEqual(['Buena'])
    expect(unreadable).toEqual([{ id: 'mala', code: 'PROP-001', reason: 'type: «castillo»' }])
    await store.close()
  })
})

// Two processes on one store: a PostgreSQL server, or one SQLite file.
test.each(STORES)('on %s a process sees what another process has committed', { timeout: PATIENCE }, async (dialect) => {
  const [first, second] = await openTwoStores(dialect)
  await addPhotos(first)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.boolean(), WRITE), { maxLength: 5 }), async (writes) => {
      for (const [isFirst, each] of writes) await write(isFirst ? first : second, each)
      const expected = await fromScratch(first)
      // A notification of PostgreSQL takes a moment to reach another process.
      await expect.poll(async () => contentsOf(await currentCatalogue(second))).toEqual(expected)
      expect(contentsOf(await currentCatalogue(first))).toEqual(expected)
    }),
    { numRuns: runs(dialect === 'sqlite' ? 30 : 15) },
  )
  await first.close()
})

test.each(STORES)(
  'on %s the landmarks are those that another process has saved',
  { timeout: PATIENCE },
  async (dialect) => {
    const [first, second] = await openTwoStores(dialect)
    await settleInNuevoLeon(first.db)
    await insertProperty(first.db, buildProperty({ title: 'Nave' }), MADE)
    const before = await currentCatalogue(second)
    expect(before.places.landmarks).toEqual(INITIAL_LANDMARKS)
    const change = { db: first.db, actor: { id: null, name: 'Ana' }, now: NOW, note: 'Puntos' }
    for (const landmarks of [[{ name: 'el Puerto Seco', latitude: 25.9, longitude: -100.2 }], [], null]) {
      await changePlaces(change, () => ({ landmarks }))
      for (const store of [first, second])
        await expect
          .poll(async () => (await currentCatalogue(store)).places.landmarks)
          .toEqual(landmarks ?? INITIAL_LANDMARKS)
    }
    const after = await currentCatalogue(second)
    expect(after.all).toBe(before.all)
    // A change of other settings makes no new snapshot, which would lose its caches.
    await changePlaces(change, () => ({ landmarks: null }))
    expect(await currentCatalogue(second)).toBe(after)
    await first.close()
  },
)
