import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { up as initial } from './migrations/0001-first-release.ts'
import { up as laterActs } from './migrations/0023-later-acts.ts'
import { up as importedEntries } from './migrations/0024-imported-entries.ts'
import { up as placeCells } from './migrations/0025-place-cells.ts'
import { up as batchPreview } from './migrations/0026-batch-preview.ts'
import { up as factsSince } from './migrations/0028-facts-since.ts'
import { up as versions } from './migrations/0029-versions.ts'
import { up as jobs } from './migrations/0030-jobs.ts'
import { up as redirects } from './migrations/0031-redirects.ts'
import { up as photoJobs } from './migrations/0032-photo-jobs.ts'
import { up as personActions } from './migrations/0033-person-actions.ts'
import { up as leads } from './migrations/0040-leads.ts'
import { up as chatReferences } from './migrations/0042-chat-references.ts'
import { up as requirements } from './migrations/0043-requirements.ts'
import { up as visits } from './migrations/0044-visits.ts'
import { up as deals } from './migrations/0045-deals.ts'
import { up as leadRights } from './migrations/0046-lead-rights.ts'
import { up as messageLeads } from './migrations/0047-message-leads.ts'
import { up as leadJobs } from './migrations/0049-lead-jobs.ts'
import { up as drawnFloors } from './migrations/0050-drawn-floors.ts'
import type { Dialect } from './store.server.ts'

/** A migration runs on the schema of the migrations before it. */
type Up = (db: Kysely<never>, dialect: Dialect) => Promise<void>

const INITIAL = '0001-first-release'
/**
 * Before the first release the tables of `0001-first-release` were made by 22 migrations. A store that has run them all, and a
 * backup of one, go on from there; one that has not was never in use.
 */
export const LAST_BEFORE_RELEASE = '0022-trash-kinds'

/** The files of `migrations`, in order, by name. Stores record these names for ever. */
const MIGRATIONS: Record<string, Up> = {
  [INITIAL]: initial,
  '0023-later-acts': laterActs,
  '0024-imported-entries': importedEntries,
  '0025-place-cells': placeCells,
  '0026-batch-preview': batchPreview,
  '0028-facts-since': factsSince,
  '0029-versions': versions,
  '0030-jobs': jobs,
  '0031-redirects': redirects,
  '0032-photo-jobs': photoJobs,
  '0033-person-actions': personActions,
  '0040-leads': leads,
  '0042-chat-references': chatReferences,
  '0043-requirements': requirements,
  '0044-visits': visits,
  '0045-deals': deals,
  '0046-lead-rights': leadRights,
  '0047-message-leads': messageLeads,
  '0049-lead-jobs': leadJobs,
  '0050-drawn-floors': drawnFloors,
}

export function migrationsFor(dialect: Dialect): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, up]) => [name, { up: (db: Kysely<never>) => up(db, dialect) }]),
  )
}

/** The migration of the list that made the schema which a store or a backup names. */
export function currentName(recorded: string): string {
  return recorded === LAST_BEFORE_RELEASE ? INITIAL : recorded
}
