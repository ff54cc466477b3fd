import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createComplex, updateComplex } from '#app/complexes/changes/change-complex.server.ts'
import { insertComplex } from '#app/complexes/changes/complex-kind.server.ts'
import { deleteComplex } from '#app/complexes/changes/change-complex.server.ts'
import { findComplexRecord } from '#app/complexes/changes/complex-kind.server.ts'
import type { ComplexInput } from '#app/complexes/complex-input.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { purgeDeleted } from '#app/inventory/trash/trash-list.server.ts'
import { pruneVersions } from '#app/records/prune-versions.server.ts'
import type { RecordRestored } from '#app/editing/versions/restore-version.server.ts'
import { collectUnusedPhotos } from '#app/photos/collect-photos.server.ts'
import { buildComplex } from '#test/factories/complex.ts'
import { buildProperty } from '#test/factories/property.ts'
import { openTestFiles } from '#test/files.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { findComplexLines, findComplexVersion } from './complex-versions.server.ts'
import { restoreComplex } from './restore-complex.server.ts'

const START = new Date('2026-11-20T18:00:00Z')
const DAY = 86_400_000
const ANA = { id: null, name: 'Ana Garza' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  let day: number

  beforeEach(() => {
    day = 0
  })

  /** Each change happens a day after the one before. */
  function next() {
    day += 1
    return new Date(START.getTime() + day * DAY)
  }

  async function record(id: string) {
    const found = await findComplexRecord(store().db, id)
    if (!found) throw new Error(`There is no conjunto ${id}`)
    return found
  }

  async function edit(id: string, changed: Partial<ComplexInput>) {
    const before = await record(id)
    const input = { ...before.input, ...changed }
    const updated = await updateComplex({ db: store().db, actor: ANA, now: next() }, before, {
      input,
      version: before.version,
    })
    expect(updated.ok).toBe(true)
  }

  async function restore(id: string, number: number) {
    const { version } = await record(id)
    return restoreComplex({ store: store(), now: next }, { id, number, seen: version }, ANA)
  }

  function insert(overrides: Partial<ComplexInput> = {}) {
    return insertComplex(store().db, buildComplex(overrides), { createdBy: null, now: START })
  }

  async function lines(id: string) {
    return findComplexLines(store().db, await record(id))
  }

  async function addPhoto() {
    const id = randomUUID()
    const row = { id, key: `properties/1_${id}.jpg`, contentHash: id, width: 1, height: 1, bytes: 1 }
    await store()
      .db.insertInto('photos')
      .values({ ...row, createdAt: START.toISOString() })
      .execute()
    return id
  }

  test('every save is a version; of an older complex the first is what it was before', async () => {
    const made = await createComplex({ db: store().db, actor: ANA, now: START }, buildComplex(), randomUUID())
    const older = await insert({ name: 'Torre' })
    for (const id of [made?.id ?? '', older.id]) await edit(id, { floors: 5 })
    const found = [await lines(made?.id ?? ''), await lines(older.id)].map((all) =>
      all.map(({ number, savedByName, action }) => [number, savedByName, action]),
    )
    expect(found).toEqual([
      [
        [2, 'Ana Garza', 'edit_complex'],
        [1, 'Ana Garza', 'create_complex'],
      ],
      [
        [2, 'Ana Garza', 'edit_complex'],
        [1, null, null],
      ],
    ])
  })

  test('a version is restored whole, with pictures, slug and the place of its spaces, and that can be undone', async () => {
    const photos = [{ photoId: await addPhoto(), alt: 'La entrada' }]
    const { id } = await insert({ photos })
    const before = await record(id)
    const space = await insertProperty(
      store().db,
      buildProperty({ complexId: id, location: before.input.location, municipality: before.input.municipality }),
      { createdBy: null, now: START },
    )
    const place = () =>
      store().db.selectFrom('properties').where('id', '=', space.id).select('location').executeTakeFirst()
    await edit(id, { name: 'Otra', description: null, photos: [], kind: 'torre', location: 'Centro' })
    expect([(await record(id)).slug, await place()]).toEqual(['otra', { location: 'Centro' }])
    expect(await restore(id, 1)).toEqual({ ok: true, isOther: false })
    expect(await record(id)).toMatchObject({ slug: before.slug, version: 3, input: before.input })
    expect(await place()).toEqual({ location: before.input.location })
    expect((await lines(id))[0]?.details).toMatch(/^Versión restaurada: 20 nov 2026.*\nNombre: Otra → Plaza Encino\n/)
    expect(await restore(id, 1)).toEqual({ ok: false, refusal: 'unchanged' })
    expect(await restore(id, 2)).toMatchObject({ ok: true })
    expect((await record(id)).input).toMatchObject({ name: 'Otra', photos: [] })
  })

  test('where another complex has the slug of then, the next free one is given and said', async () => {
    const { id } = await insert()
    await edit(id, { name: 'Otra' })
    await store().db.deleteFrom('retiredComplexSlugs').execute()
    await insert()
    expect(await restore(id, 1)).toEqual({ ok: true, isOther: true })
    expect(await record(id)).toMatchObject({ slug: 'plaza-encino-2', input: { name: 'Plaza Encino' } })
  })

  test('a field and a code that no longer exist are named, and what the complex has now stays', async () => {
    const { id } = await insert({ description: 'La buena', buildingClass: 'A' })
    await edit(id, { description: 'Ups', kind: 'torre' })
    const fields = { name: 'Plaza Encino', kind: 'mercado', location: 'Cumbres', state: 'Texas', plumas: 3 }
    const content = JSON.stringify({ slug: 'plaza-encino', fields, photos: [], plans: [] })
    await store()
      .db.updateTable('versions')
      .set({ content })
      .where('kind', '=', 'complex')
      .where('number', '=', 1)
      .execute()
    expect((await findComplexVersion(store().db, await record(id), 1))?.leftOut).toEqual([
      'plumas',
      'Tipo de conjunto: «mercado»',
      'Estado: «Texas»',
    ])
    expect(await restore(id, 1)).toMatchObject({ ok: true })
    expect((await record(id)).input).toMatchObject({ kind: 'torre', state: 'Nuevo León', buildingClass: null })
  })

  test('what the form would refuse is refused with a sentence', async () => {
    const { id } = await insert({ location: '' })
    await edit(id, { location: 'Centro' })
    expect(await restore(id, 1)).toEqual({
      ok: false,
      refusal: 'invalid',
      faults: ['Ciudad/Zona: Escribe la ciudad o zona'],
    })
  })

  test('of two restores at once one is a conflict; a version that is not there is missing', async () => {
    const { id } = await insert()
    await edit(id, { floors: 9 })
    const { version } = await record(id)
    const both = [0, 1].map(() => restoreComplex({ store: store(), now: next }, { id, number: 1, seen: version }, ANA))
    const outcomes = (await Promise.all<RecordRestored>(both)).map((each) => (each.ok ? 'saved' : each.refusal))
    expect(outcomes.toSorted()).toEqual(['conflict', 'saved'])
    for (const number of [0, 9, 1e12, 1.5, Number.NaN])
      expect(await restore(id, number)).toEqual({ ok: false, refusal: 'missing' })
  })

  test('a photo of a version is not collected until the version or the complex is deleted for good', async () => {
    const folder = await openTestFiles()
    const collect = async () => {
      const later = () => new Date(START.getTime() + (day += 40) * DAY)
      return [
        await collectUnusedPhotos(store(), folder.files, later()),
        await collectUnusedPhotos(store(), folder.files, later()),
      ]
    }
    const [pruned, deleted] = [await addPhoto(), await addPhoto()]
    const { id } = await insert({ photos: [{ photoId: pruned, alt: null }] })
    await edit(id, { photos: [], plans: [{ photoId: deleted, alt: null }] })
    await edit(id, { plans: [] })
    expect(await collect()).toEqual([0, 0])
    expect(await pruneVersions(store(), new Date(Date.UTC(2028, 10, 21, 18) + 1))).toBe(1)
    expect(await collect()).toEqual([0, 1])
    await deleteComplex({ db: store().db, actor: ANA, now: next() }, id)
    expect(await collect()).toEqual([0, 0])
    expect(await purgeDeleted({ db: store().db, actor: ANA, now: next() }, id)).toBe('complex')
    expect(await store().db.selectFrom('versions').where('kind', '=', 'complex').select('number').execute()).toEqual([])
    expect(await collect()).toEqual([0, 1])
    await folder.close()
  })
})
