import { readJson, readJsonOr } from '#app/text/stored-json.ts'
import { COMPLEX_VERSION_JSON } from './complex-json.ts'
import { COMPLEX_KINDS } from '#app/catalogue/facts/complex-kinds.ts'
import { COMPLEX_CONTROLS, type ComplexControl, complexLabel } from '#app/complexes/complex-fields.ts'
import type { ComplexInput, ComplexRecord } from '#app/complexes/complex-input.ts'
import { isValue } from '#app/editing/changes/stored-version.ts'

/** What of a complex is not a field with one value. */
type Other = 'photos' | 'plans' | 'drawnFloors'
/** The JSON of a version: the fields that have a value, the pictures and the drawn floors. */
type Content = { slug: string; fields: Record<string, unknown> } & Pick<ComplexInput, Other>

/** The name of a complex in a version; '' in a damaged one. */
export function complexNameIn(json: string): string {
  return String(readJsonOr(COMPLEX_VERSION_JSON, json, null)?.fields['name'] ?? '')
}

/** What a version stores of a complex. */
export function complexVersionContent({ slug, input }: ComplexRecord): string {
  const { photos, plans, drawnFloors, ...fields } = input
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
  return JSON.stringify({ slug, fields: filled, photos, plans, drawnFloors } satisfies Content)
}

/**
 * Reads a version, which may be older than the fields and codes of today.
 * @param current the complex as it is now, for the fields whose value then no longer exists; null for a deleted one
 * @returns `leftOut`: what of it no longer exists, for a person: 'Tipo de conjunto: «mercado»'
 */
export function readComplexVersion(
  json: string,
  current: ComplexInput | null,
): { slug: string; input: ComplexInput; leftOut: string[] } {
  const { slug, fields, photos, plans, drawnFloors } = readJson(COMPLEX_VERSION_JSON, json)
  const gone = COMPLEX_CONTROLS.filter((name) => !isKnown(name, fields[name]))
  const instead = (name: ComplexControl) => (current ? current[name] : name === 'kind' ? COMPLEX_KINDS[0] : null)
  const values = COMPLEX_CONTROLS.map((name) => [name, gone.includes(name) ? instead(name) : (fields[name] ?? null)])
  return {
    slug,
    input: { ...(Object.fromEntries(values) as Omit<ComplexInput, Other>), photos, plans, drawnFloors },
    leftOut: [
      ...Object.keys(fields).filter((name) => !COMPLEX_CONTROLS.some((each) => each === name)),
      ...gone.map((name) => `${complexLabel(name)}: «${String(fields[name])}»`),
    ],
  }
}

/** Whether a stored value is one that the field has today. */
function isKnown(name: ComplexControl, value: unknown): boolean {
  if (name === 'kind') return COMPLEX_KINDS.some((kind) => kind === value)
  return name === 'name' || name === 'description' || isValue(name, name, value)
}
