import type { Control } from '#app/properties/facts/fact-controls.ts'
import { useLiveForm } from '#app/properties/form-state/live-form.tsx'
import type { Precision } from '#app/properties/place/precision.ts'
import { isTelling, toldElsewhere } from '#app/properties/place/told-elsewhere.ts'

/** What the text of a field says of a place that is hidden, as it is typed; null where it says nothing. */
export function useToldElsewhere(name: Control): string | null {
  const { values, complexes } = useLiveForm()
  if (!isTelling(name)) return null
  const complexName = complexes.find(({ id }) => id === values.complexId)?.name ?? null
  return toldElsewhere(name, { ...values, precision: values.precision as Precision, complexName })
}
