import type { Queries, Store } from '#app/db/store.server.ts'
import { lockConfig, writeConfig } from '#app/db/global-config.server.ts'
import { findPlaceSettings } from './places.server.ts'
import type { Landmark } from './landmark.ts'

type Change = {
  /** Returns the new list, null for the initial one, or the reason for a refusal. */
  change: (current: readonly Landmark[]) => { landmarks: readonly Landmark[] | null } | { refused: string }
  now: Date
  /** Writes the log entry in the same transaction. */
  record: (db: Queries) => Promise<void>
}

/** Changes the list under a lock, so that concurrent changes are applied one after the other. @returns the refusal; null when done */
export async function changeLandmarks(store: Store, { change, now, record }: Change): Promise<string | null> {
  return store.db.transaction().execute(async (db) => {
    await lockConfig(db, now)
    const changed = change((await findPlaceSettings(db)).landmarks)
    if ('refused' in changed) return changed.refused
    await writeConfig(db, { landmarks: changed.landmarks && JSON.stringify(changed.landmarks) }, now)
    await record(db)
    return null
  })
}
