import type { ClientBase } from 'pg'
import { readInt8AsNumber } from './postgres-types.server.ts'
import { ROWS_AT_A_TIME, type Reference, type Snapshot, type SnapshotTable, tablesInOrder } from './snapshot.ts'
import { unusable } from './usable.server.ts'

/** Milliseconds to wait for the server. */
const CONNECT_TIMEOUT = 5_000

const REFERENCES = `
  select made.relname as name, referred.relname as "refersTo"
  from pg_class as made
  left join pg_constraint as reference on reference.conrelid = made.oid and reference.contype = 'f'
  left join pg_class as referred on referred.oid = reference.confrelid
  where made.relkind in ('r', 'p') and made.relnamespace = current_schema()::regnamespace
    and made.relname !~ '^kysely_'
  order by made.relname`
const COLUMNS = `
  select column_name as name from information_schema.columns
  where table_schema = current_schema() and table_name = $1 and is_identity = 'NO' order by ordinal_position`
const TEXTS = `
  select column_name as name from information_schema.columns
  where table_schema = current_schema() and table_name = $1 and data_type = 'text'`

/**
 * A read transaction that sees one instant, on its own connection. Rows come through cursors, so neither side holds a
 * whole table.
 * @throws StoreUnusable when the server refuses the connection
 */
export async function openPostgresSnapshot(connectionString: string): Promise<Snapshot> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    types: readInt8AsNumber(pg.types),
  })
  // A connection that breaks while idle fails at the next query.
  client.on('error', () => {})
  await client.connect().catch((error: unknown) => {
    throw unusable({ dialect: 'postgres' }, error)
  })
  await client.query('begin isolation level repeatable read read only')
  // Whole files are read between two rows: the server must not end the idle transaction.
  await client.query('set local idle_in_transaction_session_timeout = 0')
  return {
    tables: await tablesOf(client),
    migrations: await migrationsOf(client),
    async *rows({ name, columns }, order = []) {
      const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
      const sorted = order.length === 0 ? '' : `order by ${await orderOf(client, name, order)}`
      await client.query(
        `declare reading no scroll cursor for select ${list} from ${client.escapeIdentifier(name)} ${sorted}`,
      )
      for (;;) {
        const { rows } = await client.query(`fetch ${ROWS_AT_A_TIME} from reading`)
        if (rows.length === 0) break
        yield rows
      }
      await client.query('close reading')
    },
    close: () => client.end(),
  }
}

/** Texts sort by their bytes, whatever the collation of the database. */
async function orderOf(client: ClientBase, table: string, order: readonly string[]): Promise<string> {
  const { rows } = await client.query<{ name: string }>(TEXTS, [table])
  const texts = new Set(rows.map(({ name }) => name))
  return order.map((column) => client.escapeIdentifier(column) + (texts.has(column) ? ' collate "C"' : '')).join(', ')
}

async function tablesOf(client: ClientBase): Promise<SnapshotTable[]> {
  const { rows } = await client.query<Reference>(REFERENCES)
  const tables: SnapshotTable[] = []
  for (const name of tablesInOrder(rows)) {
    const columns = await client.query<{ name: string }>(COLUMNS, [name])
    const counted = await client.query<{ count: number }>(`select count(*) from ${client.escapeIdentifier(name)}`)
    tables.push({ name, columns: columns.rows.map((column) => column.name), count: counted.rows[0]?.count ?? 0 })
  }
  return tables
}

async function migrationsOf(client: ClientBase): Promise<string[]> {
  const made = await client.query<{ made: boolean }>(`select to_regclass('kysely_migration') is not null as made`)
  if (!made.rows[0]?.made) return []
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map(({ name }) => name)
}
