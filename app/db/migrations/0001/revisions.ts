import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#app/db/migrations/tools/dialect.ts'
import { createRevisionTriggers } from '#app/db/migrations/tools/revision-triggers.ts'

/** The tables that public pages show something of. */
const SHOWN = [
  'properties',
  'propertyAmenities',
  'propertyPhotos',
  'propertyPlans',
  'retiredSlugs',
  'complexes',
  'complexPhotos',
  'complexPlans',
  'retiredComplexSlugs',
  'globalConfig',
  'firmVersions',
  'asesorCards',
  'asesorPhotos',
]

/** The database itself notes every change that public pages show: no code can forget to. */
export async function createRevisions(db: Kysely<never>, dialect: Dialect) {
  if (dialect === 'postgres')
    await sql`create function "raiseRevision"() returns trigger language plpgsql as $$
      begin perform pg_notify('revision', tg_argv[0] || ' ' || pg_current_xact_id()); return null; end $$`.execute(db)
  for (const table of SHOWN) await createRevisionTriggers(db, dialect, table)
  // Not the columns in which the background jobs note what they did.
  await createRevisionTriggers(db, dialect, 'photos', ['key', 'width', 'height'])
  // Whoever leaves the team leaves the pages too.
  await createRevisionTriggers(db, dialect, 'users', ['disabledAt'])
}
