import { type Difference, NO_VALUE, describeDifferences } from '#app/text/difference.ts'
import { describePictures, samePictures } from '#app/photos/picture-changes.ts'
import { PICTURE_SETS } from '#app/photos/picture-sets.ts'
import { PICTURE_CONTROLS, type PictureControl } from '#app/photos/photo-choice.ts'
import { COMPLEX_FACTS, COMPLEX_PLACE } from '#app/catalogue/facts/fact-columns.ts'
import { factOf } from '#app/catalogue/facts/facts.ts'
import { formatFact } from '#app/catalogue/property/format-fact.ts'
import { COMPLEX_KIND_LABELS } from '#app/catalogue/facts/complex-kinds.ts'
import type { ComplexInput } from './complex-input.ts'
import { floorsChange, floorsText } from './floors/drawn-floors.ts'

/** The controls of the form that have one value each, in its order. What properties have too has the same name. */
export const COMPLEX_CONTROLS = ['name', 'kind', 'description', ...COMPLEX_PLACE, ...COMPLEX_FACTS] as const
export type ComplexControl = (typeof COMPLEX_CONTROLS)[number]

const OWN_LABELS = { name: 'Nombre', kind: 'Tipo de conjunto', description: 'Descripción' } as const

export function complexLabel(name: ComplexControl | PictureControl): string {
  return name === 'name' || name === 'kind' || name === 'description' ? OWN_LABELS[name] : factOf(name).label
}

/** The value of a control in words; null where nothing is filled in. */
function formatField(name: ComplexControl, complex: ComplexInput): string | null {
  if (name === 'name') return complex.name
  if (name === 'kind') return COMPLEX_KIND_LABELS[complex.kind]
  if (name === 'description') return complex.description
  return formatFact(name, { ...complex, currency: 'MXN', amenities: [] })
}

/** The changes of an edit for the log: one line per field, 'Niveles: 3 → 4'; '' when both are the same. */
export function describeComplexChanges(before: ComplexInput, after: ComplexInput): string {
  return describeDifferences(complexDifferences(before, after))
}

/** The fields in which two versions of a complex differ, with their texts; of pictures, how many there are. */
export function complexDifferences(before: ComplexInput, after: ComplexInput): Difference[] {
  const fields = COMPLEX_CONTROLS.filter((name) => before[name] !== after[name]).map((field) => ({
    field,
    label: complexLabel(field),
    from: formatField(field, before) ?? NO_VALUE,
    to: formatField(field, after) ?? NO_VALUE,
  }))
  const pictures = PICTURE_SETS.filter((set) => !samePictures(before[set], after[set])).map((set) => ({
    field: PICTURE_CONTROLS[set].chosen,
    label: complexLabel(PICTURE_CONTROLS[set].chosen),
    from: String(before[set].length || NO_VALUE),
    to: String(after[set].length || NO_VALUE),
    change: describePictures(set, before[set], after[set]),
  }))
  return [...fields, ...pictures, ...floorDifferences(before, after)]
}

function floorDifferences({ drawnFloors: before }: ComplexInput, { drawnFloors: after }: ComplexInput): Difference[] {
  const [from, to] = [floorsText(before), floorsText(after)]
  const difference = { field: 'drawnFloors', label: 'Espacios en el plano', from, to }
  if (from !== to) return [difference]
  const change = floorsChange(before, after)
  return change === null ? [] : [{ ...difference, change }]
}

/** All fields of a complex, for the log entry of its deletion. */
export function describeComplex(complex: ComplexInput, slug: string): string {
  const lines = COMPLEX_CONTROLS.map((name) => [complexLabel(name), formatField(name, complex)] as const)
  return [...lines, ['Dirección de la página', `/conjunto/${slug}`] as const]
    .flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
    .join('\n')
}
