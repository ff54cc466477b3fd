import type { ReactNode } from 'react'
import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import { useLiveForm } from '#app/editing/form-state/live-form.tsx'
import type { Precision } from '#app/catalogue/facts/precision.ts'
import { isPublicText, revealedPlaceHint } from '#app/catalogue/place/revealed-place.ts'
import { slugify } from '#app/text/slugify.ts'

/** The hint that the typed text of a field reveals the hidden place; null if it does not. */
export function useRevealedPlace(name: Control | 'slug'): string | null {
  const { values, complexes } = useLiveForm()
  const slug = useShownSlug()
  if (!isPublicText(name)) return null
  const complexName = complexes.find(({ id }) => id === values.complexId)?.name ?? null
  return revealedPlaceHint(name, { ...values, slug, precision: values.precision as Precision, complexName })
}

/** The hint above the note of a field. */
export function NoteWithHint({ hint, note }: { hint: string | null; note: ReactNode }) {
  return (
    <>
      {hint && <span className="block font-medium text-ink">{hint}</span>}
      {note}
    </>
  )
}

/** The slug of the property, or the one that its new title will give; '' if there is none yet. */
export function useShownSlug(): string {
  const { initial, values, slug } = useLiveForm()
  const shown = values.title === initial.title && slug !== null ? slug : slugify(values.title)
  return shown || slugify(values.propertyId)
}
