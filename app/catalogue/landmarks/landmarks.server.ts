import type { Queries, Store } from '#app/db/store.server.ts'
import { firstConfig, holdConfig, writeConfig } from '#app/db/global-config.server.ts'
import { INITIAL_LANDMARKS } from './initial-landmarks.ts'
import type { Landmark } from './landmark.ts'

/** The landmarks that pages tell the way to: the agency's own list, or the one that it starts with. */
export async function findLandmarks(db: Queries): Promise<readonly Landmark[]> {
  const row = await firstConfig(db).select('landmarks').executeTakeFirst()
  return row?.landmarks ? (JSON.parse(row.landmarks) as Landmark[]) : INITIAL_LANDMARKS
}

type Change = {
  /** The list as it becomes, null for the one that it starts with; or why it can't. */
  change: (known: readonly Landmark[]) => { landmarks: readonly Landmark[] | null } | { refused: string }
  now: Date
  /** Tells of the change in its transaction. */
  record: (db: Queries) => Promise<void>
}

/** Two people may change it at once: who comes second changes what the first one left. @returns why not; null when done */
export async function changeLandmarks(store: Store, { change, now, record }: Change): Promise<string | null> {
  return store.db.transaction().execute(async (db) => {
    await holdConfig(db, now)
    const changed = change(await findLandmarks(db))
    if ('refused' in changed) return changed.refused
    await writeConfig(db, { landmarks: changed.landmarks && JSON.stringify(changed.landmarks) }, now)
    await record(db)
    return null
  })
}
