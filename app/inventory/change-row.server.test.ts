import { describe, expect, test } from 'vitest'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import type { Status } from '#app/catalogue/facts/vocabulary.ts'
import { buildProperty } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { changeRow } from './change-row.server.ts'

const ADDED = new Date('2026-11-20T18:00:00Z')
const NOW = new Date('2026-11-21T18:00:00Z')
const BY = { id: null, name: 'Ana' }
const NOBODYS = '01932c07-2b00-7000-8000-000000000000'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  async function add(status: Status) {
    const { id } = await insertProperty(store().db, buildProperty({ title: 'Nave', status }), {
      createdBy: null,
      now: ADDED,
    })
    return id
  }

  function change(fields: Record<string, string>) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return changeRow({ store: store(), now: () => NOW }, form, BY)
  }

  const rows = () => store().db.selectFrom('properties').select(['status', 'version', 'updatedAt']).execute()
  const log = () => store().db.selectFrom('activityLogs').select(['action', 'type', 'userName']).execute()

  test.each(['disponible', 'separada', 'vendida'] as const)('a property that is %s is paused', async (status) => {
    const id = await add(status)
    expect(await change({ intent: 'pause', id })).toEqual({ ok: true, done: 'paused', id, was: status })
    expect(await rows()).toEqual([{ status: 'pausada', version: 2, updatedAt: NOW.toISOString() }])
    expect(await log()).toEqual([{ action: 'pause_property', type: 'property_pause', userName: 'Ana' }])
  })

  test('a paused property becomes available', async () => {
    const id = await add('pausada')
    expect(await change({ intent: 'resume', id })).toEqual({ ok: true, done: 'resumed', id, was: 'pausada' })
    expect(await rows()).toMatchObject([{ status: 'disponible' }])
    expect(await log()).toMatchObject([{ action: 'unpause_property', type: 'property_unpause' }])
  })

  test('a pause or a reactivation that somebody else has made already changes nothing', async () => {
    const id = await add('pausada')
    expect(await change({ intent: 'pause', id })).toEqual({ ok: true, done: 'paused', id, was: 'pausada' })
    expect(await rows()).toMatchObject([{ status: 'pausada', version: 1 }])
    expect(await log()).toEqual([])
  })

  test.each(['disponible', 'separada', 'vendida'] as const)(
    'undoing a pause restores %s, with its own log entry',
    async (status) => {
      const id = await add(status)
      await change({ intent: 'pause', id })
      const undone = await change({ intent: 'undo', id, from: 'pausada', to: status })
      expect(undone).toEqual({ ok: true, done: 'resumed', id, was: 'pausada' })
      expect(await rows()).toMatchObject([{ status, version: 3 }])
      expect((await log()).map(({ action }) => action)).toEqual(['pause_property', 'unpause_property'])
    },
  )

  test('an undo does nothing if somebody has changed the status since', async () => {
    const id = await add('vendida')
    const undone = await change({ intent: 'undo', id, from: 'pausada', to: 'disponible' })
    expect(undone).toEqual({ ok: false, refusal: 'failed', intent: 'undo' })
    expect(await rows()).toMatchObject([{ status: 'vendida', version: 1 }])
    expect(await log()).toEqual([])
  })

  test('a property is deleted once; the second time it does not exist', async () => {
    const id = await add('disponible')
    expect(await change({ intent: 'remove', id })).toEqual({ ok: true, done: 'deleted', id })
    expect(await change({ intent: 'remove', id })).toEqual({ ok: false, refusal: 'missing', id })
    expect(await rows()).toEqual([])
    expect((await log()).map(({ action }) => action)).toEqual(['delete_property'])
  })

  test.each(['', NOBODYS, '\0', "' or 1=1 --", 'x'.repeat(9_000)])('no property has the id «%.20s»', async (id) => {
    for (const intent of ['pause', 'resume', 'remove'])
      expect(await change({ intent, id })).toEqual({ ok: false, refusal: 'missing', id })
    expect((await change({ intent: 'undo', id, from: 'pausada', to: 'vendida' }))?.ok).not.toBe(true)
  })

  test('an undo to an unknown status does nothing', async () => {
    const id = await add('pausada')
    expect(await change({ intent: 'undo', id, from: 'pausada', to: 'regalada' })).toEqual({
      ok: false,
      refusal: 'missing',
      id,
    })
    expect(await rows()).toMatchObject([{ status: 'pausada' }])
  })

  test('only a pause or a reactivation is undone: the log would call a sale a reactivation', async () => {
    const id = await add('disponible')
    expect(await change({ intent: 'undo', id, from: 'disponible', to: 'vendida' })).toBeNull()
    expect(await change({ intent: 'undo', id, from: 'pausada', to: 'pausada' })).toBeNull()
    expect(await rows()).toMatchObject([{ status: 'disponible', version: 1 }])
    expect(await log()).toEqual([])
  })

  test('an unknown intent is not handled', async () => {
    expect(await change({ intent: 'vender', id: await add('disponible') })).toBeNull()
    expect(await change({})).toBeNull()
  })
})
