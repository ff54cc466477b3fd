import { beforeEach, describe, expect, test } from 'vitest'
import { dayIn } from '#app/calendar/calendar-day.ts'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { createProperty, deleteProperty, updateProperty } from '#app/editing/changes/change-property.server.ts'
import { changeStatus, paused } from '#app/editing/changes/change-status.server.ts'
import { addImported } from '#app/editing/changes/import-property.server.ts'
import { restoreProperty } from '#app/editing/changes/restore-property.server.ts'
import { restoreVersion } from '#app/editing/versions/restore-version.server.ts'
import { buildProperty } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { openBatchWorker } from './batches/batch-worker.server.ts'
import { editCell } from './batches/edit-cell.server.ts'
import { findSelected, openBatch } from './batches/open-batch.server.ts'
import { findPanelPage } from './panel-list.server.ts'
import { UNFILTERED_LIST } from './panel-search.ts'
import type { StatusAge } from './pending.ts'
import { CELL_PARAM } from './cell-edit.ts'
import { ROW_INTENTS } from './row-change.ts'
import { findStatusSince } from './status-since.server.ts'

const ANA = { id: null, name: 'Ana' }
const ID = '0193a000-0000-7000-8000-000000000001'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  let id: string

  beforeEach(async () => {
    ;({ id } = await createProperty(store(), buildProperty({ title: 'Nave' }), ANA, at('2026-10-01')))
  })

  function at(day: string): Date {
    return new Date(`${day}T18:00:00Z`)
  }

  async function since(): Promise<string> {
    return dayIn('America/Monterrey', new Date((await findStatusSince(store().db, id)) ?? ''))
  }

  async function record() {
    const found = await findRecord(store().db, id)
    if (!found) throw new Error('there is no property')
    return found
  }

  async function edit(changed: Partial<PropertyInput>, day: string) {
    const before = await record()
    const edited = { ...before, input: { ...before.input, ...changed } }
    expect(await updateProperty(store(), before, edited, ANA, at(day))).toMatchObject({ outcome: 'saved' })
  }

  test('a new property has its status since it was added, and other edits leave that day', async () => {
    expect(await since()).toBe('2026-10-01')
    await edit({ title: 'Otra' }, '2026-10-02')
    expect(await since()).toBe('2026-10-01')
  })

  test('the form, a pause, a cell of the list and a restored version change the day with the status', async () => {
    await edit({ status: 'separada' }, '2026-10-03')
    expect(await since()).toBe('2026-10-03')
    await changeStatus(store(), id, paused, ANA, at('2026-10-04'))
    await changeStatus(store(), id, paused, ANA, at('2026-10-05'))
    expect(await since()).toBe('2026-10-04')
    const cell = new FormData()
    const fields = { intent: ROW_INTENTS.edit, id, version: '3', [CELL_PARAM]: 'status', status: 'vendida' }
    for (const [name, value] of Object.entries(fields)) cell.set(name, value)
    const parts = { store: store(), now: () => at('2026-10-06') }
    expect(await editCell(parts, cell, ANA)).toMatchObject({ outcome: 'edited' })
    expect(await since()).toBe('2026-10-06')
    const restore = { id, number: 1, seen: 4, facts: 'all' as const }
    expect(await restoreVersion({ ...parts, now: () => at('2026-10-07') }, restore, ANA)).toMatchObject({
      outcome: 'saved',
    })
    expect(await since()).toBe('2026-10-07')
  })

  test('the papelera keeps the day', async () => {
    await edit({ status: 'separada' }, '2026-10-03')
    await deleteProperty(store(), id, ANA, at('2026-10-08'))
    await restoreProperty(store(), id, ANA, at('2026-10-09'))
    expect(await since()).toBe('2026-10-03')
  })

  test('a batch and its undo change the day', async () => {
    const chosen = await findSelected(store(), { rows: [], query: UNFILTERED_LIST, isAll: true }, '2026-10-09')
    const change = { kind: 'facts', values: { status: 'separada' } } as const
    const opened = { change, title: 'Estatus: Reservada', actor: ANA, now: at('2026-10-09'), today: '2026-10-09' }
    const batch = await openBatch(store(), chosen, opened)
    for (const [state, day] of [
      ['running', '2026-10-10'],
      ['undoing', '2026-10-11'],
    ] as const) {
      await store().db.updateTable('batches').set({ state, actedByName: 'Ana' }).where('id', '=', batch).execute()
      await openBatchWorker({ store: store(), now: () => at(day), warn: () => {} }).run()
      expect(await since()).toBe(day)
    }
  })

  test('an imported property has its status since its last change in the other system', async () => {
    const made = { id: ID, actor: ANA, now: at('2026-10-20'), details: 'Importada', slug: null }
    const dates = { createdAt: at('2025-01-05'), updatedAt: at('2025-03-04') }
    await store()
      .db.transaction()
      .execute((db) => addImported(db, buildProperty({ title: 'De otro sistema' }), { ...made, ...dates }))
    id = ID
    expect(await since()).toBe('2025-03-04')
  })

  test.each<[StatusAge, string, number]>([
    ['30', '2026-10-30', 0],
    ['30', '2026-10-31', 1],
    ['60', '2026-10-31', 0],
  ])('the list of those with the same status for %s days has on %s %i', async (statusAge, today, found) => {
    await edit({ title: 'Otra' }, '2026-10-20')
    expect(await findPanelPage(store(), { ...UNFILTERED_LIST, statusAge }, today)).toMatchObject({ found })
  })
})
