import { COMPLEX_PLACE, type ComplexPlace } from '#app/catalogue/facts/fact-columns.ts'

/** A complex in the form of a property, with its place where the form may copy it. */
export type ComplexOption = { id: string; name: string; location: string } & Partial<ComplexPlace>

type Texts = Readonly<Record<string, unknown>>

/**
 * Fills the empty place fields of a sent form from the chosen complex. A value that equals that of the former complex
 * counts as empty. A property in another state does not get the municipality of the complex.
 * @param formerId the stored complex of the property
 */
export function withPlaceOf<Sent extends Texts>(
  complexes: readonly ComplexOption[],
  sent: Sent,
  formerId: string | null = null,
): Sent {
  const complex = complexes.find(({ id }) => id === sent['complexId'])
  if (!complex) return sent
  const former = complexes.find(({ id }) => id === formerId)
  const isOwn = (name: keyof ComplexPlace) => isFilled(sent[name]) && sent[name] !== former?.[name]
  const isElsewhere = isOwn('state') && sent['state'] !== complex.state
  const copied = COMPLEX_PLACE.filter((name) => !isOwn(name) && !(name === 'municipality' && isElsewhere))
  return { ...sent, ...Object.fromEntries(copied.map((name) => [name, complex[name] ?? ''])) }
}

/** The changes of a space's place when its complex moves: fields that equalled those of the complex follow it. */
export function followComplexPlace(
  space: ComplexPlace,
  before: ComplexPlace,
  after: ComplexPlace,
): Partial<ComplexPlace> {
  const names = COMPLEX_PLACE.filter((name) => space[name] === before[name] && before[name] !== after[name])
  return Object.fromEntries(names.map((name) => [name, after[name]]))
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
