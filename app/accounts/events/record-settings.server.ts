import type { Queries } from '#app/db/store.server.ts'
import { storeSettingsVersion } from '#app/settings/stored-settings.server.ts'
import { recordEvent } from './record-event.server.ts'

type Change = { subject: string; actor: { id: string; name: string; email: string }; now: Date }

/** Writes the log entry and the version of changed settings. Call it inside the transaction of the change. */
export async function recordSettings(db: Queries, { subject, actor, now }: Change): Promise<void> {
  await recordEvent(db, { action: 'change_settings', subject, actor, now })
  await storeSettingsVersion(db, { subject, by: actor.name || actor.email, now })
}
