import { type CompiledQuery, Kysely, PGliteDialect, sql } from 'kysely'
import { migrate } from '#app/db/migrate.server.ts'
import type { Schema } from '#app/db/schema.ts'
import { nodeSqliteDialect, openSqliteFile } from '#app/db/sqlite.server.ts'
import type { Dialect, Store } from '#app/db/store.server.ts'
import { openPglite } from './pglite.ts'
import { storeOver } from './stores.ts'

/** A migrated store whose queries tell how the database goes about them. */
export type PlannedStore = Store & {
  /** The steps of every query that the work asks, one line each, as the planner tells them. */
  plansOf: (work: () => Promise<unknown>) => Promise<string[]>
}

export async function openPlannedStore(dialect: Dialect): Promise<PlannedStore> {
  let asked: CompiledQuery[] | null = null
  const log = ({ query }: { query: CompiledQuery }) => void asked?.push(query)
  const kysely =
    dialect === 'sqlite'
      ? nodeSqliteDialect(openSqliteFile(':memory:'))
      : new PGliteDialect({ pglite: await openPglite() })
  const db = new Kysely<Schema>({ dialect: kysely, log })
  const store = storeOver(db, dialect)
  await migrate(store)

  async function explain({ sql: text, parameters }: CompiledQuery): Promise<string[]> {
    const rows = await explained(
      db,
      dialect === 'sqlite' ? `explain query plan ${text}` : `explain ${text}`,
      parameters,
    )
    return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN']))
  }

  return {
    ...store,
    async plansOf(work) {
      asked = []
      await work()
      const queries = asked.filter((query) => query.sql.startsWith('select'))
      asked = null
      // With few rows PostgreSQL reads them all, whatever indexes there are: a scan that is left has none.
      if (dialect === 'postgres') await sql`set enable_seqscan = off`.execute(db)
      const plans: string[] = []
      for (const query of queries) plans.push(...(await explain(query)))
      if (dialect === 'postgres') await sql`set enable_seqscan = on`.execute(db)
      return plans
    },
  }
}

async function explained(db: Kysely<Schema>, text: string, parameters: readonly unknown[]) {
  const query = { ...sql.raw<Record<string, unknown>>(text).compile(db), parameters }
  return (await db.executeQuery<Record<string, unknown>>(query)).rows
}
