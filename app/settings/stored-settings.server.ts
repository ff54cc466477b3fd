import type { Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { firstConfig } from '#app/db/global-config.server.ts'
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

/** The settings that have versions: the default contact, and where the agency works. */
export const VERSIONED_SETTINGS = [
  'contactName',
  'contactPhone',
  'contactEmail',
  'precision',
  'homeStates',
  'zones',
  'landmarks',
] as const
export type SettingsContent = Pick<Selectable<Schema['globalConfig']>, (typeof VERSIONED_SETTINGS)[number]>

/** Stores the settings as they are now. */
export async function storeSettingsVersion(
  db: Queries,
  { subject, by, now }: { subject: string | null; by: string | null; now: Date },
): Promise<void> {
  const content = await firstConfig(db).select(VERSIONED_SETTINGS).executeTakeFirstOrThrow()
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
