import { PLACE_KEY } from '#app/db/installation.ts'
import type { Row } from '#app/db/snapshot.ts'

/** Tables of which each row names a file. */
export const TABLES_WITH_FILES: readonly string[] = ['photos', 'propertyFiles']

/** What a takeout has of a table (docs/archive.md). */
export type TakeoutKind = {
  table: string
  /** Columns by which the rows are sorted; they stand first in each line. */
  key: readonly string[]
  /** The columns of a table that also stores what belongs to the installation; null for all columns. */
  columns: readonly string[] | null
  /** Whether only the first row counts. */
  isSingle: boolean
  /** What every row has once it is imported, whatever its line says; a takeout leaves these columns out. */
  imported: Row
}

function kind(table: string, key: readonly string[], more: Partial<TakeoutKind> = {}): TakeoutKind {
  return { table, key, columns: null, isSingle: false, imported: {}, ...more }
}

/** The settings that a takeout has. */
const CONFIG_COLUMNS =
  'contactName contactPhone contactEmail precision landmarks homeStates zones leadAccess lostLeadMonths messageLeads'.split(
    ' ',
  )

/** Every kind, in the order in which an import inserts them: a row only refers to rows before it. */
export const TAKEOUT_KINDS: readonly TakeoutKind[] = [
  kind('users', ['id'], { columns: ['id', 'name', 'email', 'role'] }),
  kind('installation', ['name'], { columns: ['name', 'value'] }),
  kind('globalConfig', ['createdAt', 'id'], {
    columns: CONFIG_COLUMNS,
    isSingle: true,
  }),
  kind('complexes', ['id']),
  kind('retiredComplexSlugs', ['slug']),
  kind('owners', ['id']),
  kind('properties', ['id']),
  kind('propertyAmenities', ['propertyId', 'code']),
  kind('retiredSlugs', ['slug']),
  kind('redirects', ['source'], { columns: ['source', 'propertyId', 'target', 'createdAt'] }),
  kind('photos', ['id'], {
    columns: ['id', 'key', 'publicName', 'contentHash', 'width', 'height', 'bytes', 'luminance', 'createdAt'],
  }),
  kind('propertyPhotos', ['propertyId', 'position']),
  kind('propertyPlans', ['propertyId', 'position']),
  kind('complexPhotos', ['complexId', 'position']),
  kind('complexPlans', ['complexId', 'position']),
  kind('contactMessages', ['id']),
  kind('leads', ['id']),
  kind('leadContacts', ['leadId', 'position']),
  kind('leadEntries', ['id']),
  kind('visits', ['id']),
  kind('deals', ['id']),
  kind('interest', ['propertyId', 'day', 'kind']),
  kind('chatReferences', ['id']),
  kind('activityLogs', ['id'], { imported: { isImported: 1 } }),
  kind('asesorCards', ['userId']),
  kind('asesorPhotos', ['userId']),
  kind('versions', ['kind', 'recordId', 'number']),
  kind('versionPhotos', ['kind', 'recordId', 'photoId']),
  kind('propertyNotes', ['id']),
  kind('propertyFiles', ['id']),
  kind('savedLists', ['id']),
]

/** Tables that no takeout contains, and why. */
export const NOT_TAKEN_OUT: ReadonlyMap<string, string> = new Map([
  ['accounts', 'Passwords.'],
  ['sessions', 'Sessions.'],
  ['secondFactors', 'Secrets of the second step.'],
  ['verifications', 'Tokens.'],
  ['invitations', 'Tokens.'],
  ['rateLimits', 'State of an installation.'],
  ['accountEvents', 'Who signed in to an installation.'],
  ['backups', 'State of an installation.'],
  ['outbox', 'Mails of an installation that were sent or are due.'],
  ['jobs', 'What can be undone in an installation.'],
  ['jobRows', 'What can be undone in an installation.'],
  ['importRecords', 'What can be undone in an installation.'],
  ['calendarAddresses', 'Secret addresses.'],
  ['catalogueChanges', 'Recorded by triggers.'],
])

/** Whether a row of a table is taken out, for tables of which only some rows are. */
export function isTakenOut({ table }: TakeoutKind, row: Readonly<Record<string, unknown>>): boolean {
  return table !== 'installation' || row['name'] === PLACE_KEY
}

/** Whether a takeout has a column of a table. */
export function hasColumn({ columns, imported }: TakeoutKind, column: string): boolean {
  return !Object.hasOwn(imported, column) && (columns?.includes(column) ?? true)
}
