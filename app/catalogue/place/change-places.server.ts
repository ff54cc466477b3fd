import { setImmediate } from 'node:timers/promises'
import { lockConfig } from '#app/db/global-config.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { saveSettings } from '#app/settings/stored-settings.server.ts'
import { findPlaceSettings } from './places.server.ts'
import type { PlaceSettings } from './places.ts'

/** The settings that change. `landmarks`: null for the initial list. */
type Changed = Partial<Pick<PlaceSettings, 'homeStates' | 'zones'>> & { landmarks?: PlaceSettings['landmarks'] | null }

/** The outcome of a change. `refusal`: a sentence. */
export type PlacesChanged = { ok: true } | { ok: false; refusal: string }

/**
 * Changes the places of the settings under a lock, so that of two changes at once none is lost.
 * @param resolve makes the settings that change from those of now, or the reason for a refusal
 */
export async function changePlaces(
  change: Change & { note: string },
  resolve: (current: PlaceSettings) => Changed | { refused: string },
): Promise<PlacesChanged> {
  const done = await withTransaction(change, async (inside): Promise<PlacesChanged> => {
    await lockConfig(inside.db, inside.now)
    const changed = resolve(await findPlaceSettings(inside.db))
    if ('refused' in changed) return { ok: false, refusal: changed.refused }
    const values = Object.entries(changed).map(([name, value]) => [name, value && JSON.stringify(value)])
    await saveSettings({ ...inside, note: change.note }, Object.fromEntries(values))
    return { ok: true }
  })
  // The revision is read once per turn of the event loop: whoever reads the time zone after this call sees the change.
  await setImmediate()
  return done
}
