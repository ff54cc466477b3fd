import { beforeEach, describe, expect, test } from 'vitest'
import { dayIn } from '#app/calendar/calendar-day.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { createProperty, deleteProperty, updateProperty } from '#app/editing/changes/change-property.server.ts'
import { changeStatus, paused } from '#app/editing/changes/change-status.server.ts'
import { addImported } from '#app/editing/changes/import-property.server.ts'
import { restoreProperty } from '#app/editing/changes/change-property.server.ts'
import { restoreVersion } from '#app/editing/versions/restore-version.server.ts'
import { addPerson } from '#test/factories/person.ts'
import { buildProperty } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { openTestWorker, setJobState } from '#test/factories/jobs.ts'
import { editCell } from './batches/edit-cell.server.ts'
import { findSelected, openBatch } from './batches/open-batch.server.ts'
import { findPanelPage } from './panel-list.server.ts'
import { UNFILTERED_LIST } from './panel-search.ts'
import { type StatusAge, unchangedTest } from './pending.ts'
import { CELL_PARAM } from './cell-edit.ts'
import { ROW_INTENTS } from './row-change.ts'
import { findStatusSince } from './status-since.server.ts'

const ANA = { id: null, name: 'Ana' }
const ID = '0193a000-0000-7000-8000-000000000001'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  let id: string

  beforeEach(async () => {
    await addPerson(store().db, 'Ana')
    ;({ id } = await createProperty(
      { db: store().db, actor: ANA, now: at('2026-10-01') },
      buildProperty({ title: 'Nave' }),
    ))
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
    expect(await updateProperty({ db: store().db, actor: ANA, now: at(day) }, before, edited)).toMatchObject({
      ok: true,
    })
  }

  test('a new property has its status since it was added, and other edits leave that day', async () => {
    expect(await since()).toBe('2026-10-01')
    await edit({ title: 'Otra' }, '2026-10-02')
    expect(await since()).toBe('2026-10-01')
  })

  test('the form, a pause, a cell of the list and a restored version change the day with the status', async () => {
    await edit({ status: 'separada' }, '2026-10-03')
    expect(await since()).toBe('2026-10-03')
    await changeStatus({ db: store().db, actor: ANA, now: at('2026-10-04') }, id, paused)
    await changeStatus({ db: store().db, actor: ANA, now: at('2026-10-05') }, id, paused)
    expect(await since()).toBe('2026-10-04')
    const cell = new FormData()
    const fields = { intent: ROW_INTENTS.edit, id, version: '3', [CELL_PARAM]: 'status', status: 'vendida' }
    for (const [name, value] of Object.entries(fields)) cell.set(name, value)
    const parts = { store: store(), now: () => at('2026-10-06') }
    expect(await editCell(parts, cell, ANA)).toMatchObject({ ok: true, done: 'edited' })
    expect(await since()).toBe('2026-10-06')
    const restore = { id, number: 1, seen: 4, facts: 'all' as const }
    expect(await restoreVersion({ ...parts, now: () => at('2026-10-07') }, restore, ANA)).toMatchObject({
      ok: true,
    })
    expect(await since()).toBe('2026-10-07')
  })

  test('the trash keeps the day', async () => {
    await edit({ status: 'separada' }, '2026-10-03')
    await deleteProperty({ db: store().db, actor: ANA, now: at('2026-10-08') }, id)
    await restoreProperty({ db: store().db, actor: ANA, now: at('2026-10-09') }, id)
    expect(await since()).toBe('2026-10-03')
  })

  async function openBatchOf(values: Partial<Record<Control, string>>) {
    const chosen = await findSelected(store(), { rows: [], query: UNFILTERED_LIST, isAll: true }, '2026-10-09')
    const change = { kind: 'facts', values } as const
    const opened = { change, title: 'En grupo', actor: ANA, now: at('2026-10-09'), today: '2026-10-09' }
    return openBatch(store(), chosen, opened)
  }

  async function runBatch(batch: string, state: 'running' | 'undoing', day: string) {
    await setJobState(store().db, batch, state)
    await openTestWorker(store(), { now: () => at(day), warn: () => {} }).run()
  }

  /** The days since which the property has its status and its facts, and whether it counts as unchanged for 30 days. */
  async function days(today: string) {
    const row = (await currentCatalogue(store())).all.find((each) => each.id === id)
    if (!row) throw new Error('there is no row')
    const isUnchanged = unchangedTest(30, today, 'America/Monterrey')(row)
    return [await since(), dayIn('America/Monterrey', new Date(row.factsSince)), isUnchanged]
  }

  test('what is undone is no change: a batch, a cell of the list; what is restored or done after it is one', async () => {
    await edit({ status: 'separada', title: 'Otra' }, '2026-10-03')
    expect(await days('2026-11-20')).toEqual(['2026-10-03', '2026-10-03', true])
    const cell = async (fields: Record<string, string>, day: string) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ id, ...fields })) form.set(name, value)
      return editCell({ store: store(), now: () => at(day) }, form, ANA)
    }
    const sold = { intent: ROW_INTENTS.edit, version: '2', [CELL_PARAM]: 'status', status: 'vendida' }
    await cell(sold, '2026-11-18')
    expect(await days('2026-11-20')).toEqual(['2026-11-18', '2026-11-18', false])
    await cell({ intent: ROW_INTENTS.undoEdit, version: '3' }, '2026-11-19')
    expect(await days('2026-11-20')).toEqual(['2026-10-03', '2026-10-03', true])
    // The row itself was written: conflicts, versions and feeds see it.
    expect(await record()).toMatchObject({ version: 4, updatedAt: at('2026-11-19').toISOString() })
    const restore = { id, number: 1, seen: 4, facts: 'all' as const }
    await restoreVersion({ store: store(), now: () => at('2026-11-20') }, restore, ANA)
    expect(await days('2026-11-20')).toEqual(['2026-11-20', '2026-11-20', false])
  })

  test('a batch of another fact leaves the day of the status, also after its undo and one more edit', async () => {
    const batch = await openBatchOf({ description: 'En grupo' })
    await runBatch(batch, 'running', '2026-11-10')
    expect(await days('2026-11-20')).toEqual(['2026-10-01', '2026-11-10', false])
    await runBatch(batch, 'undoing', '2026-11-11')
    expect(await days('2026-11-20')).toEqual(['2026-10-01', '2026-10-01', true])
    const again = await openBatchOf({ description: 'Otra vez' })
    await runBatch(again, 'running', '2026-11-12')
    await edit({ title: 'Otra' }, '2026-11-13')
    await runBatch(again, 'undoing', '2026-11-14')
    expect(await days('2026-11-20')).toEqual(['2026-10-01', '2026-11-13', false])
  })

  test('an import that is undone is no change', async () => {
    const before = await record()
    const edited = { ...before, input: { ...before.input, title: 'Importada' } }
    await updateProperty({ db: store().db, actor: ANA, now: at('2026-11-10') }, before, edited)
    const undone = { ...before, version: 2, isRestored: true as const }
    const change = { db: store().db, actor: ANA, now: at('2026-11-11'), isUndo: true }
    expect(await updateProperty(change, await record(), undone)).toMatchObject({ ok: true })
    expect(await days('2026-11-20')).toEqual(['2026-10-01', '2026-10-01', true])
  })

  test('the day of a batch, and the earlier one after its undo', async () => {
    const batch = await openBatchOf({ status: 'separada' })
    for (const [state, day, expected] of [
      ['running', '2026-10-10', '2026-10-10'],
      ['undoing', '2026-10-11', '2026-10-01'],
    ] as const) {
      await runBatch(batch, state, day)
      expect(await since()).toBe(expected)
    }
  })

  test('an imported property has its status since its last change in the other system', async () => {
    const change = { db: store().db, actor: ANA, now: at('2026-10-20'), note: 'Importada' }
    const made = { id: ID, slug: null, createdAt: at('2025-01-05'), updatedAt: at('2025-03-04') }
    await addImported(change, buildProperty({ title: 'De otro sistema' }), made)
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

  test('the list of those that are sold since a day', async () => {
    await edit({ status: 'vendida' }, '2026-10-20')
    const list = (statusFrom: string) =>
      findPanelPage(store(), { ...UNFILTERED_LIST, status: 'vendida', statusFrom }, '2026-10-31')
    expect(await list('2026-10-20')).toMatchObject({ found: 1 })
    expect(await list('2026-10-21')).toMatchObject({ found: 0 })
  })
})
