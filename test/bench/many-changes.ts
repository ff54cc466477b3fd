import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { PROPERTY_IMPORTS } from '#app/inventory/import/property-imports.server.ts'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import { updateProperty } from '#app/editing/changes/change-property.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { findComparison } from '#app/editing/versions/compare-versions.server.ts'
import { findPropertyLines } from '#app/editing/versions/property-versions.server.ts'
import { VERSION_PARAMS } from '#app/editing/versions/versions.ts'
import type { BatchChange } from '#app/inventory/batches/batch-change.ts'
import { findSelected, openBatch } from '#app/inventory/batches/open-batch.server.ts'
import { openImport } from '#app/inventory/import/open-import.server.ts'
import { readTable } from '#app/inventory/import/reading/read-table.server.ts'
import { UNFILTERED_LIST } from '#app/inventory/panel-search.ts'
import { buildInventory } from '#test/factories/import-file.ts'
import { openTestWorker, setJobState } from '#test/factories/jobs.ts'
import { addPerson } from '#test/factories/person.ts'
import { buildProperty } from '#test/factories/property.ts'
import { withSqlite } from './catalogue.ts'
import { medianOf, printHeading, printLine } from './measure.ts'

const COUNT = 10_000
const [IN_BATCH, IN_IMPORT, VERSIONS] = [500, 1_000, 200]
/** Limits of issues 38 and 39: seconds of a batch, of a dry run and of an import, ms of the list, KB of a version. */
const [BATCH_LIMIT, DRY_RUN_LIMIT, IMPORT_LIMIT, LIST_LIMIT, VERSION_LIMIT] = [2, 5, 20, 100, 5]
const RUNS = 30

const NOW = new Date('2026-11-20T18:00:00Z')
const TODAY = '2026-11-20'
const ACTOR = { id: 'ana', name: 'Ana' }
const FIVE_UP: BatchChange = {
  kind: 'price',
  operation: 'all',
  direction: 'up',
  rounding: 0,
  way: 'percent',
  percent: 500,
}

/** Measures changes of many properties, an import and the versions of a property, with ten thousand properties. */
export async function benchManyChanges() {
  printHeading(`Muchos cambios con ${COUNT.toLocaleString('es-MX')} propiedades`)
  await withSqlite(COUNT, async (store) => {
    await addPerson(store.db, ACTOR.name)
    await benchBatch(store)
    await benchImport(store)
    await benchVersions(store)
  })
}

async function secondsOf(work: () => Promise<unknown>) {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1_000
}

async function benchBatch(store: Store) {
  const rows = await store.db
    .selectFrom('properties')
    .where('priceCents', 'is not', null)
    .limit(IN_BATCH)
    .select(['id', 'version'])
    .execute()
  const control = {
    label: 'los mismos renglones en SQL',
    value: await secondsOf(() =>
      store.db.transaction().execute(async (db) => {
        for (const { id } of rows)
          await db.updateTable('properties').set({ priceCents: 5_000_000 }).where('id', '=', id).execute()
      }),
    ),
  }
  const shared = { unit: 's', control, limit: BATCH_LIMIT }
  // A running site has the catalogue in memory.
  await currentCatalogue(store)
  let id = ''
  const preview = await secondsOf(async () => {
    const batch = { change: FIVE_UP, title: 'Precio: subir 5 %', actor: ACTOR, now: NOW, today: TODAY }
    id = await openBatch(store, await findSelected(store, { rows, query: UNFILTERED_LIST, isAll: false }, TODAY), batch)
  })
  const worker = openTestWorker(store, { now: () => NOW })
  async function run(state: 'running' | 'undoing') {
    await setJobState(store.db, id, state)
    return secondsOf(() => worker.run())
  }
  printLine({ label: `Vista previa de ${IN_BATCH}`, value: preview, ...shared })
  printLine({ label: `Cambiar ${IN_BATCH} precios`, value: await run('running'), ...shared })
  printLine({ label: 'Deshacerlo', value: await run('undoing'), ...shared })
}

async function benchImport(store: Store) {
  const file = Buffer.from(buildInventory(IN_IMPORT))
  const reading = { label: 'leer el archivo', value: await secondsOf(async () => readTable(file)) }
  const read = readTable(file)
  if ('fault' in read) throw new Error(read.fault)
  let id = ''
  const dryRun = await secondsOf(async () => {
    id = await openImport(PROPERTY_IMPORTS, store, read, { filename: 'lista.csv', actor: ACTOR, now: NOW })
  })
  const worker = openTestWorker(store, { now: () => NOW })
  async function run(state: 'running' | 'undoing') {
    await setJobState(store.db, id, state)
    return secondsOf(() => worker.run())
  }
  const control = { label: 'su revisión', value: dryRun }
  printLine({ label: `Revisar ${IN_IMPORT} filas`, value: dryRun, unit: 's', control: reading, limit: DRY_RUN_LIMIT })
  printLine({ label: 'Importarlas', value: await run('running'), unit: 's', control, limit: IMPORT_LIMIT })
  printLine({ label: 'Deshacer la importación', value: await run('undoing'), unit: 's', control, limit: IMPORT_LIMIT })
}

async function benchVersions(store: Store) {
  const { id } = await insertProperty(store.db, buildProperty(), { createdBy: null, now: NOW })
  async function record() {
    const found = await findRecord(store.db, id)
    if (!found) throw new Error(`There is no property ${id}`)
    return found
  }
  for (let at = 0; at < VERSIONS; at += 1) {
    const before = await record()
    const input = { ...before.input, priceCents: 1_000_000 + at }
    await updateProperty({ db: store.db, actor: ACTOR, now: new Date(NOW.getTime() + at * 60_000) }, before, {
      ...before,
      input,
    })
  }
  const now = await record()
  const one = await medianOf(RUNS, record)
  const control = { label: 'leer la propiedad', value: one }
  const list = await medianOf(RUNS, () => findPropertyLines(store.db, now))
  const comparison = await medianOf(RUNS, () =>
    findComparison(store.db, now, new URLSearchParams({ [VERSION_PARAMS.from]: '1' })),
  )
  const stored = await store.db.selectFrom('versions').where('recordId', '=', id).select('content').execute()
  const largest = Math.max(...stored.map(({ content }) => Buffer.byteLength(content))) / 1_024
  printLine({ label: `Lista de ${VERSIONS} versiones`, value: list, unit: 'ms', control, limit: LIST_LIMIT })
  printLine({ label: 'Comparar dos', value: comparison, unit: 'ms', control, limit: LIST_LIMIT })
  printLine({ label: 'Una versión', value: largest, unit: 'KB', limit: VERSION_LIMIT })
}
