import { PLACE_KEY } from '#app/db/installation.ts'
import type { Row } from '#app/db/snapshot.ts'

/** A file of the takeout: the rows of a table as lines of JSON (docs/archive.md). */
export type TakeoutKind = {
  /** Name of its file, without `.jsonl`. */
  name: string
  table: string
  /** Columns by which the rows are sorted; they stand first in each line. */
  key: readonly string[]
  /** The columns of a table that also stores what belongs to the installation; null for all columns. */
  columns: readonly string[] | null
  /** Columns that store JSON; it is written as JSON, not as a text. */
  json: readonly string[]
  /** Whether only the first row counts. */
  isSingle: boolean
  /** What every row has once it is imported, whatever its line says; a takeout leaves these columns out. */
  imported: Row
}

function kind(table: string, key: readonly string[], more: Partial<TakeoutKind> = {}): TakeoutKind {
  return { name: table, table, key, columns: null, json: [], isSingle: false, imported: {}, ...more }
}

/** Every kind, in the order in which an import inserts them: a row only refers to rows before it. */
export const TAKEOUT_KINDS: readonly TakeoutKind[] = [
  kind('users', ['id'], { name: 'people', columns: ['id', 'name', 'email', 'role'] }),
  kind('installation', ['name'], { name: 'placeKey', columns: ['name', 'value'] }),
  kind('globalConfig', ['createdAt', 'id'], {
    name: 'settings',
    columns: ['contactName', 'contactPhone', 'contactEmail', 'precision', 'landmarks', 'homeStates', 'zones'],
    json: ['landmarks', 'homeStates', 'zones'],
    isSingle: true,
  }),
  kind('firmVersions', ['id'], { json: ['content'] }),
  kind('settingsVersions', ['id'], { json: ['content'] }),
  kind('complexes', ['id']),
  kind('retiredComplexSlugs', ['slug']),
  kind('owners', ['id']),
  kind('properties', ['id']),
  kind('propertyAmenities', ['propertyId', 'code']),
  kind('retiredSlugs', ['slug']),
  kind('photos', ['id'], {
    columns: ['id', 'key', 'publicName', 'contentHash', 'width', 'height', 'bytes', 'luminance', 'createdAt'],
  }),
  kind('propertyPhotos', ['propertyId', 'position']),
  kind('propertyPlans', ['propertyId', 'position']),
  kind('complexPhotos', ['complexId', 'position']),
  kind('complexPlans', ['complexId', 'position']),
  kind('deletedProperties', ['id'], { json: ['kept'] }),
  kind('deletedPropertyPhotos', ['propertyId', 'photoId']),
  kind('contactMessages', ['id'], { name: 'messages' }),
  kind('interest', ['propertyId', 'day', 'kind']),
  kind('activityLogs', ['id'], { imported: { isImported: 1 } }),
  kind('asesorCards', ['userId']),
  kind('asesorPhotos', ['userId']),
  kind('propertyVersions', ['propertyId', 'number'], { json: ['content'] }),
  kind('propertyVersionPhotos', ['propertyId', 'photoId']),
  kind('propertyNotes', ['id']),
  kind('propertyFiles', ['id']),
  kind('complexVersions', ['complexId', 'number'], { json: ['content'] }),
  kind('complexVersionPhotos', ['complexId', 'photoId']),
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
  ['imports', 'What can be undone in an installation.'],
  ['importRows', 'What can be undone in an installation.'],
  ['importRecords', 'What can be undone in an installation.'],
  ['batches', 'What can be undone in an installation.'],
  ['batchRows', 'What can be undone in an installation.'],
  ['catalogueChanges', 'Recorded by triggers.'],
])

/** Whether a row of a table is taken out, for tables of which only some rows are. */
export function isTakenOut({ table }: TakeoutKind, row: Readonly<Record<string, unknown>>): boolean {
  return table !== 'installation' || row['name'] === PLACE_KEY
}
