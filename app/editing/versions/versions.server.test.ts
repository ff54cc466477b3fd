import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { createProperty, deleteProperty, updateProperty } from '#app/editing/changes/change-property.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { changeStatus, paused } from '#app/editing/changes/change-status.server.ts'
import { restoreProperty } from '#app/editing/changes/change-property.server.ts'
import { purgeDeleted } from '#app/inventory/trash/trash-list.server.ts'
import { collectUnusedPhotos } from '#app/photos/collect-photos.server.ts'
import { buildComplex } from '#test/factories/complex.ts'
import { buildProperty } from '#test/factories/property.ts'
import { openTestFiles } from '#test/files.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { insertComplex } from '#app/complexes/changes/complex-kind.server.ts'
import { deleteComplex } from '#app/complexes/changes/change-complex.server.ts'
import { findVersion, findPropertyLines } from './property-versions.server.ts'
import { pruneVersions } from '#app/records/prune-versions.server.ts'
import { type RecordRestored, restoreVersion } from './restore-version.server.ts'

const START = new Date('2026-11-20T18:00:00Z')
const DAY = 86_400_000
const ANA = { id: null, name: 'Ana Garza' }
const USER = { id: 'eva', name: 'Eva', email: 'eva@cerronorte.example', role: 'admin', createdAt: START.toISOString() }

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
    const found = await findRecord(store().db, id)
    if (!found) throw new Error(`There is no property ${id}`)
    return found
  }

  async function edit(id: string, changed: Partial<PropertyInput>) {
    const before = await record(id)
    const updated = await updateProperty({ db: store().db, actor: ANA, now: next() }, before, {
      ...before,
      input: { ...before.input, ...changed },
    })
    expect(updated.ok).toBe(true)
  }

  async function restore(id: string, number: number, facts: Parameters<typeof restoreVersion>[1]['facts']) {
    const { version } = await record(id)
    return restoreVersion({ store: store(), now: next }, { id, number, seen: version, facts }, ANA)
  }

  async function lines(id: string) {
    return (await findPropertyLines(store().db, await record(id))).map(({ number, savedByName, action }) => [
      number,
      savedByName,
      action,
    ])
  }

  async function insert(overrides: Partial<PropertyInput> = {}) {
    return insertProperty(store().db, buildProperty(overrides), { createdBy: null, now: START })
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

  test('every save is a version with its author and its entry of the log', async () => {
    const { id } = await createProperty({ db: store().db, actor: ANA, now: START }, buildProperty({ title: 'Nave' }))
    await edit(id, { title: 'Nave norte' })
    await changeStatus({ db: store().db, actor: ANA, now: next() }, id, paused)
    await deleteProperty({ db: store().db, actor: ANA, now: next() }, id)
    await restoreProperty({ db: store().db, actor: ANA, now: next() }, id)
    expect(await lines(id)).toEqual([
      [5, 'Ana Garza', 'restore_property'],
      [3, 'Ana Garza', 'pause_property'],
      [2, 'Ana Garza', 'edit_property'],
      [1, 'Ana Garza', 'create_property'],
    ])
    expect((await findVersion(store().db, id, 1))?.input.title).toBe('Nave')
    const statuses = await Promise.all([2, 3].map(async (number) => (await findVersion(store().db, id, number))?.input))
    expect(statuses.map((input) => input?.status)).toEqual(['disponible', 'pausada'])
  })

  test('the first change of an older property also stores what it was before, with who had saved it', async () => {
    await store().db.insertInto('users').values(USER).execute()
    const { id } = await insertProperty(store().db, buildProperty(), { createdBy: 'eva', now: START })
    expect(await lines(id)).toEqual([[1, null, null]])
    await edit(id, { description: 'Otra' })
    expect(await lines(id)).toEqual([
      [2, 'Ana Garza', 'edit_property'],
      [1, 'Eva', null],
    ])
  })

  test('a save that changes nothing is no version', async () => {
    const { id } = await insert()
    await edit(id, {})
    expect(await store().db.selectFrom('versions').where('kind', '=', 'property').select('number').execute()).toEqual(
      [],
    )
  })

  test('an overwritten text is restored alone, which is a version and can be undone the same way', async () => {
    const { id } = await insert({ description: 'La buena', priceCents: 100 })
    await edit(id, { description: 'Ups', priceCents: 200 })
    expect(await restore(id, 1, ['description'])).toEqual({ ok: true, isOther: false, perM2: null })
    expect((await record(id)).input).toMatchObject({ description: 'La buena', priceCents: 200 })
    expect(await restore(id, 2, ['description'])).toEqual({ ok: true, isOther: false, perM2: null })
    expect((await record(id)).input.description).toBe('Ups')
    const [entry] = (await findPropertyLines(store().db, await record(id))).slice(1)
    expect(entry?.details).toBe('Versión restaurada: 20 nov 2026, 12:00\nDescripción: Ups → La buena')
  })

  test('a price that is restored alone takes its price per m² along; a whole version keeps the typed one', async () => {
    const { id } = await insert({ category: 'renta', priceCents: 118_750_00, area: 950, pricePerM2Cents: 125_00 })
    await edit(id, { priceCents: 120_000_00 })
    expect((await record(id)).input.pricePerM2Cents).toBe(126_32)
    const perM2 = '$126.32 MXN al mes → $125 MXN al mes'
    expect(await restore(id, 1, ['price'])).toEqual({ ok: true, isOther: false, perM2 })
    expect((await record(id)).input).toMatchObject({ priceCents: 118_750_00, pricePerM2Cents: 125_00 })
    await edit(id, { priceCents: 118_000_00, pricePerM2Cents: 126_32 })
    await edit(id, { priceCents: 120_000_00, pricePerM2Cents: 125_00 })
    expect(await restore(id, 4, 'all')).toMatchObject({ ok: true })
    expect((await record(id)).input).toMatchObject({ priceCents: 118_000_00, pricePerM2Cents: 126_32 })
  })

  test('a whole version comes back with its pictures, conditions and slug', async () => {
    const photoId = await addPhoto()
    const input = buildProperty({ title: 'Nave', photos: [{ photoId, alt: 'Fachada' }], amenities: ['gym'] })
    const { id } = await createProperty({ db: store().db, actor: ANA, now: START }, input)
    await edit(id, { title: 'Otra', photos: [], amenities: [], priceCents: 1, type: 'oficina', status: 'vendida' })
    expect(await restore(id, 1, 'all')).toEqual({ ok: true, isOther: false, perM2: null })
    expect(await record(id)).toMatchObject({ input, slug: 'nave', version: 3 })
    expect(await restore(id, 1, 'all')).toEqual({ ok: false, refusal: 'unchanged' })
  })

  test('where the ID or the slug was taken meanwhile, the next free one is given and said', async () => {
    const { id } = await insert({ title: 'Nave', propertyId: 'PROP-007' })
    await edit(id, { title: 'Otra', propertyId: 'PROP-900' })
    await store().db.deleteFrom('retiredSlugs').execute()
    await insert({ title: 'Nave', propertyId: 'prop-007' })
    expect(await restore(id, 1, 'all')).toEqual({ ok: true, isOther: true, perM2: null })
    expect(await record(id)).toMatchObject({ slug: 'nave-prop-900', input: { propertyId: 'PROP-900', title: 'Nave' } })
    expect(await restore(id, 1, 'all')).toEqual({ ok: false, refusal: 'unchanged' })
  })

  test.each([
    ['PROP-007', 'BOD-1', ['prop-007', 'PROP-041'], 'PROP-042'],
    ['PROP-007', 'PROP-900', ['PROP-007', 'PROP-950'], 'PROP-900'],
    ['Local A', 'BOD-1', ['LOCAL A'], 'Local A-2'],
    ['Local A', 'BOD-1', ['local a', 'Local A-7'], 'Local A-8'],
    ['PROP-007', null, ['PROP-007'], 'PROP-008'],
    ['PROP-007', 'BOD-1', ['PROP-070'], 'PROP-007'],
  ])(
    '%s, now %s, beside %j is restored as %s, and the second restore changes nothing',
    async (was, now, others, then) => {
      const { id } = await insert({ title: 'Nave', propertyId: was })
      await edit(id, { title: 'Otra', propertyId: now })
      await store().db.deleteFrom('retiredSlugs').execute()
      for (const propertyId of others) await insert({ title: 'Nave', propertyId })
      await restore(id, 1, 'all')
      const { slug, input } = await record(id)
      expect(input.propertyId).toBe(then)
      for (let times = 0; times < 3; times += 1)
        expect(await restore(id, 1, 'all')).toEqual({ ok: false, refusal: 'unchanged' })
      await edit(id, { title: 'Otra vez' })
      await restore(id, 1, 'all')
      expect(await record(id)).toMatchObject({ slug, input: { propertyId: then } })
    },
  )

  test('a complex that no longer exists is left out and named; the rest is restored', async () => {
    const complex = await insertComplex(store().db, buildComplex({ name: 'Plaza' }), { createdBy: null, now: START })
    const { id } = await insert({ complexId: complex.id, description: 'La buena' })
    await edit(id, { description: 'Ups' })
    await deleteComplex({ db: store().db, actor: ANA, now: next() }, complex.id)
    expect((await findVersion(store().db, id, 1))?.leftOut).toEqual(['Conjunto: Plaza'])
    expect(await restore(id, 1, 'all')).toEqual({ ok: true, isOther: false, perM2: null })
    expect((await record(id)).input).toMatchObject({ complexId: null, description: 'La buena' })
  })

  test('of two restores at once one is a conflict; a version that is not there is missing', async () => {
    const { id } = await insert({ description: 'La buena' })
    await edit(id, { description: 'Ups' })
    const { version } = await record(id)
    const asked = { id, number: 1, seen: version, facts: ['description'] as const }
    const both = [0, 1].map(() => restoreVersion({ store: store(), now: next }, asked, ANA))
    const outcomes = (await Promise.all<RecordRestored>(both)).map((each) => (each.ok ? 'saved' : each.refusal))
    expect(outcomes.toSorted()).toEqual(['conflict', 'saved'])
    for (const number of [0, 9, 1e12, 1.5, Number.NaN])
      expect(await restore(id, number, ['description'])).toEqual({ ok: false, refusal: 'missing' })
    expect(await restoreVersion({ store: store(), now: next }, { ...asked, id: 'none' }, ANA)).toEqual({
      ok: false,
      refusal: 'missing',
    })
  })

  test('a photo of a version is not collected, also while the property is in the trash', async () => {
    const folder = await openTestFiles()
    const collect = () => collectUnusedPhotos(store(), folder.files, new Date(START.getTime() + (day += 40) * DAY))
    const photoId = await addPhoto()
    const { id } = await insert({ photos: [{ photoId, alt: null }] })
    await edit(id, { photos: [] })
    for (const change of [() => null, () => deleteProperty({ db: store().db, actor: ANA, now: next() }, id)]) {
      await change()
      expect([await collect(), await collect()]).toEqual([0, 0])
    }
    await purgeDeleted({ db: store().db, actor: ANA, now: next() }, id)
    expect(await store().db.selectFrom('versions').where('kind', '=', 'property').select('number').execute()).toEqual(
      [],
    )
    expect([await collect(), await collect()]).toEqual([0, 1])
    await folder.close()
  })

  test('a photo that a duplicate shares is collected only after the last of both is gone for good', async () => {
    const folder = await openTestFiles()
    const collect = () => collectUnusedPhotos(store(), folder.files, new Date(START.getTime() + (day += 40) * DAY))
    const photoId = await addPhoto()
    const photos = [{ photoId, alt: null }]
    const [one, copy] = [await insert({ title: 'Nave', photos }), await insert({ title: 'Nave, copia', photos })]
    for (const { id } of [one, copy]) {
      expect([await collect(), await collect()]).toEqual([0, 0])
      await deleteProperty({ db: store().db, actor: ANA, now: next() }, id)
      expect([await collect(), await collect()]).toEqual([0, 0])
      await purgeDeleted({ db: store().db, actor: ANA, now: next() }, id)
    }
    expect([await collect(), await collect()]).toEqual([0, 1])
    await folder.close()
  })

  test('of a version with a code and a fact that no longer exist the rest is restored', async () => {
    const { id } = await insert({ description: 'La buena', amenities: [] })
    await edit(id, { description: 'Ups', status: 'separada' })
    const { content } = await store()
      .db.selectFrom('versions')
      .where('kind', '=', 'property')
      .where('number', '=', 1)
      .select('content')
      .executeTakeFirstOrThrow()
    const stored = JSON.parse(content) as { facts: Record<string, unknown>; amenities: string[] }
    stored.facts['status'] = 'archivada'
    stored.facts['cisterna'] = 'grande'
    stored.amenities.push('helipuerto')
    const old = { content: JSON.stringify(stored) }
    await store().db.updateTable('versions').set(old).where('kind', '=', 'property').where('number', '=', 1).execute()
    expect((await findVersion(store().db, id, 1))?.leftOut).toEqual([
      'cisterna',
      'Estatus: «archivada»',
      expect.stringContaining('helipuerto'),
    ])
    expect(await restore(id, 1, ['status'])).toEqual({ ok: false, refusal: 'unchanged' })
    expect(await restore(id, 1, 'all')).toEqual({ ok: true, isOther: false, perM2: null })
    expect((await record(id)).input).toMatchObject({ description: 'La buena', status: 'separada', amenities: [] })
  })

  test('a version goes 2 years after another replaced it, with the photos that only it has', async () => {
    const [first, second] = [await addPhoto(), await addPhoto()]
    const { id } = await insert({ photos: [{ photoId: first, alt: null }] })
    await edit(id, { photos: [{ photoId: second, alt: null }] })
    await edit(id, { title: 'Nave' })
    const numbers = async () => (await findPropertyLines(store().db, await record(id))).map(({ number }) => number)
    const replaced = Date.UTC(2028, 10, 21, 18)
    expect(await pruneVersions(store(), new Date(replaced))).toBe(0)
    expect(await pruneVersions(store(), new Date(replaced + 1))).toBe(1)
    expect(await numbers()).toEqual([3, 2])
    const photos = store().db.selectFrom('versionPhotos').select('photoId')
    expect(await photos.execute()).toEqual([{ photoId: second }])
    // The version of today stays at any age.
    expect(await pruneVersions(store(), new Date('2040-01-01'))).toBe(1)
    expect(await numbers()).toEqual([3])
  })

  test('a property has at most 200 versions', async () => {
    const { id } = await insert()
    for (let at = 0; at < 3; at += 1) await edit(id, { title: `Nave ${at}` })
    const [row] = await store()
      .db.selectFrom('versions')
      .where('kind', '=', 'property')
      .selectAll()
      .where('number', '=', 4)
      .execute()
    if (!row) throw new Error('no version')
    const more = Array.from({ length: 198 }, (_none, at) => ({ ...row, number: 5 + at }))
    await store().db.insertInto('versions').values(more).execute()
    expect(await pruneVersions(store(), START)).toBe(2)
    const left = await store()
      .db.selectFrom('versions')
      .where('kind', '=', 'property')
      .select('number')
      .orderBy('number')
      .execute()
    expect([left.length, left[0]?.number]).toEqual([200, 3])
  })
})
