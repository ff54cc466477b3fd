import { DAY_MS } from '#app/calendar/durations.ts'
import { ANY_DRAFT, type Draft, NEW_DRAFT, forgetDraft, readDraft, draftKeys } from './draft.ts'

/** Days after which nobody comes back for a draft. */
const KEPT_DAYS = 30

/** Drops the drafts that are too old, and those of other new forms that `isCopy` says this one holds as well. */
export function cleanDrafts(ownKey: string, now: number, isCopy: (draft: Draft) => boolean): void {
  for (const key of draftKeys(ANY_DRAFT)) {
    const draft = key === ownKey ? null : readDraft(key)
    if (!draft) continue
    if (draft.savedAt < now - KEPT_DAYS * DAY_MS || (key.startsWith(NEW_DRAFT) && isCopy(draft))) forgetDraft(key)
  }
}
