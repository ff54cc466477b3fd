import { type Kysely, sql } from 'kysely'
import { oneOf } from './tools/one-of.ts'

const KINDS = ['change', 'import']
const STATES = ['reading', 'checking', 'checked', 'running', 'paused', 'stopped', 'done', 'undoing', 'undone']
const OUTCOMES = ['create', 'change', 'same', 'refused', 'conflict']
const ROW_STATES = ['saved', 'left', 'undone', 'kept']
const RECORD_KINDS = ['entry', 'person', 'contact', 'note']
const RECORD_STATES = ['same', 'saved', 'undone', 'left']
/** Rows in memory at a time. */
const CHUNK = 500
const WARNING = 'Aviso. '
const CLOSED = 'El sitio se apagó mientras leía. Empieza otra vez.'

type Row = Record<string, string | number | null>

/** Imports and changes in group are jobs of one pair of tables; their ids stay. */
export async function up(db: Kysely<never>) {
  await createTables(db)
  await copyBatches(db)
  await copyImports(db)
  await moveRecords(db)
  for (const table of ['batchRows', 'batches', 'importRows', 'imports']) await db.schema.dropTable(table).execute()
}

async function createTables(db: Kysely<never>) {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull().check(oneOf('kind', KINDS)))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().check(oneOf('state', STATES)))
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('lookup', 'text')
    .addColumn('progress', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('createdBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('createdByName', 'text')
    .addColumn('actedBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('actedByName', 'text')
    .addColumn('endedAt', 'text')
    .addColumn('claimedUntil', 'text')
    .addColumn('stopReason', 'text')
    .execute()
  await db.schema.createIndex('jobsByDay').on('jobs').columns(['kind', 'createdAt desc', 'id desc']).execute()
  await db.schema
    .createTable('jobRows')
    .addColumn('jobId', 'text', (column) => column.notNull().references('jobs.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('recordId', 'text')
    .addColumn('seen', 'integer')
    .addColumn('outcome', 'text', (column) => column.notNull().check(oneOf('outcome', OUTCOMES)))
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('messages', 'text', (column) => column.notNull())
    .addColumn('warnings', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('plan', 'text')
    .addColumn('cells', 'text')
    .addColumn('state', 'text', (column) => column.check(oneOf('state', ROW_STATES)))
    .addColumn('version', 'integer')
    .addColumn('logId', 'text')
    .addPrimaryKeyConstraint('jobRowsKey', ['jobId', 'position'])
    .execute()
  await db.schema.createIndex('jobRowsByLog').on('jobRows').column('logId').execute()
}

async function copyBatches(db: Kysely<never>) {
  const { rows } = await sql<Row>`select * from batches`.execute(db)
  for (const { change, selection, typed, ...batch } of rows) {
    const payload = JSON.stringify({ change: parsed(change), typed: typed ?? '' })
    await insert(db, 'jobs', [{ ...batch, kind: 'change', payload, lookup: selection ?? null }])
  }
  await copyRows(db, { from: 'batchRows', owner: 'batchId', at: 'position' }, (row) => {
    const { batchId, propertyId, message, warnings, prices, ...same } = row
    return {
      ...same,
      jobId: batchId ?? null,
      recordId: propertyId ?? null,
      messages: JSON.stringify(message === '' ? [] : [message]),
      warnings: JSON.stringify(String(warnings).split('\n').filter(Boolean)),
      plan: prices ?? null,
    }
  })
}

/** What the reading of an account said was an option of the import, which the next one took over. */
type Options = { reading?: { fault?: string } }

async function copyImports(db: Kysely<never>) {
  const { rows } = await sql<Row>`select * from imports`.execute(db)
  for (const { filename, columns, headerKey, mapping, chosen, texts, options, ...same } of rows) {
    const { reading, ...chosenOptions } = (parsed(options) ?? {}) as Options
    const isCut = reading !== undefined && same['state'] === 'running'
    const payload = {
      columns: parsed(columns),
      mapping: parsed(mapping),
      chosen: parsed(chosen),
      texts: parsed(texts),
      options: chosenOptions,
    }
    await insert(db, 'jobs', [
      {
        ...same,
        kind: 'import',
        title: filename ?? '',
        payload: JSON.stringify(payload),
        lookup: headerKey ?? null,
        state: isCut ? 'stopped' : (same['state'] ?? null),
        stopReason: isCut ? CLOSED : (same['stopReason'] ?? reading?.fault ?? null),
      },
    ])
  }
  await copyRows(db, { from: 'importRows', owner: 'importId', at: 'line' }, (row) => {
    const { importId, line, propertyId, messages, plan, before: _before, ...same } = row
    const { version = null, ...rest } = (parsed(plan) ?? {}) as { version?: number | null }
    const sentences = parsed(messages)
    const all: string[] = Array.isArray(sentences) ? sentences.map(String) : []
    return {
      ...same,
      jobId: importId ?? null,
      position: line ?? null,
      recordId: propertyId ?? null,
      seen: version,
      messages: JSON.stringify(all.filter((sentence) => !sentence.startsWith(WARNING))),
      warnings: JSON.stringify(all.filter((sentence) => sentence.startsWith(WARNING))),
      plan: plan === null ? null : JSON.stringify(rest),
    }
  })
}

/** The records of a file refer to the job; one that can't be read may be left. */
async function moveRecords(db: Kysely<never>) {
  await sql`create table "earlierRecords" as select * from "importRecords"`.execute(db)
  await db.schema.dropTable('importRecords').execute()
  await db.schema
    .createTable('importRecords')
    .addColumn('importId', 'text', (column) => column.notNull().references('jobs.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(oneOf('kind', RECORD_KINDS)))
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('entryId', 'text')
    .addColumn('state', 'text', (column) => column.check(oneOf('state', RECORD_STATES)))
    .addPrimaryKeyConstraint('importRecordsKey', ['importId', 'position'])
    .execute()
  await sql`
    insert into "importRecords" ("importId", position, kind, content, "entryId", state)
    select "importId", position, kind, content, "entryId", state from "earlierRecords"`.execute(db)
  await db.schema.dropTable('earlierRecords').execute()
}

type Source = { from: string; owner: string; at: string }

async function copyRows(db: Kysely<never>, { from, owner, at }: Source, rowOf: (row: Row) => Row) {
  for (let last: Row | null = null; ;) {
    const after: ReturnType<typeof sql> =
      last === null
        ? sql`true`
        : sql`(${sql.ref(owner)} > ${last[owner]} or (${sql.ref(owner)} = ${last[owner]} and ${sql.ref(at)} > ${last[at]}))`
    const found = await sql<Row>`
      select * from ${sql.table(from)} where ${after}
      order by ${sql.ref(owner)}, ${sql.ref(at)} limit ${sql.lit(CHUNK)}`.execute(db)
    await insert(db, 'jobRows', found.rows.map(rowOf))
    last = found.rows.at(-1) ?? null
    if (found.rows.length < CHUNK) return
  }
}

async function insert(db: Kysely<never>, table: string, rows: readonly Row[]) {
  if (rows.length === 0) return
  await (db as unknown as Kysely<Record<string, Row>>).insertInto(table).values(rows).execute()
}

/** Null for a text that is no JSON: what reads it says so. */
function parsed(text: string | number | null | undefined): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}
