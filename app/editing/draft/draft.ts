import { DAY_MS } from '#app/calendar/durations.ts'

/** A draft in the browser's storage: the controls of a form as they would be posted. */
export type Draft = { savedAt: number; entries: [name: string, value: string][] }

/** The beginning of the storage keys of all drafts, and of those of new properties. */
const ANY_DRAFT = 'borrador-propiedad-'
const NEW_DRAFT = `${ANY_DRAFT}nueva`

/** The storage key of a form's draft: by the edited property, or by the id of the new one. */
export function draftKey(propertyId: string | null, formId: string): string {
  return propertyId === null ? `${NEW_DRAFT}-${formId}` : ANY_DRAFT + propertyId
}

/** The draft that a form offers: its own, or the newest of those of a new property. */
export function findDraft(propertyId: string | null, formId: string): { key: string; draft: Draft } | null {
  const keys = propertyId === null ? draftKeys(NEW_DRAFT) : [draftKey(propertyId, formId)]
  const found = keys.flatMap((key) => {
    const draft = readDraft(key)
    return draft ? [{ key, draft }] : []
  })
  return found.toSorted((one, other) => other.draft.savedAt - one.draft.savedAt)[0] ?? null
}

/** The storage keys with this beginning; none if the storage is blocked. */
function draftKeys(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(beginning))
  } catch {
    return []
  }
}

export function readDraft(key: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isDraft(stored) ? stored : null
  } catch {
    return null
  }
}

export function saveDraft(key: string, form: FormData, savedAt: number): void {
  const entries = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  try {
    localStorage.setItem(key, JSON.stringify({ savedAt, entries } satisfies Draft))
  } catch {
    // Without storage there is no draft; the form itself still works.
  }
}

export function deleteDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is no draft.
  }
}

/** The draft as its form would have posted it. */
export function draftForm({ entries }: Draft): FormData {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

/** Older drafts are deleted. */
const MAX_AGE_DAYS = 30

/** Deletes drafts that are too old, and drafts of other new forms that `isCopy` says have the same values as this form. */
export function cleanDrafts(ownKey: string, now: number, isCopy: (draft: Draft) => boolean): void {
  for (const key of draftKeys(ANY_DRAFT)) {
    const draft = key === ownKey ? null : readDraft(key)
    if (!draft) continue
    if (draft.savedAt < now - MAX_AGE_DAYS * DAY_MS || (key.startsWith(NEW_DRAFT) && isCopy(draft))) deleteDraft(key)
  }
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'savedAt' in value &&
    typeof value.savedAt === 'number' &&
    'entries' in value &&
    Array.isArray(value.entries) &&
    value.entries.every(
      (entry) => Array.isArray(entry) && entry.length === 2 && entry.every((text) => typeof text === 'string'),
    )
  )
}
