import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#app/calendar/calendar-day.ts'
import { inBatches } from '#app/db/in-batches.ts'
import { collectUnusedPhotos } from '#app/photos/collect-photos.server.ts'
import { findBySlug } from '#app/property/page/properties.server.ts'
import { emptyOverdueTrash, findTrash, purgeDeleted } from '#app/inventory/trash/trash-list.server.ts'
import { openTestFiles } from '#test/files.ts'
import { MESSAGE } from '#test/contact.ts'
import { buildProperty } from '#test/factories/property.ts'
import { renameProperty } from '#test/factories/rename-property.ts'
import { ALL_LEADS } from '#app/leads/lead-scope.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { deleteProperty, updateProperty } from './change-property.server.ts'
import { insertProperty } from './property-rows.server.ts'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import { restoreProperty } from './change-property.server.ts'

const ADDED = new Date('2026-11-01T18:00:00Z')
const DELETED = new Date('2026-11-20T18:00:00Z')
const LATER = new Date('2026-11-21T18:00:00Z')
const ANA = { id: null, name: 'Ana Garza' }
const USER = { id: 'ana', name: 'Ana', email: 'ana@cerronorte.example', role: 'admin', createdAt: ADDED.toISOString() }
const DAY = 86_400_000

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  let photoIds: string[]

  beforeEach(async () => {
    await store().db.insertInto('users').values(USER).execute()
    photoIds = [randomUUID(), randomUUID()]
    const photo = { width: 1, height: 1, bytes: 1, variantsAt: null, unusedSince: null, createdAt: ADDED.toISOString() }
    await store()
      .db.insertInto('photos')
      .values(photoIds.map((id) => ({ ...photo, id, key: `properties/1_${id}.jpg`, contentHash: id })))
      .execute()
  })

  function add(title: string) {
    const photos = photoIds.map((photoId, at) => ({ photoId, alt: at === 0 ? 'Fachada' : null }))
    const input = buildProperty({
      title,
      amenities: ['aire', 'gym'],
      photos,
      plans: photos.slice(0, 1).map(({ photoId }) => ({ photoId, alt: 'Planta baja' })),
      timeAlert: '2026-12-24',
      priceCents: 12_345,
    })
    return insertProperty(store().db, input, { createdBy: 'ana', now: ADDED })
  }

  const whole = () => store().db.selectFrom('properties').selectAll().execute()
  const log = () => store().db.selectFrom('activityLogs').select(['action', 'type', 'userName']).orderBy('id').execute()

  test('a deleted property is restored as it was, with its slugs and a log entry', async () => {
    const { id, slug } = await add('Nave en Huinalá')
    await renameProperty(store(), id, 'Nave con patio', ADDED)
    const [before] = await whole()
    const record = await findRecord(store().db, id)
    await deleteProperty({ db: store().db, actor: ANA, now: DELETED }, id)
    expect(await findBySlug(store(), slug)).toEqual({ found: 'deleted' })
    expect(await findTrash(store(), 1, ALL_LEADS)).toEqual({
      rows: [
        {
          id,
          kind: 'property',
          title: 'Nave con patio',
          code: before?.propertyId,
          otherCode: null,
          deletedAt: DELETED.toISOString(),
          deletedBy: 'Ana Garza',
        },
      ],
      counts: { property: 1, complex: 0, owner: 0, lead: 0, visit: 0 },
      page: 1,
      pages: 1,
    })

    expect(await restoreProperty({ db: store().db, actor: ANA, now: LATER }, id)).toEqual({ otherCode: null })
    const [after] = await whole()
    const changed = { version: 4, updatedAt: LATER.toISOString(), updatedBy: null }
    const undo = { earlierFactsSince: null, earlierStatusSince: null }
    expect(after).toEqual({ ...before, ...changed, ...undo })
    expect((await findRecord(store().db, id))?.input).toEqual(record?.input)
    expect(await findBySlug(store(), 'nave-con-patio')).toHaveProperty('found', 'property')
    expect(await findBySlug(store(), slug)).toHaveProperty('found', 'renamed')
    expect(await findTrash(store(), 1, ALL_LEADS)).toMatchObject({ rows: [], page: 1 })
    expect((await log()).slice(-2)).toEqual([
      { action: 'delete_property', type: 'property_deletion', userName: 'Ana Garza' },
      { action: 'restore_property', type: 'property_restoration', userName: 'Ana Garza' },
    ])
  })

  test('a restored property has its messages and visits again', async () => {
    const { id } = await add('Local')
    const { db } = store()
    const messageId = randomUUID()
    await db
      .insertInto('contactMessages')
      .values({ id: messageId, ...MESSAGE, propertyId: id, propertyTitle: 'Local', createdAt: ADDED.toISOString() })
      .execute()
    await db.insertInto('interest').values({ propertyId: id, day: '2026-11-05', kind: 'view', count: 7 }).execute()
    await deleteProperty({ db: store().db, actor: ANA, now: DELETED }, id)
    expect(await db.selectFrom('interest').selectAll().execute()).toEqual([])
    await restoreProperty({ db: store().db, actor: ANA, now: LATER }, id)
    expect(await db.selectFrom('contactMessages').select(['id', 'propertyId']).execute()).toEqual([
      { id: messageId, propertyId: id },
    ])
    expect(await db.selectFrom('interest').select(['propertyId', 'count']).execute()).toEqual([
      { propertyId: id, count: 7 },
    ])
  })

  test('a property with more counts of visits than one statement takes is restored too', async () => {
    const { id } = await add('Local')
    const { db } = store()
    const days = Array.from({ length: 9000 }, (_, at) => addDays('2002-01-01', at))
    const visits = days.map((day) => ({ propertyId: id, day, kind: 'view' as const, count: 1 }))
    for (const batch of inBatches(visits, 4)) await db.insertInto('interest').values(batch).execute()
    await deleteProperty({ db: store().db, actor: ANA, now: DELETED }, id)
    expect(await restoreProperty({ db: store().db, actor: ANA, now: LATER }, id)).toEqual({ otherCode: null })
    expect(await db.selectFrom('interest').select('day').orderBy('day').execute()).toEqual(days.map((day) => ({ day })))
  })

  test('another property that took its slug keeps it', async () => {
    const { id, slug } = await add('Bodega')
    await deleteProperty({ db: store().db, actor: ANA, now: DELETED }, id)
    const other = await add('Bodega')
    expect(other.slug).toBe(slug)
    await restoreProperty({ db: store().db, actor: ANA, now: LATER }, id)
    const found = await findBySlug(store(), slug)
    expect(found).toMatchObject({ found: 'property', property: { id: other.id } })
    expect((await whole()).map((row) => row.slug).toSorted()).toHaveLength(2)
  })

  test('a slug that another property had and lost by a new title still redirects to that property', async () => {
    const { id, slug } = await add('Bodega')
    await deleteProperty({ db: store().db, actor: ANA, now: DELETED }, id)
    const other = await add('Bodega')
    const known = await findRecord(store().db, other.id)
    if (!known) throw new Error('There is no property')
    await updateProperty({ db: store().db, actor: ANA, now: LATER }, known, {
      ...known,
      input: { ...known.input, title: 'Nave' },
    })
    await restoreProperty({ db: store().db, actor: ANA, now: LATER }, id)
    expect(await findBySlug(store(), slug)).toEqual({ found: 'renamed', slug: 'nave' })
  })

  test('a form that was opened before the deletion does not overwrite the restored property', async () => {
    const { id } = await add('Oficina')
    const known = await findRecord(store().db, id)
    if (!known) throw new Error('There is no property')
    await deleteProperty({ db: store().db, actor: ANA, now: DELETED }, id)
    await restoreProperty({ db: store().db, actor: ANA, now: LATER }, id)
    const edit = { ...known, input: { ...known.input, title: 'Otra' } }
    expect(await updateProperty({ db: store().db, actor: ANA, now: LATER }, known, edit)).toMatchObject({
      ok: false,
      refusal: 'conflict',
    })
  })

  test('if two people restore a property at once, only one restore counts', async () => {
    const { id } = await add('Terreno')
    await deleteProperty({ db: store().db, actor: ANA, now: DELETED }, id)
    const both = await Promise.all([1, 2].map(() => restoreProperty({ db: store().db, actor: ANA, now: LATER }, id)))
    expect(both.filter((each) => each !== null)).toHaveLength(1)
    expect(await whole()).toHaveLength(1)
  })

  test('photos stay while their property is in the trash, and become unused after its final deletion', async () => {
    const { files, close } = await openTestFiles()
    const { id } = await add('Casa')
    await deleteProperty({ db: store().db, actor: ANA, now: DELETED }, id)
    const unused = () =>
      store().db.selectFrom('photos').where('unusedSince', 'is not', null).select('id').orderBy('id').execute()
    await collectUnusedPhotos(store(), files, new Date(DELETED.getTime() + 29 * DAY))
    expect(await unused()).toEqual([])
    expect(await emptyOverdueTrash(store(), new Date(DELETED.getTime() + 30 * DAY))).toBe(0)
    expect(await emptyOverdueTrash(store(), new Date(DELETED.getTime() + 30 * DAY + 1))).toBe(1)
    expect(await emptyOverdueTrash(store(), new Date(DELETED.getTime() + 30 * DAY + 2))).toBe(0)
    expect(await restoreProperty({ db: store().db, actor: ANA, now: LATER }, id)).toBeNull()
    await collectUnusedPhotos(store(), files, new Date(DELETED.getTime() + 31 * DAY))
    expect((await unused()).map((photo) => photo.id)).toEqual(photoIds.toSorted())
    await close()
  })

  test('a final deletion works once, and the log has the person', async () => {
    const { id } = await add('Departamento')
    await deleteProperty({ db: store().db, actor: ANA, now: DELETED }, id)
    expect(await purgeDeleted({ db: store().db, actor: ANA, now: LATER }, id)).toBe('property')
    expect(await purgeDeleted({ db: store().db, actor: ANA, now: LATER }, id)).toBe(null)
    expect(await restoreProperty({ db: store().db, actor: ANA, now: LATER }, id)).toBeNull()
    expect((await log()).at(-1)).toEqual({ action: 'purge_property', type: 'property_deletion', userName: 'Ana Garza' })
  })

  test('properties that are deleted automatically are in the log, each with its title and ID', async () => {
    const titles = Array.from({ length: 101 }, (_none, at) => `Local ${at}`)
    for (const title of titles)
      await deleteProperty({ db: store().db, actor: ANA, now: DELETED }, (await add(title)).id)
    expect(await emptyOverdueTrash(store(), new Date(DELETED.getTime() + 31 * DAY))).toBe(titles.length)
    const entries = await store()
      .db.selectFrom('activityLogs')
      .where('action', '=', 'purge_property')
      .select(['type', 'userName', 'propertyTitle', 'propertyCode'])
      .execute()
    expect(entries.map(({ propertyTitle }) => propertyTitle).toSorted()).toEqual(titles.toSorted())
    expect(entries[0]).toMatchObject({
      type: 'property_deletion',
      userName: 'Vaciado automático',
      propertyCode: buildProperty().propertyId,
    })
  })

  test('the account of the person who added it may be deleted by then', async () => {
    const { id } = await add('Casa')
    await deleteProperty({ db: store().db, actor: ANA, now: DELETED }, id)
    await store().db.deleteFrom('users').where('id', '=', 'ana').execute()
    expect(await restoreProperty({ db: store().db, actor: ANA, now: LATER }, id)).toEqual({ otherCode: null })
    expect(await whole()).toMatchObject([{ createdBy: null, createdAt: ADDED.toISOString() }])
  })

  test.each(['', 'x', "' or 1=1", '0'.repeat(36)])('the unknown id %j is not restored', async (id) => {
    expect(await restoreProperty({ db: store().db, actor: ANA, now: LATER }, id)).toBeNull()
    expect(await purgeDeleted({ db: store().db, actor: ANA, now: LATER }, id)).toBe(null)
  })
})
