import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import { changeStatus, paused } from '#app/editing/changes/change-status.server.ts'
import { UNFILTERED_LIST } from '#app/inventory/panel-search.ts'
import { addPerson } from '#test/factories/person.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { IS_SHORT } from '#test/tier.ts'
import { openTestWorker, setJobState } from '#test/factories/jobs.ts'
import type { JobState } from '#app/jobs/job-states.ts'
import type { BatchChange } from './batch-change.ts'
import { findBatch } from './find-batch.server.ts'
import { findSelected, openBatch } from './open-batch.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const ACTOR = { id: 'ana', name: 'Ana' }
/** More than are written in one step. */
const ROWS = IS_SHORT ? 120 : 500
const FIVE_UP: BatchChange = {
  kind: 'price',
  operation: 'all',
  direction: 'up',
  rounding: 0,
  way: 'percent',
  percent: 500,
}

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  const warnings: string[] = []
  let now = NOW

  beforeEach(async () => {
    now = NOW
    warnings.length = 0
    await addPerson(store().db, ACTOR.name)
  })

  function worker() {
    return openTestWorker(store(), { now: () => now, warn: (message) => warnings.push(message) })
  }

  async function insert(count: number) {
    const inputs = Array.from({ length: count }, (_none, at) => ({
      input: buildProperty({ propertyId: `L-${at}`, title: `Nave ${at}`, priceCents: 1_000_00 * (at + 1) }),
    }))
    return insertMany(store().db, inputs)
  }

  async function open(change: BatchChange) {
    const chosen = await findSelected(store(), { rows: [], query: UNFILTERED_LIST, isAll: true }, '2026-11-20')
    return openBatch(store(), chosen, {
      change,
      title: 'Precio: subir 5 %',
      actor: ACTOR,
      now: NOW,
      today: '2026-11-20',
    })
  }

  const setState = (id: string, state: JobState) => setJobState(store().db, id, state)

  async function summary(id: string) {
    const batch = await findBatch(store().db, id, { filter: null, page: 1 })
    return batch && { state: batch.state, counts: batch.counts, states: batch.states }
  }

  async function prices() {
    const rows = await store().db.selectFrom('properties').orderBy('createdAt').select('priceCents').execute()
    return rows.map(({ priceCents }) => priceCents)
  }

  async function entries() {
    const rows = await store()
      .db.selectFrom('activityLogs')
      .orderBy('id')
      .select(['action', 'details', 'userName'])
      .execute()
    return rows
  }

  test('many properties are changed, each with its version and its log entry, and undone', async () => {
    await insert(ROWS)
    const before = await prices()
    const id = await open(FIVE_UP)
    expect(await prices()).toEqual(before)
    await setState(id, 'running')
    await worker().run()
    expect(await prices()).toEqual(before.map((cents) => Math.round((cents ?? 0) * 1.05)))
    expect(await summary(id)).toMatchObject({ state: 'done', counts: { change: ROWS }, states: { saved: ROWS } })
    const logged = await entries()
    expect([logged.length, logged[0]]).toEqual([
      ROWS,
      {
        action: 'edit_property',
        details: expect.stringMatching(/^Cambio en grupo: Precio: subir 5 %\nPrecio: .* → /),
        userName: 'Ana',
      },
    ])
    await setState(id, 'undoing')
    await worker().run()
    expect(await prices()).toEqual(before)
    expect(await summary(id)).toMatchObject({ state: 'undone', states: { undone: ROWS } })
  })

  test('a property that somebody changed is left, also by the undo, and the other batch of two at once too', async () => {
    const [first = '', second = ''] = await insert(3)
    const one = await open(FIVE_UP)
    const other = await open(FIVE_UP)
    await changeStatus({ db: store().db, actor: ACTOR, now: NOW }, first, paused)
    await setState(one, 'running')
    await worker().run()
    await setState(other, 'running')
    await worker().run()
    expect(await summary(one)).toMatchObject({ state: 'done', states: { saved: 2, left: 1 } })
    expect(await summary(other)).toMatchObject({ state: 'done', states: { saved: 0, left: 3 } })
    await changeStatus({ db: store().db, actor: ACTOR, now: NOW }, second, paused)
    await setState(one, 'undoing')
    await worker().run()
    expect(await summary(one)).toMatchObject({ state: 'undone', states: { undone: 1, kept: 1, left: 1 } })
    expect(await prices()).toEqual([1_000_00, 2_100_00, 3_000_00])
  })

  test('the trash takes and gives back', async () => {
    const [id = ''] = await insert(2)
    const batch = await open({ kind: 'trash' })
    await setState(batch, 'running')
    await worker().run()
    expect(await prices()).toEqual([])
    await setState(batch, 'undoing')
    await worker().run()
    expect(await prices()).toEqual([1_000_00, 2_000_00])
    expect(await findRecord(store().db, id)).toMatchObject({ input: { title: 'Nave 0' } })
    expect(await summary(batch)).toMatchObject({ state: 'undone', states: { undone: 2 } })
  })

  test('properties that the store refuses are named, and the others are changed', async () => {
    await insert(3)
    const id = await open({ kind: 'facts', values: { yearBuilt: '2020' } })
    await sql`create unique index "oneYear" on properties ("yearBuilt") where "yearBuilt" = 2020`.execute(store().db)
    await setState(id, 'running')
    await worker().run()
    await sql`drop index "oneYear"`.execute(store().db)
    expect(await summary(id)).toMatchObject({ state: 'done', states: { saved: 1, left: 2 } })
    expect(warnings).toHaveLength(2)
  })

  test('a batch of a killed process goes on once its claim ends; a stopped one does not', async () => {
    await insert(2)
    const id = await open(FIVE_UP)
    await setState(id, 'running')
    const claimedUntil = new Date(NOW.getTime() + 30_000).toISOString()
    await store().db.updateTable('jobs').set({ claimedUntil }).where('id', '=', id).execute()
    await worker().run()
    expect(await summary(id)).toMatchObject({ state: 'running', states: { saved: 0 } })
    now = new Date(NOW.getTime() + 31_000)
    await setState(id, 'stopped')
    await worker().run()
    expect(await summary(id)).toMatchObject({ state: 'stopped', states: { saved: 0 } })
    await setState(id, 'running')
    await worker().run()
    expect(await summary(id)).toMatchObject({ state: 'done', states: { saved: 2 } })
  })
})
