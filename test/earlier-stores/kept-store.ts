import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { migrateTo } from '#app/db/migrate.server.ts'
import { openStore } from '#app/db/open.server.ts'
import { sqliteFile } from '#app/db/sqlite.server.ts'
import type { Dialect, Store } from '#app/db/store.server.ts'
import { describeSchema } from './describe-schema.ts'

/** A store after a migration, with rows of that time. `keep.ts` writes it once; from then on it never changes. */
export type KeptStore = {
  /** The name of the migration. */
  name: string
  /** The output of `describeSchema`. */
  schema: Record<Dialect, string>
  /** One `insert` per row, the same for both dialects. */
  rows: string
}

const FOLDER = new URL('./', import.meta.url)
const ENDING = '.dump'
const TITLES = ['-- Tablas en SQLite', '-- Tablas en PostgreSQL', '-- Filas'] as const

/** Every stored archive, in the order of the migrations. */
export async function readKeptStores(): Promise<KeptStore[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith(ENDING)).toSorted()
  const names = files.map((file) => file.slice(0, -ENDING.length))
  return Promise.all(names.map(async (name) => parse(name, await readFile(keptFile(name), 'utf8'))))
}

export function keptFile(name: string): URL {
  return new URL(`${name}${ENDING}`, FOLDER)
}

function parse(name: string, text: string): KeptStore {
  const [, sqlite = '', postgres = '', rows = ''] = text.split(new RegExp(`^(?:${TITLES.join('|')})\n`, 'm'))
  return { name, schema: { sqlite: sqlite.trim(), postgres: postgres.trim() }, rows: rows.trim() }
}

export function textOf({ name, schema, rows }: KeptStore): string {
  const [sqlite, postgres, filled] = TITLES
  return `-- La base de datos como la dejó la migración ${name}, con filas de ese día.
-- La escribió \`node test/earlier-stores/keep.ts\` y desde entonces no cambia.

${sqlite}
${schema.sqlite}

${postgres}
${schema.postgres}

${filled}
${rows}
`
}

/** The stored archive in its own file, without running migrations; closing it deletes the file. */
export async function openInSqlite(kept: KeptStore): Promise<Store> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cerro-norte-earlier-'))
  layInSqlite(kept, dataDir)
  const store = await openStore({ databaseUrl: null, dataDir })
  return {
    ...store,
    async close() {
      await store.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** Writes the archive into a data folder as an embedded store, in its state after the migration. */
export function layInSqlite({ schema, rows }: KeptStore, dataDir: string): void {
  const database = new DatabaseSync(sqliteFile(dataDir))
  database.exec(`begin; ${schema.sqlite}; ${rows}; commit`)
  database.close()
}

/**
 * The stored archive in a PostgreSQL database that held another one; only the migrations create its schema.
 * @returns the schema that they created
 */
export async function refillPostgres(store: Store, { name, rows }: KeptStore): Promise<string> {
  await sql`drop schema public cascade`.execute(store.db)
  await sql`create schema public`.execute(store.db)
  await migrateTo(store, name)
  const tables = await store.db.introspection.getTables({ withInternalKyselyTables: true })
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table.name)))}`.execute(store.db)
  for (const insert of statementsOf(rows)) await sql.raw(insert).execute(store.db)
  return describeSchema(store)
}

function statementsOf(rows: string): string[] {
  return rows.split(/;\n(?=(?:insert|--) )/)
}

/** The tables in which a stored archive has rows. */
export function tablesOf({ rows }: KeptStore): string[] {
  return [...new Set([...rows.matchAll(/^insert into "(\w+)"/gm)].map(([, table = '']) => table))]
}
