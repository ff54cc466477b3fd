import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { PROPERTY_IMPORTS } from '#app/inventory/import/property-imports.server.ts'
import { migrate, migrateTo } from '#app/db/migrate.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { findBatch } from '#app/inventory/batches/find-batch.server.ts'
import { findImport } from '#app/inventory/import/find-import.server.ts'
import { faultInRow } from '#app/takeout/json-columns.server.ts'
import { STORES, openEmptyStore } from '#test/stores.ts'

const DAY = '2026-11-20T18:00:00.000Z'
const ID = (at: number) => `01a1a0a3-0280-70d2-be5e-a57c02ac4d${String(at).padStart(2, '0')}`
const [BATCH, IMPORT, READING, FAILED, PAUSED] = [ID(1), ID(2), ID(3), ID(4), ID(5)]
const OPTIONS = { isPaused: true, clearsEmpty: false, takesPhotos: true, isChosen: true, overwritten: [3] }
const INPUT = { title: 'Nave', photos: [], plans: [], amenities: [] }

/** Rows as the earlier tables had them, in every state that the migration tells apart. */
async function fill({ db }: Store) {
  await sql`insert into users (id, name, email, role, "createdAt") values ('ana', 'Ana', 'ana@x.mx', 'admin', ${DAY})`.execute(
    db,
  )
  await sql`insert into batches
    (id, change, title, state, "createdAt", "createdBy", "createdByName", "actedBy", "actedByName", "endedAt", selection, typed)
    values (${BATCH}, '{"kind":"trash"}', 'A la papelera', 'done', ${DAY}, 'ana', 'Ana', 'ana', 'Ana', ${DAY}, 'todas=1', 'a=b')`.execute(
    db,
  )
  for (let at = 0; at < 1_100; at += 1)
    await sql`insert into "batchRows"
      ("batchId", position, "propertyId", code, title, outcome, message, seen, state, version, "logId", warnings, prices)
      values (${BATCH}, ${at}, 'p', 'L-1', 'Nave', 'change', ${at === 0 ? 'Precio: $1 → $2\nÁrea: 1 → 2' : ''}, 3, 'saved', 4,
      'log', ${at === 0 ? 'Uno.\nDos.' : ''}, null)`.execute(db)
  const add = async (id: string, state: string, more: object, stopReason: string | null = null) =>
    sql`insert into imports
      (id, filename, state, columns, "headerKey", mapping, chosen, texts, options, "createdAt", "stopReason")
      values (${id}, 'lista.csv', ${state}, '[{"header":"ID","filled":1,"samples":["a"]}]', 'id', '["propertyId"]', '{}', '[]',
      ${JSON.stringify({ ...OPTIONS, ...more })}, ${DAY}, ${stopReason})`.execute(db)
  await add(IMPORT, 'done', {})
  await add(READING, 'running', { reading: { done: 3, total: 9 } })
  await add(FAILED, 'stopped', { reading: { done: 3, total: 9, fault: 'EasyBroker no contesta.' } })
  await add(PAUSED, 'paused', {}, 'Ana ya no tiene permiso para hacerlo.')
  const plan = { input: INPUT, version: 7, addresses: { photos: [], plans: [] } }
  await sql`insert into "importRows"
    ("importId", line, cells, outcome, code, title, messages, plan, "propertyId", state, "before", version)
    values (${IMPORT}, 2, '["a",1]', 'change', 'A-1', 'Nave', '["Aviso. Mira.","Precio: $1 → $2"]', ${JSON.stringify(plan)}, 'p',
    'saved', ${JSON.stringify(INPUT)}, 8), (${IMPORT}, 3, '[]', 'refused', '', '', 'no es JSON', null, null, null, null, null)`.execute(
    db,
  )
  await sql`insert into "importRecords" ("importId", position, kind, content, "entryId", state)
    values (${IMPORT}, 0, 'note', '"Una nota"', null, null)`.execute(db)
}

describe.each(STORES)('on %s', (dialect) => {
  test('imports and changes of many become jobs, with their ids and addresses', async () => {
    const store = await openEmptyStore(dialect)
    const { db } = store
    await migrateTo(store, '0028-facts-since')
    await fill(store)
    await migrate(store)

    const batch = await findBatch(db, BATCH, { filter: null, page: 1 })
    expect(batch).toMatchObject({
      title: 'A la papelera',
      state: 'done',
      selection: 'todas=1',
      states: { saved: 1_100 },
    })
    expect(batch?.rows[0]).toMatchObject({
      recordId: 'p',
      messages: ['Precio: $1 → $2\nÁrea: 1 → 2'],
      warnings: ['Uno.', 'Dos.'],
    })
    const jobs = await db.selectFrom('jobs').orderBy('id').selectAll().execute()
    expect(jobs.map(({ id, kind, state, stopReason }) => [id, kind, state, stopReason])).toEqual([
      [BATCH, 'change', 'done', null],
      [IMPORT, 'import', 'done', null],
      [READING, 'import', 'stopped', 'El sitio se apagó mientras leía. Empieza otra vez.'],
      [FAILED, 'import', 'stopped', 'EasyBroker no contesta.'],
      [PAUSED, 'import', 'paused', 'Ana ya no tiene permiso para hacerlo.'],
    ])
    expect(JSON.parse(jobs[0]?.payload ?? '')).toEqual({ change: { kind: 'trash' }, typed: 'a=b' })
    for (const { payload } of jobs.slice(1)) expect(JSON.parse(payload).options).toEqual(OPTIONS)
    const found = await findImport(PROPERTY_IMPORTS, store, IMPORT, {
      viewer: { id: 'ana', role: 'admin' },
      filter: null,
      page: 1,
      now: new Date(DAY),
    })
    expect(found).toMatchObject({ title: 'lista.csv', warned: 1, records: { notes: ['Una nota'] } })
    const rows = await db.selectFrom('jobRows').where('jobId', '=', IMPORT).orderBy('position').selectAll().execute()
    expect(
      rows.map(({ position, seen, version, cells, messages }) => [position, seen, version, cells, messages]),
    ).toEqual([
      [2, 7, 8, '["a",1]', '["Precio: $1 → $2"]'],
      [3, null, null, '[]', '[]'],
    ])
    for (const row of [...jobs, ...rows.map((each) => ({ ...each, plan: null }))])
      expect(faultInRow('kind' in row ? 'jobs' : 'jobRows', row)).toBeNull()
    await store.close()
  })
})
