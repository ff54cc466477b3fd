import { z } from 'zod'
import { JSON_TEXT, TEXT_OR_NULL, readJsonOr, storedJson } from '#app/text/stored-json.ts'
import type { Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { firstConfig, writeConfig } from '#app/db/global-config.server.ts'
import { BACKUP_FOLDER, MAIL_SETTINGS } from '#app/db/installation.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Queries } from '#app/db/store.server.ts'

declare module '#app/db/schema.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Schema {
    settingsVersions: SettingsVersionsTable
  }
}

/** Every saved version of the settings; the last one is in force. */
type SettingsVersionsTable = {
  id: string
  /** JSON of `SettingsContent`. */
  content: string
  /** What was changed, in words; null for the settings from before the versions and those of the demo. */
  subject: string | null
  savedAt: string
  /** Name of the person; null as for `subject`. */
  savedBy: string | null
}

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
const NAMES_JSON = storedJson(
  'settingsVersions.content',
  'Versión de la configuración',
  z.record(JSON_TEXT, TEXT_OR_NULL),
)

/** Stores the settings as they are now. */
export async function storeSettingsVersion(
  db: Queries,
  { subject, by, now }: { subject: string | null; by: string | null; now: Date },
): Promise<void> {
  const content = await readSettings(db, now)
  await db
    .insertInto('settingsVersions')
    .values({
      id: uuidv7(),
      content: JSON.stringify(content),
      subject,
      savedAt: now.toISOString(),
      savedBy: by,
    })
    .execute()
}

/** Stores the settings as they are before a change, unless the newest version has everything that versions have today. */
export async function storeEarlierSettings(db: Queries, now: Date): Promise<void> {
  const newest = await db
    .selectFrom('settingsVersions')
    .orderBy('id', 'desc')
    .limit(1)
    .select('content')
    .executeTakeFirst()
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
