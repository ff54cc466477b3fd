/** What a person typed and did not save, kept on the device: the controls of one form as they would be sent. */
export type Draft = { savedAt: number; entries: [name: string, value: string][] }

/** Key of a form's draft: one for new properties, one for each that is edited. */
export function draftKey(propertyId: string | null): string {
  return `borrador-propiedad-${propertyId ?? 'nueva'}`
}

export function readDraft(key: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isDraft(stored) ? stored : null
  } catch {
    return null
  }
}

export function keepDraft(key: string, form: FormData, savedAt: number): void {
  const entries = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  try {
    localStorage.setItem(key, JSON.stringify({ savedAt, entries } satisfies Draft))
  } catch {
    // A full or forbidden storage costs only the way back to what was typed.
  }
}

export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // As above: there is then no draft either.
  }
}

/** The draft as its form would have sent it. */
export function draftForm({ entries }: Draft): FormData {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
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
