import { beforeEach, describe, expect, test } from 'vitest'
import { buildProperty } from '#test/factories/property.ts'
import { shareStore } from '#test/shared-store.ts'
import { DIALECTS } from '#test/stores.ts'
import { createProperty, deleteProperty, insertProperty, renameProperty } from './change-property.server.ts'
import { findById } from './properties.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const LATER = new Date('2026-11-21T18:00:00Z')
const ANA = { id: 'ana', name: 'Ana Garza' }
const USER = { ...ANA, email: 'ana@cerronorte.example', role: 'admin', createdAt: NOW.toISOString() }

describe.each(DIALECTS)('on %s', (dialect) => {
  const store = shareStore(dialect)

  beforeEach(async () => {
    await store().db.insertInto('users').values(USER).execute()
  })

  function insert(title: string, propertyId: string | null = null) {
    return insertProperty(store().db, buildProperty({ title, propertyId }), { createdBy: null, now: NOW })
  }

  function logEntries() {
    return store().db.selectFrom('activityLogs').selectAll().execute()
  }

  function properties() {
    return store().db.selectFrom('properties').select(['slug', 'title', 'version']).execute()
  }

  test('a new property is written whole, with its conditions once each and its photos in order', async () => {
    const row = { contentHash: '', width: 1, height: 2, bytes: 3, createdAt: NOW.toISOString() }
    const photos = ['b', 'a'].map((id) => ({ ...row, id, key: `properties/1_${id}.jpg`, contentHash: id }))
    await store().db.insertInto('photos').values(photos).execute()
    const { photos: _photos, ...input } = buildProperty({ amenities: ['gym', 'aire', 'gym'], timeAlert: '2026-12-01' })
    const made = await createProperty(
      store(),
      { ...input, photos: photos.map(({ id }) => ({ photoId: id, alt: id })) },
      ANA,
      NOW,
    )
    const { timeAlert: _timeAlert, ...shown } = input
    const saved = await findById(store().db, made.id)
    expect(saved && { ...saved, amenities: saved.amenities.toSorted() }).toEqual({
      ...shown,
      ...made,
      amenities: ['aire', 'gym'],
      photos: ['b', 'a'].map((id) => ({ key: `properties/1_${id}.jpg`, width: 1, height: 2, alt: id })),
      version: 1,
      createdAt: NOW.toISOString(),
      updatedAt: null,
    })
    const kept = await store().db.selectFrom('properties').select(['timeAlert', 'createdBy']).execute()
    expect(kept).toEqual([{ timeAlert: '2026-12-01', createdBy: 'ana' }])
  })

  test('a new property has its log entry, under the name of who added it', async () => {
    const { id } = await createProperty(store(), buildProperty({ title: 'Bodega' }), ANA, NOW)
    expect(await logEntries()).toEqual([
      {
        id: expect.any(String),
        action: 'create_property',
        type: 'property_creation',
        propertyId: id,
        propertyTitle: 'Bodega',
        userId: 'ana',
        userName: 'Ana Garza',
        timestamp: NOW.toISOString(),
        details: null,
      },
    ])
  })

  test('a property that is refused leaves no log entry, and nothing of itself', async () => {
    const unknownPhoto = buildProperty({ photos: [{ photoId: 'none', alt: null }] })
    await expect(createProperty(store(), unknownPhoto, ANA, NOW)).rejects.toThrow(/foreign key/i)
    expect([await properties(), await logEntries()]).toEqual([[], []])
    expect(await store().db.selectFrom('propertyAmenities').selectAll().execute()).toEqual([])
  })

  test('a log entry that fails undoes the change that it tells of', async () => {
    const { id } = await insert('Se queda')
    await store().db.schema.alterTable('activityLogs').renameTo('elsewhere').execute()
    try {
      await expect(createProperty(store(), buildProperty({ title: 'No llega' }), ANA, NOW)).rejects.toThrow(
        'activityLogs',
      )
      await expect(deleteProperty(store(), id, ANA, NOW)).rejects.toThrow('activityLogs')
    } finally {
      await store().db.schema.alterTable('elsewhere').renameTo('activityLogs').execute()
    }
    expect(await properties()).toEqual([{ slug: 'se-queda', title: 'Se queda', version: 1 }])
    expect(await store().db.selectFrom('retiredSlugs').selectAll().execute()).toEqual([])
  })

  test('a second property with the same title gets its code appended, a third a number', async () => {
    const slugs = [
      await insert('Local', 'PROP-1'),
      await insert('¡LOCAL!', 'Própiedad 2'),
      await insert('Local', 'PROP-1'),
    ]
    expect(slugs.map(({ slug }) => slug)).toEqual(['local', 'local-propiedad-2', 'local-prop-1'])
    expect((await insert('Local', 'PROP-1')).slug).toBe('local-prop-1-2')
    expect((await insert('Local', null)).slug).toBe('local-2')
  })

  test('an empty slug falls back to the code, and without one to the id', async () => {
    expect((await insert('東京', 'PROP-7')).slug).toBe('prop-7')
    const { id, slug } = await insert('東京', null)
    expect(slug).toBe(id)
  })

  test('a renamed property takes the slug of its title, its search text and a new version', async () => {
    const { id } = await insert('Local Centro')
    expect(await renameProperty(store().db, id, 'Bodega Ñandú', LATER)).toBe('bodega-nandu')
    expect(await store().db.selectFrom('properties').selectAll().executeTakeFirst()).toMatchObject({
      title: 'Bodega Ñandú',
      slug: 'bodega-nandu',
      searchText: expect.stringMatching(/^bodega nandu\n/),
      version: 2,
      updatedAt: LATER.toISOString(),
    })
  })

  test('a title that makes the same slug retires nothing', async () => {
    const { id } = await insert('Local')
    expect(await renameProperty(store().db, id, '¡LOCAL!', LATER)).toBe('local')
    expect(await store().db.selectFrom('retiredSlugs').selectAll().execute()).toEqual([])
  })

  test("a renamed property never takes another's slug", async () => {
    await insert('Local')
    const { id } = await insert('Bodega', 'PROP-9')
    expect(await renameProperty(store().db, id, 'Local', LATER)).toBe('local-prop-9')
  })

  test('deleting tells whether there was anything to delete', async () => {
    const { id } = await insert('Local')
    expect(await deleteProperty(store(), id, ANA, LATER)).toBe(true)
    expect(await deleteProperty(store(), id, ANA, LATER)).toBe(false)
    expect(await logEntries()).toMatchObject([
      {
        action: 'delete_property',
        type: 'property_deletion',
        propertyId: id,
        propertyTitle: 'Local',
        userName: 'Ana Garza',
      },
    ])
  })

  test('the product itself may make a change, under no name', async () => {
    await createProperty(store(), buildProperty(), { id: null, name: null }, NOW)
    expect(await logEntries()).toMatchObject([{ userId: null, userName: null }])
  })
})
