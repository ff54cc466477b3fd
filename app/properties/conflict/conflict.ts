import { PROPERTY_FIELDS, type PropertyField, changedFields } from '#app/properties/changes/property-fields.ts'
import type { PropertyInput } from '#app/properties/property-input.ts'
import { CONTROLS, type FormValues, valuesOf } from '#app/properties/form/form-values.ts'

/** Whose version of one fact is to stay: the one that was typed, or the one that somebody saved meanwhile. */
export type Side = 'mine' | 'saved'
export type Choices = Partial<Record<PropertyField, Side>>

/** One fact in which the two versions differ; `side` null where both people changed it, so that only a person can tell. */
export type ConflictRow = { field: PropertyField; label: string; mine: string; saved: string; side: Side | null }

/**
 * The facts in which what was typed differs from what somebody saved meanwhile. Who did not touch a fact is
 * supposed to want the other's version of it.
 * @param base what the form was opened with; null where that is not known
 * @param choices made already; they stand
 */
export function conflictRows(
  mine: PropertyInput,
  saved: PropertyInput,
  { base, choices = {} }: { base: FormValues | null; choices?: Choices },
): ConflictRow[] {
  const [typed, stored] = [valuesOf(mine), valuesOf(saved)]
  return changedFields(mine, saved).map((field) => ({
    field,
    label: PROPERTY_FIELDS[field].label,
    mine: PROPERTY_FIELDS[field].show(mine) ?? 'Sin dato',
    saved: PROPERTY_FIELDS[field].show(saved) ?? 'Sin dato',
    side: choices[field] ?? (base && untouchedSide(field, { base, typed, stored })),
  }))
}

function untouchedSide(
  field: PropertyField,
  { base, typed, stored }: Record<'base' | 'typed' | 'stored', FormValues>,
): Side | null {
  const opened = partOf(base, field)
  if (partOf(typed, field) === opened) return 'saved'
  return partOf(stored, field) === opened ? 'mine' : null
}

/** What was typed, with the saved version of every fact for which that was chosen. */
export function mergeValues(mine: FormValues, saved: FormValues, choices: Choices): FormValues {
  const merged = { ...mine }
  for (const [field, side] of Object.entries(choices) as [PropertyField, Side][])
    if (side === 'saved') Object.assign(merged, pick(saved, field))
  return merged
}

function partOf(values: FormValues, field: PropertyField): string {
  return JSON.stringify(pick(values, field))
}

/** The controls of one fact: a price goes with its currency. */
function pick(values: FormValues, field: PropertyField): Partial<FormValues> {
  if (field === 'amenities') return { amenities: values.amenities.toSorted() }
  if (field === 'images') return { photos: values.photos.map(({ photoId, alt }) => ({ photoId, alt: alt || null })) }
  const controls = field === 'price' ? (['price', 'currency'] as const) : CONTROLS.filter((name) => name === field)
  return Object.fromEntries(controls.map((name) => [name, values[name]]))
}
