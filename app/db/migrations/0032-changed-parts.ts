import { type Kysely, sql } from 'kysely'
import type { Dialect } from './tools/dialect.ts'

type Db = Kysely<never>

/** The cell of a kilometre, as the index of cells has it (0030). */
const CELL = 'floor("publicLatitude" / 0.010986328125) * 1000000 + floor("publicLongitude" / 0.010986328125)'
/** What the catalogue is counted by: of each combination it is told that its properties are others now. */
const GROUP = ['status', 'category', 'type', 'municipality', 'state', 'hasPhotos']
const TOLD = [...GROUP, 'publicLatitude', 'publicLongitude'].map((name) => `"${name}"`)

/**
 * Beside the number of the catalogue's revision (0008), the parts of the catalogue that changed with it: who has counted
 * all of them counts only these anew. In the same dress as the revision: in SQLite a row, in PostgreSQL a notification.
 */
export async function up(db: Db, dialect: Dialect) {
  if (dialect === 'sqlite') await writeParts(db)
  else await notifyParts(db)
}

/** One row for each part, with the revision of its last change: as many as there are cells and combinations. */
async function writeParts(db: Db) {
  const now = `coalesce((select value from installation where name = 'revision-catalogue'), '0')`
  const tell = (name: string, condition: string) =>
    `insert into installation (name, value) select ${name}, ${now} where ${condition}
      on conflict (name) do update set value = excluded.value;`
  const partsOf = (row: 'old' | 'new') => {
    const group = GROUP.map((name) => `${row}."${name}"`).join(', ')
    const cell = CELL.replaceAll(/"public\w+"/g, `${row}.$&`)
    return [
      tell(`'revision-part group ' || json_array(${group})`, 'true'),
      tell(
        `'revision-part cell ' || cast(${cell} as integer)`,
        `${row}.status = 'disponible' and ${row}."publicLatitude" is not null`,
      ),
    ].join(' ')
  }
  const isOther = TOLD.map((name) => `old.${name} is not new.${name}`).join(' or ')
  await run(db, `create trigger "partsAdded" after insert on properties begin ${partsOf('new')} end`)
  await run(db, `create trigger "partsRemoved" after delete on properties begin ${partsOf('old')} end`)
  await run(
    db,
    `create trigger "partsChanged" after update of ${TOLD.join(', ')} on properties when ${isOther}
      begin ${partsOf('old')} ${partsOf('new')} end`,
  )
}

/** Each part once per statement; the names of the triggers put them before that of 0008, which tells of the revision. */
async function notifyParts(db: Db) {
  const tell = (rows: string) => `perform pg_notify('revision', 'part ' || pg_current_xact_id() || ' ' || part)
    from (
      select 'group ' || json_build_array(${GROUP.map((name) => `"${name}"`).join(', ')}) as part from (${rows}) as told
      union
      select 'cell ' || (${CELL})::bigint from (${rows}) as told
        where status = 'disponible' and "publicLatitude" is not null
    ) as parts;`
  const columns = ['id', ...TOLD].join(', ')
  const only = (one: string, other: string) => `(select ${columns} from ${one} except select ${columns} from ${other})`
  const bodies = {
    Added: tell('select * from after'),
    Removed: tell('select * from before'),
    Changed: tell(`${only('before', 'after')} union all ${only('after', 'before')}`),
    Emptied: `perform pg_notify('revision', 'part ' || pg_current_xact_id() || ' all');`,
  }
  for (const [name, body] of Object.entries(bodies))
    await run(
      db,
      `create function "tellParts${name}"() returns trigger language plpgsql as $$ begin ${body} return null; end $$`,
    )
  const [before, after] = ['old table as before', 'new table as after']
  for (const [name, event] of [
    ['Added', `insert on properties referencing ${after}`],
    ['Removed', `delete on properties referencing ${before}`],
    ['Changed', `update on properties referencing ${before} ${after}`],
    ['Emptied', 'truncate on properties'],
  ])
    await run(
      db,
      `create trigger "parts${name}" after ${event} for each statement execute function "tellParts${name}"()`,
    )
}

/** For what Kysely has no words for. */
async function run(db: Db, statement: string) {
  await sql.raw(statement).execute(db)
}
