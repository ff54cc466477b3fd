import { z } from 'zod'
import type { Selectable } from 'kysely'
import { firstConfig, lockConfig, writeConfig } from '#app/db/global-config.server.ts'
import { BACKUP_FOLDER, MAIL_SETTINGS } from '#app/db/installation.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Queries } from '#app/db/store.server.ts'
import { saveMailSettings } from '#app/mail/mail-settings.server.ts'
import type { AccountAction } from '#app/records/account-actions.ts'
import { recordEvent } from '#app/records/account-log.server.ts'
import { snapshotOf, updateRecord } from '#app/records/change-record.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { findNewestVersion } from '#app/records/find-versions.server.ts'
import type { EditableKind, VersionedRecord } from '#app/records/record-kind.server.ts'
import { storeVersions } from '#app/records/versions.server.ts'
import { JSON_TEXT, TEXT_OR_NULL, readJsonOr, storedJson } from '#app/text/stored-json.ts'

/** The settings are one record, which has always been there. */
export const SETTINGS_ID = 'settings'

/** The settings in `globalConfig` that have versions: the default contact, where the agency works, who may register, leads. */
const CONFIG_COLUMNS = [
  'contactName',
  'contactPhone',
  'contactEmail',
  'precision',
  'homeStates',
  'zones',
  'landmarks',
  'registration',
  'leadAccess',
  'lostLeadMonths',
  'messageLeads',
] as const
type ConfigColumn = (typeof CONFIG_COLUMNS)[number]
/** The settings in `installation` that have versions. The password of the mail server is in none. */
const INSTALLED = { backupFolder: BACKUP_FOLDER, mail: MAIL_SETTINGS } as const
/** Settings that versions from before them lack. */
type Later = 'registration' | 'leadAccess' | 'lostLeadMonths' | 'messageLeads' | keyof typeof INSTALLED

type Settings = Pick<Selectable<Schema['globalConfig']>, ConfigColumn> & Record<keyof typeof INSTALLED, string | null>
/** A version says nothing about the settings that it lacks. */
export type SettingsContent = Omit<Settings, Later> & Partial<Pick<Settings, Later>>
export const VERSIONED_SETTINGS = [...CONFIG_COLUMNS, 'backupFolder', 'mail'] as const

/** What a version has, whatever its values are. */
const NAMES_JSON = storedJson(
  'versions.content',
  'Versión de la configuración',
  z.record(JSON_TEXT, TEXT_OR_NULL.or(z.int())),
)

/** The settings as they are. */
type SettingsRecord = VersionedRecord & { content: Settings }

/** The settings. The note of a change is the line of the log, and says in the list of versions what was changed. */
export const SETTINGS_KIND: EditableKind<Partial<Settings>, SettingsRecord> = {
  name: 'settings',
  find: async (db, ids) => (ids.includes(SETTINGS_ID) ? findSettings(db) : []),
  content: ({ content }) => JSON.stringify(content),
  photoIds: () => [],
  named: ({ id }) => ({ id, title: 'Configuración', code: null }),
  editOf: async (_db, content) => readJsonOr(NAMES_JSON, content, {}) as Partial<Settings>,
  async overwrite({ db, now }, current, edit) {
    await lockConfig(db, now)
    const [stored] = await findSettings(db)
    if (stored?.version !== current.version) return null
    const { backupFolder, mail, ...columns } = edit
    await writeConfig(db, columns, now)
    if (backupFolder !== undefined) await writeFolder(db, backupFolder)
    if (mail !== undefined) await saveMailSettings(db, mail)
    const updatedAt = now.toISOString()
    return { record: { ...current, version: current.version + 1, updatedAt, content: { ...current.content, ...edit } } }
  },
  describe: () => '',
  log: (change, { named }) => recordEvent(change, { action: 'change_settings', subject: change.note ?? named.title }),
  versionNote: ({ note = null }) => note,
}

/**
 * Saves settings with their version and their log entry.
 * @param change with a note that says what is changed
 */
export function saveSettings(
  change: Change & { note: string },
  edit: Partial<Settings>,
  action: AccountAction = 'change_settings',
): Promise<void> {
  return withTransaction(change, async (inside) => {
    const kind = { ...SETTINGS_KIND, log: (by: Change) => recordEvent(by, { action, subject: change.note }) }
    await lockConfig(inside.db, inside.now)
    const [current] = await findSettings(inside.db)
    if (current) await updateRecord(inside, kind, current, { edit, version: current.version })
  })
}

/** The settings as they were at an instant, without those that did not exist yet; empty before the first version. */
export async function findSettingsAt(db: Queries, timestamp: string): Promise<Partial<Settings>> {
  const version = await db
    .selectFrom('versions')
    .where('kind', '=', 'settings')
    .where('recordId', '=', SETTINGS_ID)
    .where('savedAt', '<=', timestamp)
    .orderBy('number', 'desc')
    .limit(1)
    .select('content')
    .executeTakeFirst()
  return (version ? readJsonOr(NAMES_JSON, version.content, {}) : {}) as Partial<Settings>
}

/** Stores the settings that come with the product as their first version, without an entry of the log. */
export async function storeFirstSettings(db: Queries): Promise<void> {
  const found = await findSettings(db)
  await storeVersions(
    db,
    'settings',
    found.map((record) => snapshotOf(SETTINGS_KIND, record)),
  )
}

/** The settings as they are; none in a store that has none yet. */
async function findSettings(db: Queries): Promise<SettingsRecord[]> {
  const row = await firstConfig(db)
    .select([...CONFIG_COLUMNS, 'createdAt', 'updatedAt'])
    .executeTakeFirst()
  if (!row) return []
  const { createdAt, updatedAt, ...config } = row
  const installed = await db
    .selectFrom('installation')
    .where('name', 'in', Object.values(INSTALLED))
    .select(['name', 'value'])
    .execute()
  const valueOf = (name: string) => installed.find((each) => each.name === name)?.value ?? null
  const content = { ...config, backupFolder: valueOf(INSTALLED.backupFolder), mail: valueOf(INSTALLED.mail) }
  return [{ id: SETTINGS_ID, version: await currentNumber(db), createdAt, updatedAt, content }]
}

/** The number of the settings as they are: that of the newest version, unless it lacks settings that versions have today. */
async function currentNumber(db: Queries): Promise<number> {
  const newest = await findNewestVersion(db, 'settings', SETTINGS_ID)
  const stored = newest ? readJsonOr(NAMES_JSON, newest.content, {}) : {}
  const isStored = VERSIONED_SETTINGS.every((name) => Object.hasOwn(stored, name))
  return (newest?.number ?? 0) + (isStored ? 0 : 1)
}

async function writeFolder(db: Queries, value: string | null): Promise<void> {
  if (value === null) await db.deleteFrom('installation').where('name', '=', BACKUP_FOLDER).execute()
  else
    await db
      .insertInto('installation')
      .values({ name: BACKUP_FOLDER, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute()
}
