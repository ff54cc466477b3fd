import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { PROPERTY_IMPORTS } from '#app/inventory/import/property-imports.server.ts'
import { restoreProperty } from '#app/editing/changes/change-property.server.ts'
import { deleteProperty } from '#app/editing/changes/change-property.server.ts'
import { changeStatus, paused } from '#app/editing/changes/change-status.server.ts'
import { changeBatch } from '#app/inventory/batches/change-batch.server.ts'
import { findSelected, openBatch } from '#app/inventory/batches/open-batch.server.ts'
import { changeBulkPhotos } from '#app/inventory/bulk-photos/change-bulk-photos.server.ts'
import { changeImport } from '#app/inventory/import/change-import.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { beginCheck } from '#app/inventory/import/checking/check-import.server.ts'
import { openImport } from '#app/inventory/import/open-import.server.ts'
import { readTable } from '#app/inventory/import/reading/read-table.server.ts'
import { UNFILTERED_LIST } from '#app/inventory/panel-search.ts'
import { buildWaitingPictures, openPhotoJob } from '#test/factories/bulk-photos.ts'
import { buildFirestoreExport } from '#test/factories/firestore-export.ts'
import { buildInventory } from '#test/factories/import-file.ts'
import { countBy, jobOf, jobRowsOf, openTestWorker, setJobState } from '#test/factories/jobs.ts'
import { addPerson } from '#test/factories/person.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import type { JobKind } from './job-states.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const TODAY = '2026-11-20'
const ANA = { id: 'ana', name: 'Ana' }
const FIVE_UP = { kind: 'price', operation: 'all', direction: 'up', rounding: 0, way: 'percent', percent: 500 } as const
const KINDS = ['change', 'import', 'photos'] as const satisfies readonly JobKind[]

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  const warnings: string[] = []
  let now = NOW

  beforeEach(async () => {
    now = NOW
    warnings.length = 0
    await addPerson(store().db, ANA.name)
  })

  function worker() {
    const pictures = buildWaitingPictures(store())
    return openTestWorker(store(), { now: () => now, warn: (message) => warnings.push(message), pictures })
  }

  async function insert(count: number) {
    const inputs = Array.from({ length: count }, (_none, at) => ({
      input: buildProperty({ propertyId: `L-${at}`, title: `Nave ${at}`, priceCents: 26_400_000 }),
    }))
    return insertMany(store().db, inputs)
  }

  async function openChange() {
    const chosen = await findSelected(store(), { rows: [], query: UNFILTERED_LIST, isAll: true }, TODAY)
    return openBatch(store(), chosen, { change: FIVE_UP, title: 'Precio', actor: ANA, now: NOW, today: TODAY })
  }

  async function openFile(content: string) {
    const read = readTable(Buffer.from(content))
    if ('fault' in read) throw new Error(read.fault)
    return openImport(PROPERTY_IMPORTS, store(), read, { filename: 'lista.csv', actor: ANA, now: NOW })
  }

  /** A job of a kind with so many rows that write something. */
  async function open(kind: JobKind, count: number) {
    if (kind === 'import') return openFile(buildInventory(count))
    const ids = await insert(count)
    return kind === 'photos' ? openPhotoJob(store(), ids, ANA) : openChange()
  }

  /** Another job over the same properties. */
  async function openAgain(kind: JobKind) {
    if (kind !== 'photos') return openChange()
    const rows = await db().selectFrom('properties').select('id').execute()
    return openPhotoJob(
      store(),
      rows.map(({ id }) => id),
      ANA,
    )
  }

  function press(kind: JobKind, id: string, intent: string, by = worker()) {
    if (kind === 'change') return changeBatch({ store: store(), jobWorker: by }, id, { intent, leftOut: [] }, ANA)
    if (kind === 'photos') {
      const bulkPhotos = { drop: async () => {} } as unknown as Parts['bulkPhotos']
      const parts = { store: store(), bulkPhotos, jobWorker: { ...by, wake: () => {} } }
      return changeBulkPhotos(parts, id, intent, ANA)
    }
    const form = new FormData()
    form.set('intent', intent)
    return changeImport(
      PROPERTY_IMPORTS,
      { store: store(), jobWorker: { ...by, wake: () => {} }, now: () => now },
      id,
      {
        form,
        actor: ANA,
      },
    )
  }

  const db = () => store().db
  const byAna = () => ({ db: db(), actor: ANA, now: NOW })
  const stateOf = async (id: string) => (await jobOf(db(), id)).state
  const states = async (id: string) => countBy(await jobRowsOf(db(), id), 'state')

  async function logged() {
    const rows = await db().selectFrom('activityLogs').select(['action']).execute()
    return rows.length
  }

  describe.each(KINDS)('%s', (kind) => {
    test('a crash in the middle loses no row and writes none twice', async () => {
      const id = await open(kind, 230)
      await setJobState(db(), id, 'running')
      const dying = worker()
      const running = dying.run(kind)
      while (!(await states(id))['saved']) await new Promise((resolve) => setTimeout(resolve, 1))
      await dying.close()
      await running
      const { saved = 0 } = await states(id)
      expect(saved).toBeLessThan(230)
      expect(await stateOf(id)).toBe('running')
      expect(await logged()).toBe(saved)
      // As if it had been killed, not closed.
      await db()
        .updateTable('jobs')
        .set({ claimedUntil: new Date(NOW.getTime() + 1_000).toISOString() })
        .execute()
      await worker().run(kind)
      expect(await states(id), 'another process still has it').toMatchObject({ saved })
      now = new Date(NOW.getTime() + 2_000)
      await worker().run(kind)
      expect([await stateOf(id), await states(id), await logged()]).toEqual(['done', { saved: 230 }, 230])
      expect(warnings).toEqual([])
    })

    test('two processes that claim it at once write each row once', async () => {
      const id = await open(kind, 120)
      await setJobState(db(), id, 'running')
      await Promise.all([worker().run(kind), worker().run(kind), worker().run(kind)])
      expect([await stateOf(id), await states(id), await logged()]).toEqual(['done', { saved: 120 }, 120])
      expect(warnings).toEqual([])
    })

    test('a process whose claim ended while it worked and its successor write each row once', async () => {
      const id = await open(kind, 120)
      await setJobState(db(), id, 'running')
      const slow = worker().run(kind)
      await db().updateTable('jobs').set({ claimedUntil: null }).execute()
      await Promise.all([slow, worker().run(kind)])
      expect([await stateOf(id), await states(id), await logged()]).toEqual(['done', { saved: 120 }, 120])
    })

    test('applied twice it writes once; undone twice it undoes once', async () => {
      const id = await open(kind, 3)
      for (const intent of ['start', 'start']) await press(kind, id, intent)
      await worker().run(kind)
      await press(kind, id, 'start')
      await worker().run(kind)
      expect([await stateOf(id), await states(id), await logged()]).toEqual(['done', { saved: 3 }, 3])
      for (const intent of ['undo', 'undo', 'start', 'resume']) await press(kind, id, intent)
      await worker().run(kind)
      await press(kind, id, 'undo')
      expect([await stateOf(id), await states(id), await logged()]).toEqual(['undone', { undone: 3 }, 6])
    })

    test('stopped it writes nothing more; it goes on where it stopped', async () => {
      const id = await open(kind, 3)
      const [halt, state] = kind === 'import' ? (['pause', 'paused'] as const) : (['stop', 'stopped'] as const)
      await setJobState(db(), id, 'running')
      await press(kind, id, halt)
      await worker().run(kind)
      expect([await stateOf(id), await states(id)]).toEqual([state, { null: 3 }])
      await press(kind, id, 'resume')
      await worker().run(kind)
      expect([await stateOf(id), await states(id)]).toEqual(['done', { saved: 3 }])
    })

    test('an author without the right writes nothing, and it says so', async () => {
      const id = await open(kind, 3)
      await setJobState(db(), id, 'running')
      await db().updateTable('users').set({ role: 'lector' }).execute()
      await worker().run(kind)
      expect(await jobOf(db(), id)).toMatchObject({
        state: 'stopped',
        stopReason: 'Ana ya no tiene permiso para hacerlo.',
        claimedUntil: null,
      })
      expect(await states(id)).toEqual({ null: 3 })
    })

    test('what is stored of it and can not be read stops it with a sentence, and the next one goes on', async () => {
      const first = await open(kind, 2)
      const second =
        kind === 'import' ? await openFile(buildInventory(2).replaceAll('INV-', 'OTR-')) : await openAgain(kind)
      for (const id of [first, second]) await setJobState(db(), id, 'running')
      for (const [at, payload] of ['', 'null', '[]', '{"change":1}', '<html>'].entries()) {
        await setJobState(db(), first, at % 2 === 0 ? 'running' : 'undoing')
        await db().updateTable('jobs').set({ payload }).where('id', '=', first).execute()
        await worker().run(kind)
        expect(await jobOf(db(), first)).toMatchObject({
          state: 'stopped',
          stopReason: 'Lo que se guardó de este trabajo no se puede leer.',
        })
      }
      expect([await stateOf(second), await states(second), warnings]).toEqual(['done', { saved: 2 }, []])
    })

    test('a row that the store refuses is left with a sentence, and the others are written', async () => {
      const id = await open(kind, 4)
      const refused = kind === 'import' ? sql`"propertyId" like 'INV-%'` : sql`version > 1`
      await sql`create unique index "onlyOne" on properties (currency) where ${refused}`.execute(db())
      await setJobState(db(), id, 'running')
      await worker().run(kind)
      await sql`drop index "onlyOne"`.execute(db())
      expect([await stateOf(id), await states(id), warnings.length]).toEqual(['done', { saved: 1, left: 3 }, 3])
      const [, left] = await jobRowsOf(db(), id)
      expect(left?.messages[0]).toMatch(/^No se pudo guardar por una falla del sitio\./)
    })
  })

  test('a row whose plan can not be read is left with a sentence, and the others are written', async () => {
    const id = await openFile(buildInventory(6))
    const broken = ['', 'null', '{}', '{"input":{}}', '[1]']
    for (const [at, plan] of broken.entries())
      await db()
        .updateTable('jobRows')
        .set({ plan })
        .where('position', '=', at + 2)
        .execute()
    await setJobState(db(), id, 'running')
    await worker().run()
    const rows = await jobRowsOf(db(), id)
    expect([await stateOf(id), countBy(rows, 'state')]).toEqual(['done', { left: broken.length, saved: 1 }])
    const unreadable = 'Lo que se guardó de esta fila no se puede leer: no se toca.'
    expect(rows.flatMap(({ state, messages }) => (state === 'left' ? messages[0] : []))).toEqual(
      broken.map(() => unreadable),
    )
    expect(warnings).toHaveLength(broken.length)
    // A saved row without its plan is undone all the same.
    await db().updateTable('jobRows').set({ plan: '{' }).execute()
    await setJobState(db(), id, 'undoing')
    await worker().run()
    expect([await stateOf(id), await states(id)]).toEqual(['undone', { left: broken.length, undone: 1 }])
  })

  test('an entry of the earlier log that can not be read is left, and the others are added', async () => {
    const id = await openFile(JSON.stringify(buildFirestoreExport({ count: 10 })))
    await db().updateTable('importRecords').set({ content: '{"key":1}' }).where('position', '=', 0).execute()
    await setJobState(db(), id, 'running')
    await worker().run()
    const records = await db()
      .selectFrom('importRecords')
      .where('kind', '=', 'entry')
      .orderBy('position')
      .selectAll()
      .execute()
    expect([await stateOf(id), records[0]?.state]).toEqual(['done', 'left'])
    expect(new Set(records.slice(1).map(({ state }) => state))).toEqual(new Set(['saved']))
  })

  test('what became of the properties since is said of each row that is not undone', async () => {
    const [edited = '', gone = '', back = '', again = ''] = await insert(5)
    const id = await openChange()
    await setJobState(db(), id, 'running')
    await worker().run()
    await changeStatus(byAna(), edited, paused)
    await deleteProperty(byAna(), gone)
    await deleteProperty(byAna(), back)
    await restoreProperty(byAna(), back)
    // Somebody undid it by hand.
    await db().updateTable('properties').set({ priceCents: 26_400_000, version: 3 }).where('id', '=', again).execute()
    await setJobState(db(), id, 'undoing')
    await worker().run()
    const rows = new Map((await jobRowsOf(db(), id)).map((row) => [row.recordId, row]))
    expect([edited, gone, back, again].map((each) => [rows.get(each)?.state, rows.get(each)?.messages])).toEqual([
      ['kept', ['Alguien la cambió después: se queda como está.']],
      ['kept', ['Alguien la eliminó después.']],
      ['kept', ['Alguien la cambió después: se queda como está.']],
      ['kept', ['Alguien la cambió después: se queda como está.']],
    ])
    expect([await stateOf(id), await states(id)]).toEqual(['undone', { kept: 4, undone: 1 }])
  })

  test('of an import, what was added and somebody deleted is undone; what somebody changed stays', async () => {
    const id = await openFile(buildInventory(3))
    await setJobState(db(), id, 'running')
    await worker().run()
    const [deleted, changed] = (await jobRowsOf(db(), id)).map(({ recordId }) => recordId ?? '')
    await deleteProperty(byAna(), deleted ?? '')
    await changeStatus(byAna(), changed ?? '', (status) => (status === 'pausada' ? 'disponible' : 'pausada'))
    await setJobState(db(), id, 'undoing')
    await worker().run()
    expect((await jobRowsOf(db(), id)).map(({ state, messages }) => [state, messages[0]])).toEqual([
      ['undone', 'Alguien la eliminó después.'],
      ['kept', 'Alguien la cambió después: se queda como está.'],
      ['undone', undefined],
    ])
  })

  test('a dry run that a killed process left is made by the next one', async () => {
    const id = await openFile(buildInventory(3))
    const before = await jobRowsOf(db(), id)
    await db().updateTable('jobRows').set({ outcome: 'refused', plan: null, messages: '[]' }).execute()
    const claim = await beginCheck(PROPERTY_IMPORTS, db(), { id, from: 'checked', now: NOW })
    expect([claim === null, await beginCheck(PROPERTY_IMPORTS, db(), { id, from: 'checked', now: NOW })]).toEqual([
      false,
      null,
    ])
    for (const intent of ['start', 'pause', 'resume', 'undo', 'check'])
      expect(await press('import', id, intent)).toBe(false)
    await worker().run()
    expect(await stateOf(id), 'it is still being made').toBe('checking')
    now = new Date(NOW.getTime() + 61_000)
    await worker().run()
    expect([await stateOf(id), await jobRowsOf(db(), id)]).toEqual(['checked', before])
    expect(await press('import', id, 'start')).toBe(true)
  })

  test('a dry run that fails leaves the import as it was checked before', async () => {
    const id = await openFile(buildInventory(3))
    const before = await jobRowsOf(db(), id)
    await db().updateTable('jobRows').set({ cells: '{' }).where('position', '=', 3).execute()
    await expect(press('import', id, 'check')).rejects.toThrow('no se puede leer')
    await db()
      .updateTable('jobRows')
      .set({ cells: before[1]?.cells ?? '' })
      .where('position', '=', 3)
      .execute()
    expect([await stateOf(id), await jobRowsOf(db(), id)]).toEqual(['checked', before])
    expect(await press('import', id, 'check')).toBe(true)
  })
})
