import { setImmediate } from 'node:timers/promises'
import { lockConfig, writeConfig } from '#app/db/global-config.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { findPlaceSettings } from './places.server.ts'
import type { PlaceSettings } from './places.ts'

/** The settings that change. `landmarks`: null for the initial list. */
type Changed = Partial<Pick<PlaceSettings, 'homeStates' | 'zones'>> & { landmarks?: PlaceSettings['landmarks'] | null }

type Change = {
  /** Returns the settings that change, or the reason for a refusal. */
  change: (current: PlaceSettings) => Changed | { refused: string }
  now: Date
  /** Writes the log entry in the same transaction. */
  record: (db: Queries) => Promise<void>
}

/** Changes the places of the settings under a lock, so that of two changes at once none is lost. @returns the refusal; null when done */
export async function changePlaces(store: Store, { change, now, record }: Change): Promise<string | null> {
  const refused = await store.db.transaction().execute(async (db) => {
    await lockConfig(db, now)
    const changed = change(await findPlaceSettings(db))
    if ('refused' in changed) return changed.refused
    const values = Object.entries(changed).map(([name, value]) => [name, value && JSON.stringify(value)])
    await writeConfig(db, Object.fromEntries(values), now)
    await record(db)
    return null
  })
  // The revision is read once per turn of the event loop: whoever reads the time zone after this call sees the change.
  await setImmediate()
  return refused
}
