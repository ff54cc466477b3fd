import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Store } from './store.server.ts'

/** A point in the history of the catalogue: in SQLite a revision, in PostgreSQL a set of committed transactions. */
export type CatalogueMark = string

/** The current mark. Whatever is read after this call is at least as new. */
export async function readMark({ db, dialect }: Store): Promise<CatalogueMark> {
  if (dialect === 'sqlite') {
    const row = await db
      .selectFrom('installation')
      .where('name', '=', 'revision-catalogue')
      .select('value')
      .executeTakeFirst()
    return row?.value ?? '0'
  }
  // Removes changes with transaction ids that this server has not reached yet. They come from another server's dump and
  // would always count as new.
  await sql`delete from "catalogueChanges" where change >= pg_snapshot_xmax(pg_current_snapshot())`.execute(db)
  const { rows } = await sql<{ mark: string }>`select pg_current_snapshot()::text as mark`.execute(db)
  return rows[0]?.mark ?? ''
}

/** The mark of the statement in which it is selected. */
export function currentMark({ dialect }: Store): RawBuilder<CatalogueMark> {
  return dialect === 'sqlite'
    ? sql`(select value from installation where name = 'revision-catalogue')`
    : sql`pg_current_snapshot()::text`
}

/** Condition on `catalogueChanges`: the property may have changed since. */
export function isChangedSince({ dialect }: Store, mark: CatalogueMark): RawBuilder<SqlBool> {
  const change = sql.ref('catalogueChanges.change')
  // A trigger may record a change before another trigger raises the revision, so changes at the mark's own revision are
  // read again.
  if (dialect === 'sqlite') return sql`${change} >= ${Number(mark)}`
  return sql`(${change} >= pg_snapshot_xmin(${mark}::pg_snapshot)
    and not pg_visible_in_snapshot(${change}, ${mark}::pg_snapshot))`
}
