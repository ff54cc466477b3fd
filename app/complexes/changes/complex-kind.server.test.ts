import { findComplexLines } from '#app/complexes/versions/complex-versions.server.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import { findComplexBySlug } from '#app/complexes/find-complex.server.ts'
import { deleteProperty } from '#app/editing/changes/change-property.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { restoreProperty } from '#app/editing/changes/change-property.server.ts'
import { emptyOverdueTrash, findTrash } from '#app/inventory/trash/trash-list.server.ts'
import { buildComplex } from '#test/factories/complex.ts'
import { buildProperty } from '#test/factories/property.ts'
import { ALL_LEADS } from '#app/leads/lead-scope.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { createComplex, updateComplex } from './change-complex.server.ts'
import { insertComplex } from './complex-kind.server.ts'
import { findComplexRecord } from './complex-kind.server.ts'
import { deleteComplex, restoreDeletedComplex } from './change-complex.server.ts'

const ADDED = new Date('2026-11-01T18:00:00Z')
const NOW = new Date('2026-11-20T18:00:00Z')
const LATER = new Date('2026-11-21T18:00:00Z')
const OVERDUE = new Date('2026-12-20T18:00:01Z')
const ANA = { id: null, name: 'Ana' }
const MADE = { createdBy: null, now: ADDED }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  async function addPhoto() {
    const id = randomUUID()
    const row = { id, key: `properties/1_${id}.jpg`, contentHash: id, width: 1, height: 1, bytes: 1 }
    await store()
      .db.insertInto('photos')
      .values({ ...row, createdAt: ADDED.toISOString() })
      .execute()
    return id
  }

  async function complex(id: string) {
    const found = await findComplexRecord(store().db, id)
    if (!found) throw new Error('There is no such conjunto')
    return found
  }

  const space = (complexId: string, title: string) =>
    insertProperty(store().db, buildProperty({ complexId, title }), MADE)
  const complexOf = async (id: string) => (await findRecord(store().db, id))?.input.complexId
  const restore = (id: string) => restoreDeletedComplex({ db: store().db, actor: ANA, now: LATER }, id)

  test('a deleted complex comes back as it was: pictures, addresses, spaces, versions', async () => {
    const photos = [{ photoId: await addPhoto(), alt: 'La entrada' }]
    const plans = [{ photoId: await addPhoto(), alt: null }]
    const made = await createComplex(
      { db: store().db, actor: ANA, now: ADDED },
      buildComplex({ photos, plans }),
      randomUUID(),
    )
    const id = made?.id ?? ''
    const first = await complex(id)
    await updateComplex({ db: store().db, actor: ANA, now: ADDED }, first, {
      input: { ...first.input, name: 'Plaza Roble' },
      version: 1,
    })
    const before = await complex(id)
    const spaces = [await space(id, 'Local 1'), await space(id, 'Local 2')]
    expect(await deleteComplex({ db: store().db, actor: ANA, now: NOW }, id)).toBe(true)
    expect(await findComplexBySlug(store(), 'plaza-roble')).toEqual({ found: 'deleted' })
    expect((await findTrash(store(), 1, ALL_LEADS)).rows).toMatchObject([
      { id, kind: 'complex', title: 'Plaza Roble', code: null },
    ])
    expect(await restore(id)).toBe(true)
    const after = await complex(id)
    expect(after).toEqual({ ...before, version: before.version + 2, updatedAt: LATER.toISOString() })
    expect(await findComplexBySlug(store(), 'plaza-roble')).toMatchObject({ found: 'complex' })
    expect(await findComplexBySlug(store(), 'plaza-encino')).toEqual({ found: 'renamed', slug: 'plaza-roble' })
    for (const { id: spaceId } of spaces)
      expect(await findRecord(store().db, spaceId)).toMatchObject({ version: 3, input: { complexId: id } })
    const lines = await findComplexLines(store().db, after)
    expect(lines.map(({ number, action }) => [number, action])).toEqual([
      [4, 'restore_complex'],
      [2, 'edit_complex'],
      [1, 'create_complex'],
    ])
    expect(lines[0]?.details).toBe('Volvieron a él: 2 espacios')
    expect([await restore(id), (await findTrash(store(), 1, ALL_LEADS)).rows]).toEqual([false, []])
  })

  test('only spaces that are still without a complex come back to it, also those of the trash', async () => {
    const { id } = await insertComplex(store().db, buildComplex(), MADE)
    const other = await insertComplex(store().db, buildComplex({ name: 'Otra' }), MADE)
    const [moved, gone, trashed, waiting] = [
      await space(id, 'Se mudó'),
      await space(id, 'Se eliminó'),
      await space(id, 'En la papelera'),
      await space(id, 'Sigue en la papelera'),
    ]
    for (const each of [trashed, waiting]) await deleteProperty({ db: store().db, actor: ANA, now: NOW }, each.id)
    expect(await deleteComplex({ db: store().db, actor: ANA, now: NOW }, id)).toBe(true)
    await restoreProperty({ db: store().db, actor: ANA, now: NOW }, trashed.id)
    expect(await complexOf(trashed.id)).toBeNull()
    await store().db.updateTable('properties').set({ complexId: other.id }).where('id', '=', moved.id).execute()
    await deleteProperty({ db: store().db, actor: ANA, now: NOW }, gone.id)
    expect(await restore(id)).toBe(true)
    expect([await complexOf(moved.id), await complexOf(trashed.id)]).toEqual([other.id, id])
    await restoreProperty({ db: store().db, actor: ANA, now: LATER }, waiting.id)
    expect(await complexOf(waiting.id)).toBe(id)
  })

  test('where another complex has its address now, it gets the next free one', async () => {
    const { id } = await insertComplex(store().db, buildComplex(), MADE)
    await deleteComplex({ db: store().db, actor: ANA, now: NOW }, id)
    await insertComplex(store().db, buildComplex(), MADE)
    expect(await restore(id)).toBe(true)
    expect((await complex(id)).slug).toBe('plaza-encino-2')
  })

  test('of two restorations at once one does it, and a form sent again adds another complex', async () => {
    const formId = randomUUID()
    await createComplex({ db: store().db, actor: ANA, now: ADDED }, buildComplex(), formId)
    await deleteComplex({ db: store().db, actor: ANA, now: NOW }, formId)
    const again = await createComplex({ db: store().db, actor: ANA, now: NOW }, buildComplex(), formId)
    expect(again?.id).not.toBe(formId)
    expect((await Promise.all([restore(formId), restore(formId)])).toSorted()).toEqual([false, true])
    for (const id of ['x', randomUUID()]) expect(await restore(id)).toBe(false)
  })

  test('after 30 days it is deleted for good, with its versions and a log entry', async () => {
    const photos = [{ photoId: await addPhoto(), alt: null }]
    const made = await createComplex({ db: store().db, actor: ANA, now: ADDED }, buildComplex({ photos }), randomUUID())
    await deleteComplex({ db: store().db, actor: ANA, now: NOW }, made?.id ?? '')
    expect([await emptyOverdueTrash(store(), OVERDUE), await restore(made?.id ?? '')]).toEqual([1, false])
    for (const table of ['versions', 'versionPhotos'] as const)
      expect(await store().db.selectFrom(table).where('kind', '=', 'complex').selectAll().execute()).toEqual([])
    const log = await store().db.selectFrom('activityLogs').select(['action', 'propertyTitle']).orderBy('id').execute()
    expect(log.at(-1)).toEqual({ action: 'purge_complex', propertyTitle: 'Plaza Encino' })
  })
})
