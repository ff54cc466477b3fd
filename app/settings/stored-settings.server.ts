import { z } from 'zod'
import { JSON_TEXT, TEXT_OR_NULL, readJsonOr, storedJson } from '#app/text/stored-json.ts'
import type { Selectable } from 'kysely'
import { firstConfig, writeConfig } from '#app/db/global-config.server.ts'
import { BACKUP_FOLDER, MAIL_SETTINGS } from '#app/db/installation.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Queries } from '#app/db/store.server.ts'
import { findNewestVersion } from '#app/records/find-versions.server.ts'
import { storeVersions } from '#app/records/versions.server.ts'

/** The settings are one record, which has always been there. */
export const SETTINGS_ID = 'settings'

/** The settings in `globalConfig` that have versions: the default contact, where the agency works, who may register. */
const CONFIG_COLUMNS = [
  'contactName',
  'contactPhone',
  'contactEmail',
  'precision',
  'homeStates',
  'zones',
  'landmarks',
  'registration',
] as const
type ConfigColumn = (typeof CONFIG_COLUMNS)[number]
/** The settings in `installation` that have versions. The password of the mail server is in none. */
const INSTALLED = { backupFolder: BACKUP_FOLDER, mail: MAIL_SETTINGS } as const
/** Settings that versions from before them lack. */
type Later = 'registration' | keyof typeof INSTALLED

type Settings = Pick<Selectable<Schema['globalConfig']>, ConfigColumn> & Record<keyof typeof INSTALLED, string | null>
/** A version says nothing about the settings that it lacks. */
export type SettingsContent = Omit<Settings, Later> & Partial<Pick<Settings, Later>>
export const VERSIONED_SETTINGS = [...CONFIG_COLUMNS, 'backupFolder', 'mail'] as const

/** What a version has, whatever its values are. */
const NAMES_JSON = storedJson('versions.content', 'Versión de la configuración', z.record(JSON_TEXT, TEXT_OR_NULL))

/** Stores the settings as they are now. @param subject what was changed, in words; `by`: the name of the person */
export async function storeSettingsVersion(
  db: Queries,
  { subject, by, now }: { subject: string | null; by: string | null; now: Date },
): Promise<void> {
  const content = JSON.stringify(await readSettings(db, now))
  const number = ((await findNewestVersion(db, 'settings', SETTINGS_ID))?.number ?? 0) + 1
  const version = { id: SETTINGS_ID, number, savedAt: now.toISOString(), content }
  const change = { db, actor: { id: null, name: by }, now }
  await storeVersions(db, 'settings', [version], { change, logId: null, note: subject })
}

/** Stores the settings as they are before a change, unless the newest version has everything that versions have today. */
export async function storeEarlierSettings(db: Queries, now: Date): Promise<void> {
  const newest = await findNewestVersion(db, 'settings', SETTINGS_ID)
  const stored = newest ? readJsonOr(NAMES_JSON, newest.content, null) : null
  if (stored && VERSIONED_SETTINGS.every((name) => Object.hasOwn(stored, name))) return
  await storeSettingsVersion(db, { subject: null, by: null, now })
}

async function readSettings(db: Queries, now: Date): Promise<Settings> {
  const find = () => firstConfig(db).select(CONFIG_COLUMNS)
  // A new store has no row yet when its mail server is saved first.
  if (!(await find().executeTakeFirst())) await writeConfig(db, {}, now)
  const config = await find().executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('installation')
    .where('name', 'in', Object.values(INSTALLED))
    .select(['name', 'value'])
    .execute()
  const valueOf = (name: string) => rows.find((row) => row.name === name)?.value ?? null
  return { ...config, backupFolder: valueOf(INSTALLED.backupFolder), mail: valueOf(INSTALLED.mail) }
}
