import { COMPLEX_PLACE, type ComplexPlace } from '#app/catalogue/facts/fact-columns.ts'

/** A conjunto in the form of a property, with its place where the form may copy it. */
export type ComplexOption = { id: string; name: string; location: string } & Partial<ComplexPlace>

type Texts = Readonly<Record<string, unknown>>

/**
 * Fills the empty place fields of a sent form from the chosen conjunto. A value that equals that of the former conjunto
 * counts as empty. A property in another state does not get the municipality of the conjunto.
 * @param formerId the stored conjunto of the property
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

/** The changes of a space's place when its conjunto moves: fields that equalled those of the conjunto follow it. */
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
