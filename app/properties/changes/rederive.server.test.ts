import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#app/calendar/durations.ts'
import { DERIVED_BY } from '#app/db/installation.ts'
import { parseFilters } from '#app/properties/search/filters.ts'
import { findListingPage } from '#app/properties/search/find-page.server.ts'
import { faultsOf } from '#test/earlier-stores/faults.ts'
import { buildComplex } from '#test/factories/complex.ts'
import { buildProperty } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { insertComplex } from '#app/properties/complexes/changes/change-complex.server.ts'
import { insertProperty } from './change-property.server.ts'
import { rederive } from './rederive.server.ts'
import { endTurn, takeTurn } from './rederive-turn.server.ts'

const NOW = new Date('2026-11-25T18:00:00Z')
/** What a camera of directions was once taken for. */
const CAMERA = { latitude: 25.5, longitude: -100.5 }
const DIRECTIONS = 'https://www.google.com/maps/dir//25.738,-100.391/@25.5,-100.5,12z'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  const insert = async (over: Parameters<typeof buildProperty>[0]) =>
    (await insertProperty(store().db, buildProperty(over), { createdBy: null, now: NOW })).id
  const columnsOf = (id: string) =>
    store().db.selectFrom('properties').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  const search = async (words: string) =>
    (await findListingPage(store(), parseFilters(new URLSearchParams({ search: words })))).properties.map(
      ({ id }) => id,
    )

  test('rows that rules of before wrote are as saving them today would leave them, and only those are written', async () => {
    const { db } = store()
    await insertComplex(db, buildComplex(), { createdBy: null, now: NOW, id: '01900000-0000-7000-8000-000000000c01' })
    const same = await insert({ complexId: '01900000-0000-7000-8000-000000000c01' })
    const told = await insert({ precision: 'aproximada', address: 'Morelos doscientos diez', googleMapsLink: null })
    const seen = await insert({ googleMapsLink: DIRECTIONS })
    const hidden = await insert({ precision: 'aproximada', googleMapsLink: DIRECTIONS })
    const { searchText, locationText } = await columnsOf(told)
    await db
      .updateTable('properties')
      .set({ searchText: `${searchText}\nmorelos doscientos diez`, locationText: `${locationText}\ndoscientos diez` })
      .where('id', '=', told)
      .execute()
    const [before, hiddenBefore] = [await columnsOf(seen), await columnsOf(hidden)]
    const { latitude: publicLatitude, longitude: publicLongitude } = CAMERA
    for (const id of [seen, hidden])
      await db
        .updateTable('properties')
        .set({ ...CAMERA, publicLatitude, publicLongitude })
        .where('id', '=', id)
        .execute()
    const unchanged = await columnsOf(same)
    expect(await faultsOf(store())).not.toEqual([])
    expect(await search('doscientos diez')).toEqual([told])

    expect(await rederive(store())).toBe(3)
    expect(await search('doscientos diez')).toEqual([])
    expect(await faultsOf(store())).toEqual([])
    expect([await columnsOf(same), await columnsOf(seen)]).toEqual([unchanged, before])
    // Neighbours share their public point, so that it is where the same place had it.
    expect(await columnsOf(hidden)).toEqual(hiddenBefore)
    expect(await rederive(store())).toBe(0)
  })

  test('more rows than are read at once are all derived', async () => {
    const ids: string[] = []
    for (let at = 0; at < 205; at += 1) ids.push(await insert({ title: `Nave ${at}`, propertyId: `N-${at}` }))
    await store().db.updateTable('properties').set({ panelText: 'de antes' }).execute()
    expect(await rederive(store())).toBe(ids.length)
    expect(await faultsOf(store())).toEqual([])
  })

  test('one process takes the turn, when it starts with other rules and once a day', async () => {
    const { db } = store()
    await db.deleteFrom('installation').where('name', '=', DERIVED_BY).execute()
    const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)
    const ask = (rules: string, isStart: boolean, now = NOW) => takeTurn(db, { rules, isStart, now })
    const first = (await ask('of before', true)) ?? ''
    expect(await ask('of before', true)).toBeNull()
    await endTurn(db, first, { isDone: true, now: NOW })
    expect(await ask('of before', true, later(HOUR_MS))).toBeNull()
    const newer = (await ask('newer', true, later(HOUR_MS))) ?? ''
    await endTurn(db, newer, { isDone: true, now: later(HOUR_MS) })
    // Who goes on with the rules of before undoes nothing; the newer ones look again.
    expect(await ask('of before', false, later(2 * DAY_MS))).toBeNull()
    const again = (await ask('newer', false, later(2 * DAY_MS))) ?? ''
    // A turn that came to nothing is another's at once, and one of which nothing is heard after an hour.
    await endTurn(db, again, { isDone: false, now: later(2 * DAY_MS) })
    expect(await ask('newer', false, later(2 * DAY_MS))).toBe(again)
    expect(await ask('newer', true, later(2 * DAY_MS + HOUR_MS - 1))).toBeNull()
    expect(await ask('newer', false, later(2 * DAY_MS + HOUR_MS))).not.toBeNull()
    expect(first && newer && again).toBeTruthy()
  })
})
