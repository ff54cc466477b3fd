import { beforeEach, describe, expect, test } from 'vitest'
import { buildProperty } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { insertProperty } from './property-rows.server.ts'
import { changeStatus, paused, reactivated } from './change-status.server.ts'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import { STATUSES, type Status } from '#app/catalogue/facts/vocabulary.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const LATER = new Date('2026-11-21T18:00:00Z')
const ANA = { id: 'ana', name: 'Ana Garza' }
const USER = { ...ANA, email: 'ana@cerronorte.example', role: 'admin', createdAt: NOW.toISOString() }
const PAUSE = { action: 'pause_property', type: 'property_pause' }
const REACTIVATION = { action: 'unpause_property', type: 'property_unpause' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  beforeEach(async () => {
    await store().db.insertInto('users').values(USER).execute()
  })

  async function add(status: Status) {
    const property = buildProperty({ title: 'Local', status })
    return (await insertProperty(store().db, property, { createdBy: null, now: NOW })).id
  }

  function change(id: string, following: (status: Status) => Status) {
    return changeStatus({ db: store().db, actor: ANA, now: LATER }, id, following)
  }

  function log() {
    return store().db.selectFrom('activityLogs').selectAll().execute()
  }

  test.each(STATUSES)('a property that is %s is paused and reactivated', async (status) => {
    const id = await add(status)
    expect(await change(id, paused)).toEqual({ was: status, status: 'pausada' })
    expect(await change(id, reactivated)).toEqual({ was: 'pausada', status: 'disponible' })
    const entries = status === 'pausada' ? [REACTIVATION] : [PAUSE, REACTIVATION]
    const told = { propertyId: id, propertyTitle: 'Local', userId: 'ana', userName: 'Ana Garza' }
    expect(await log()).toMatchObject(entries.map((entry) => ({ ...entry, ...told, timestamp: LATER.toISOString() })))
    expect(await findRecord(store().db, id)).toMatchObject({
      version: 1 + entries.length,
      updatedAt: LATER.toISOString(),
      updatedBy: 'ana',
      input: { status: 'disponible' },
    })
  })

  test.each([
    ['pausada', paused],
    ['disponible', reactivated],
    ['separada', reactivated],
    ['vendida', reactivated],
  ] as const)('a change to the current status %s leaves no trace', async (status, following) => {
    const id = await add(status)
    expect(await change(id, following)).toEqual({ was: status, status })
    expect(await log()).toEqual([])
    expect(await findRecord(store().db, id)).toMatchObject({ version: 1, updatedAt: null, input: { status } })
  })

  test('if many people pause a property at once, one change counts and nobody reactivates it', async () => {
    const id = await add('separada')
    // The connections are opened first: otherwise the first change would end before the others begin.
    await Promise.all(Array.from({ length: 6 }, () => log()))
    const changes = await Promise.all(Array.from({ length: 6 }, () => change(id, paused)))
    expect(changes.map((each) => each?.was).toSorted()).toEqual([...Array<string>(5).fill('pausada'), 'separada'])
    expect(await log()).toMatchObject([PAUSE])
    expect(await findRecord(store().db, id)).toMatchObject({ version: 2, input: { status: 'pausada' } })
  })

  test.each(['018f0000-0000-7000-8000-000000000000', 'nada', '', "' or 1=1 --", 'a\u0000b', '🏢'])(
    'a change of status with the unknown id %j finds nothing',
    async (id) => {
      expect(await change(id, paused)).toBeNull()
      expect(await log()).toEqual([])
    },
  )
})
