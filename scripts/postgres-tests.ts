import { existsSync } from 'node:fs'

/**
 * Tests that `npm run test:wide` repeats on PostgreSQL: parts with SQL of their own, or that two processes do at once, and
 * requests whose routes write, one or more for each path of docs/architecture.md. What both engines do through the same
 * queries is proven once, on SQLite.
 */
const PARTS = [
  'app/accounts/auth-database.server',
  'app/accounts/auth-secret.server',
  'app/accounts/team/change-member.server',
  'app/activity/activity-log.server',
  'app/catalogue/complex/complexes.server',
  'app/catalogue/current-catalogue.server',
  'app/catalogue/place/public-point.server',
  'app/complexes/spaces/save-spaces.server',
  'app/contact/save-message.server',
  'app/db/earlier-stores',
  'app/db/migrate.server',
  'app/db/migrations/0023-later-acts',
  'app/db/migrations/0028-facts-since',
  'app/db/migrations/0029-versions',
  'app/db/migrations/0030-jobs',
  'app/db/revision.server',
  'app/db/schema',
  'app/db/usable.server',
  'app/editing/changes/change-property.server',
  'app/interest/interest-counter.server',
  'app/inventory/import/running/import-jobs.server',
  'app/jobs/job-worker.server',
  'app/leads/leads.server',
  'app/mail/outbox-worker.server',
  'app/personal-data/erase-person.server',
  'app/photos/claim-photos.server',
  'app/rate-limits/rate-limit.server',
  'app/records/new-kind.server',
  'app/takeout/first-format.server',
  'app/takeout/takeout.server',
  'demo/load',
  'server/backups',
  'server/later-acts',
  'server/move-store',
  'test/factories/insert-many',
]
const REQUESTS = [
  'accounts',
  'batches',
  'catalogue',
  'complexes',
  'contact',
  'crawl',
  'dashboard',
  'dossier',
  'agency-sections',
  'import',
  'interest',
  'leads',
  'messages',
  'outage',
  'owners',
  'page-cache',
  'photos',
  'places',
  'property-forms',
  'registration',
  'saved-lists',
  'second-factor',
  'second-operation',
  'settings-versions',
  'takeout',
  'team',
  'trash',
  'two-processes',
  'versions',
  'welcome',
]

/** @returns the files, each of which must exist */
export function testsOnPostgres(): string[] {
  const files = [...PARTS, ...REQUESTS.map((name) => `test/requests/${name}`)].map((name) => `${name}.test.ts`)
  const missing = files.filter((file) => !existsSync(file))
  if (missing.length > 0) throw new Error(`No existen: ${missing.join(', ')}`)
  return files
}
