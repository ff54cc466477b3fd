import { PROPERTY_KIND } from '#app/editing/changes/property-kind.server.ts'
import { purgeRecord } from '#app/records/change-record.server.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { PLACE_KEY } from '#app/db/installation.ts'
import { createProperty, deleteProperty, updateProperty } from '#app/editing/changes/change-property.server.ts'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import { restoreProperty } from '#app/editing/changes/change-property.server.ts'
import { findById, findForStaff } from '#app/property/page/properties.server.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { PRECISIONS, type Precision } from '#app/catalogue/facts/precision.ts'
import { insertComplex } from '#app/complexes/changes/complex-kind.server.ts'
import { buildComplex } from '#test/factories/complex.ts'
import { buildProperty } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES, openTwoStores } from '#test/stores.ts'
import { countPrecisions } from '#app/editing/places/precisions.server.ts'
import { changeEveryPlace } from '#app/inventory/batches/every-place.server.ts'
import { jobRowsOf, openTestWorker, setJobState } from '#test/factories/jobs.ts'
import { type Point, cellOf, metresBetween, pointAt } from './point.ts'
import { findPublicPoint, readPlaceKey, rewritePublicPoints } from './public-point.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const ANA = { id: null, name: 'Ana' }
const BY_ANA = { id: 'ana', name: 'Ana' }
const TRUE: Point = { latitude: 25.7485, longitude: -100.165 }
/** A key that is the same in all runs. */
const KEY = 'k'.repeat(43)

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  beforeEach(async () => {
    await store()
      .db.insertInto('users')
      .values({
        id: 'ana',
        name: 'Ana',
        email: 'ana@a.mx',
        role: 'admin',
        createdAt: NOW.toISOString(),
        lastLogin: null,
      })
      .execute()
    await store().db.deleteFrom('installation').where('name', '=', PLACE_KEY).execute()
    await store().db.insertInto('installation').values({ name: PLACE_KEY, value: KEY }).execute()
  })

  const worker = () => openTestWorker(store(), { now: () => NOW })
  const parts = () => ({ store: store(), now: () => NOW, jobWorker: worker() })

  /** @returns how many properties of the catalogue were changed */
  async function changeAll(precision: Precision) {
    const id = await changeEveryPlace(parts(), { db: store().db, actor: BY_ANA, now: NOW }, precision)
    return id === null ? 0 : (await jobRowsOf(store().db, id)).filter(({ state }) => state === 'saved').length
  }

  async function logged() {
    const rows = await store().db.selectFrom('accountEvents').select('subject').execute()
    return rows.map(({ subject }) => subject)
  }

  function add(changes: Partial<PropertyInput> = {}) {
    const input = buildProperty({ precision: 'aproximada', googleMapsLink: linkTo(TRUE), ...changes })
    return createProperty({ db: store().db, actor: ANA, now: NOW }, input)
  }

  async function edit(id: string, changes: Partial<PropertyInput>) {
    const known = await findRecord(store().db, id)
    if (!known) throw new Error('There is no property')
    return updateProperty({ db: store().db, actor: ANA, now: NOW }, known, {
      ...known,
      input: { ...known.input, ...changes },
    })
  }

  async function shown(id: string): Promise<Point> {
    const property = await findById(store().db, id)
    if (!property?.point) throw new Error('It has no public point')
    return property.point
  }

  async function made(at: Point): Promise<Point> {
    const place = buildProperty({ precision: 'aproximada', googleMapsLink: linkTo(at) })
    const { publicLatitude, publicLongitude } = await findPublicPoint(store().db, place)
    return { latitude: Number(publicLatitude), longitude: Number(publicLongitude) }
  }

  test('an exact place is public as it was pasted', async () => {
    const { id } = await add({ precision: 'exacta' })
    expect(await shown(id)).toEqual(TRUE)
    expect(await findById(store().db, id)).toEqual(await findForStaff(store().db, id))
  })

  test('an approximate place is moved by 200 to 400 m, in another direction for each cell', async () => {
    const places = Array.from({ length: 12 }, (_, at) => pointAt(TRUE, 90, at * 2_000))
    const bearings = new Set<string>()
    for (const at of places) {
      const { id } = await add({ googleMapsLink: linkTo(at) })
      const point = await shown(id)
      expect(metresBetween(at, point)).toBeGreaterThanOrEqual(200)
      expect(metresBetween(at, point)).toBeLessThanOrEqual(400)
      bearings.add(`${(point.latitude - at.latitude).toFixed(5)} ${(point.longitude - at.longitude).toFixed(5)}`)
    }
    expect(bearings.size).toBe(places.length)
  })

  test('the distance is kept in every corner of a cell, all over Mexico', async () => {
    for (const at of [TRUE, { latitude: 14.6, longitude: -92.2 }, { latitude: 32.5, longitude: -117 }])
      for (const bearing of [45, 135, 225, 315]) {
        const corner = pointAt(middleOf(at), bearing, 42)
        const metres = metresBetween(corner, await made(corner))
        expect(metres).toBeGreaterThanOrEqual(200)
        expect(metres).toBeLessThanOrEqual(400)
      }
  })

  test('a complex with one exact unit reveals nothing of the others', async () => {
    const complex = await insertComplex(store().db, buildComplex({}), { createdBy: null, now: NOW })
    const inComplex = async (at: Point, precision: 'exacta' | 'aproximada') =>
      shown((await add({ googleMapsLink: linkTo(at), complexId: complex.id, precision })).id)
    const exact = await inComplex(TRUE, 'exacta')
    const near = await inComplex(TRUE, 'aproximada')
    const [north, east] = [near.latitude - exact.latitude, near.longitude - exact.longitude]
    for (const metres of [150, 300, 450]) {
      const at = pointAt(TRUE, 0, metres)
      const point = await inComplex(at, 'aproximada')
      const guess = { latitude: point.latitude - north, longitude: point.longitude - east }
      expect(metresBetween(guess, at)).toBeGreaterThan(40)
      expect(point).toEqual(await made(at))
    }
  })

  test('a complex with one exact unit leaves the point of a unit of the same cell as it is without it', async () => {
    const complex = await insertComplex(store().db, buildComplex({}), { createdBy: null, now: NOW })
    const { id } = await add({ complexId: complex.id })
    const before = await shown(id)
    const other = await add({ complexId: complex.id, precision: 'exacta' })
    expect(await shown(id)).toEqual(before)
    // Where in its cell a unit is, is in no public point, also for who knows the vector.
    await edit(other.id, { precision: 'aproximada', googleMapsLink: linkTo(pointAt(middleOf(TRUE), 200, 20)) })
    expect(await shown(other.id)).toEqual(before)
    await edit(id, { complexId: null })
    expect(await shown(id)).toEqual(before)
  })

  test('the public data of an approximate place have neither link nor number; staff see both', async () => {
    const { id } = await add({ address: 'Av. Acapulco 7713, Huinalá' })
    expect(await findById(store().db, id)).toMatchObject({ address: 'Av. Acapulco, Huinalá', googleMapsLink: null })
    expect(await findForStaff(store().db, id)).toMatchObject({
      address: 'Av. Acapulco 7713, Huinalá',
      googleMapsLink: linkTo(TRUE),
    })
    const row = (await currentCatalogue(store())).all.find((listed) => listed.id === id)
    expect(row?.publicText).toContain('acapulco')
    expect(`${row?.publicText} ${row?.placeText}`).not.toContain('7713')
  })

  test('only the centre of a zone is public, without an address, wherever the place is', async () => {
    const { id } = await add({ precision: 'zona', googleMapsLink: linkTo(pointAt(TRUE, 10, 900)) })
    expect(await findById(store().db, id)).toMatchObject({ point: TRUE, address: null, googleMapsLink: null })
  })

  test('an edit within the cell does not move the public point, a new place does', async () => {
    const { id } = await add()
    const first = await shown(id)
    for (const bearing of [0, 90, 180, 270]) {
      await edit(id, { googleMapsLink: linkTo(pointAt(middleOf(TRUE), bearing, 28)), title: `Nave ${bearing}` })
      expect(await shown(id)).toEqual(first)
    }
    const far = pointAt(TRUE, 0, 5_000)
    await edit(id, { googleMapsLink: linkTo(far) })
    expect(metresBetween(await shown(id), far)).toBeLessThanOrEqual(400)
    await edit(id, { googleMapsLink: linkTo(TRUE) })
    expect(await shown(id)).toEqual(first)
  })

  test('units of one building share the public point, because the centre of many would reveal the place', async () => {
    const { id } = await add()
    for (let unit = 1; unit <= 5; unit += 1) {
      const next = await add({
        title: `Local ${unit}`,
        googleMapsLink: linkTo(pointAt(middleOf(TRUE), unit * 70, 20)),
      })
      expect(await shown(next.id)).toEqual(await shown(id))
    }
  })

  test('a place that is deleted and added again five times has one public point', async () => {
    const points = new Set<string>()
    for (let time = 0; time < 5; time += 1) {
      const { id } = await add({ title: `Nave ${time}` })
      points.add(JSON.stringify(await shown(id)))
      const change = { db: store().db, actor: ANA, now: NOW }
      await deleteProperty(change, id)
      await purgeRecord(change, PROPERTY_KIND, { id, content: '{}' })
    }
    expect(points.size).toBe(1)
  })

  test('cells beside each other have vectors of their own, so none follows from its neighbours', async () => {
    const bearings: number[] = []
    for (let step = 0; step < 40; step += 1) {
      const middle = middleOf(pointAt(TRUE, 90, step * 60))
      const point = await made(middle)
      bearings.push(Math.atan2(point.longitude - middle.longitude, point.latitude - middle.latitude))
    }
    // The mean of 40 independent directions is short; of one direction, or of one that turns slowly, it is not.
    const turns = bearings.slice(1).map((bearing, at) => bearing - (bearings[at] ?? 0))
    for (const angles of [bearings, turns]) {
      const sum = (part: (angle: number) => number) => angles.reduce((total, angle) => total + part(angle), 0)
      expect(Math.hypot(sum(Math.cos), sum(Math.sin)) / angles.length).toBeLessThan(0.5)
    }
  })

  test('a property restored from the trash has its former public point, whatever its row says', async () => {
    const { id } = await add()
    const before = await shown(id)
    await deleteProperty({ db: store().db, actor: ANA, now: NOW }, id)
    const inTrash = store().db.selectFrom('versions').where('deleted', 'is not', null)
    const { deleted } = await inTrash.select('deleted').executeTakeFirstOrThrow()
    const shownBefore = { publicLatitude: TRUE.latitude, publicLongitude: TRUE.longitude }
    const earlier = JSON.stringify({ ...(JSON.parse(String(deleted)) as object), shown: shownBefore })
    await store().db.updateTable('versions').set({ deleted: earlier }).where('deleted', 'is not', null).execute()
    expect(await restoreProperty({ db: store().db, actor: ANA, now: NOW }, id)).toEqual({ otherCode: null })
    expect(await shown(id)).toEqual(before)
  })

  test('a given key and place have the same public point in every database', async () => {
    expect(await made(TRUE)).toEqual({ latitude: 25.750847, longitude: -100.165286 })
  })

  test('public points that come from elsewhere are written anew, those of other precisions are not', async () => {
    const { id } = await add()
    const { id: exact } = await add({ precision: 'exacta' })
    const before = await shown(id)
    const elsewhere = { publicLatitude: 25.7, publicLongitude: -100.3 }
    await store().db.updateTable('properties').set(elsewhere).execute()
    await rewritePublicPoints(store().db)
    expect(await shown(id)).toEqual(before)
    expect(await shown(exact)).toEqual({ latitude: 25.7, longitude: -100.3 })
  })

  test('the public point is the same after a restart and in another process', async () => {
    const [first, second] = await openTwoStores(dialect)
    const input = buildProperty({ precision: 'aproximada', googleMapsLink: linkTo(TRUE) })
    const { id } = await createProperty({ db: first.db, actor: ANA, now: NOW }, input)
    const property = await findById(first.db, id)
    expect(property?.point).not.toBeNull()
    expect(await findById(second.db, id)).toEqual(property)
    const found = await findPublicPoint(second.db, input)
    expect({ latitude: found.publicLatitude, longitude: found.publicLongitude }).toEqual(property?.point)
    await first.close()
  })

  test('the key is created once', async () => {
    await store().db.deleteFrom('installation').where('name', '=', PLACE_KEY).execute()
    const keys = await Promise.all(Array.from({ length: 6 }, () => readPlaceKey(store().db)))
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]?.length).toBeGreaterThanOrEqual(43)
  })

  test('a place without a point has no public point, except the centre of its zone', async () => {
    const link = 'https://maps.app.goo.gl/abc'
    const points = new Map<string, Point | null | undefined>()
    for (const precision of PRECISIONS) {
      const { id } = await add({ precision, googleMapsLink: link })
      points.set(precision, (await findById(store().db, id))?.point)
    }
    expect(Object.fromEntries(points)).toEqual({ exacta: null, aproximada: null, zona: TRUE })
  })

  test('all precisions can be changed at once, with the same result as single changes, and back again', async () => {
    const { id } = await add({ precision: 'exacta', address: 'Av. Acapulco 7713' })
    const { id: other } = await add({ googleMapsLink: linkTo(pointAt(TRUE, 0, 3_000)) })
    const before = await shown(other)
    expect(await countPrecisions(store().db)).toEqual({ exacta: 1, aproximada: 1, zona: 0 })
    expect(await changeAll('aproximada')).toBe(1)
    expect(await findById(store().db, id)).toMatchObject({
      address: 'Av. Acapulco',
      precision: 'aproximada',
      version: 2,
    })
    expect(metresBetween(await shown(id), TRUE)).toBeGreaterThanOrEqual(200)
    expect(await shown(other)).toEqual(before)
    expect(await changeAll('zona')).toBe(2)
    expect(await changeAll('aproximada')).toBe(2)
    expect(await shown(other)).toEqual(before)
    expect(await changeAll('aproximada')).toBe(0)
  })

  test('a change of all precisions includes the trash and is logged once, when it is ordered', async () => {
    await add({ precision: 'exacta' })
    const { id: deleted } = await add({ precision: 'exacta' })
    await deleteProperty({ db: store().db, actor: ANA, now: NOW }, deleted)
    expect(await changeAll('zona')).toBe(1)
    expect(await changeAll('zona')).toBe(0)
    expect(await logged()).toEqual(['Ubicación de 1 propiedad: Solo la zona'])
    await restoreProperty({ db: store().db, actor: ANA, now: NOW }, deleted)
    expect(await findById(store().db, deleted)).toMatchObject({ precision: 'zona', address: null })
  })

  test('a property restored during a change of all precisions is changed too', async () => {
    const { id: deleted } = await add({ precision: 'exacta' })
    await deleteProperty({ db: store().db, actor: ANA, now: NOW }, deleted)
    await changeAll('zona')
    await restoreProperty({ db: store().db, actor: ANA, now: NOW }, deleted)
    const { id: added } = await add({ precision: 'exacta' })
    const { id: saved } = await add({ precision: 'exacta' })
    const jobWorker = { ...worker(), run: async () => {} }
    const id = await changeEveryPlace(
      { ...parts(), jobWorker },
      { db: store().db, actor: BY_ANA, now: NOW },
      'aproximada',
    )
    // Nothing is written yet: it is as if all of this happened while it is written.
    const { id: late } = await add({ precision: 'zona' })
    await edit(saved, { title: 'Otra', precision: 'exacta' })
    await deleteProperty({ db: store().db, actor: ANA, now: NOW }, added)
    await worker().run()
    for (const each of [deleted, saved, late])
      expect((await findRecord(store().db, each))?.input.precision).toBe('aproximada')
    await restoreProperty({ db: store().db, actor: ANA, now: NOW }, added)
    expect((await findRecord(store().db, added))?.input.precision).toBe('aproximada')
    // It is undone like any change of many.
    await setJobState(store().db, id ?? '', 'undoing')
    await worker().run()
    expect((await findRecord(store().db, deleted))?.input.precision).toBe('zona')
  })

  test('a change that only affects the trash is logged, and a failed log entry undoes everything', async () => {
    const { id } = await add({ precision: 'exacta' })
    await deleteProperty({ db: store().db, actor: ANA, now: NOW }, id)
    const { id: living } = await add({ precision: 'zona' })
    await store().db.schema.alterTable('accountEvents').renameTo('noEvents').execute()
    await expect(changeAll('aproximada')).rejects.toThrow('accountEvents')
    await store().db.schema.alterTable('noEvents').renameTo('accountEvents').execute()
    expect((await findRecord(store().db, living))?.input.precision).toBe('zona')
    expect(await changeAll('zona')).toBe(0)
    expect(await changeAll('zona')).toBe(0)
    expect(await logged()).toEqual(['Ubicación de 1 propiedad: Solo la zona'])
  })
})

function linkTo({ latitude, longitude }: Point): string {
  return `https://www.google.com/maps?q=${latitude},${longitude}`
}

function middleOf(at: Point): Point {
  return cellOf(at, 60).middle
}
