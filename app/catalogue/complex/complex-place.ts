import { COMPLEX_PLACE, type ComplexPlace } from '#app/catalogue/facts/fact-columns.ts'

/** A conjunto as the form of a property offers it; where it is filled in too, a property can take its place from it. */
export type ComplexOption = { id: string; name: string; location: string } & Partial<ComplexPlace>

type Texts = Readonly<Record<string, unknown>>

/**
 * What a form sent, with the place of the chosen conjunto wherever the form says nothing of its own: what is still that
 * of the conjunto that the property was in is not its own. Its municipality goes with its state: a property elsewhere
 * does not get it.
 * @param formerId the conjunto that it is stored in
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
  const taken = COMPLEX_PLACE.filter((name) => !isOwn(name) && !(name === 'municipality' && isElsewhere))
  return { ...sent, ...Object.fromEntries(taken.map((name) => [name, complex[name] ?? ''])) }
}

/** What a space has of a conjunto's place when that changes: whatever was the conjunto's own follows it. */
export function placeFollowing(space: ComplexPlace, before: ComplexPlace, after: ComplexPlace): Partial<ComplexPlace> {
  const following = COMPLEX_PLACE.filter((name) => space[name] === before[name] && before[name] !== after[name])
  return Object.fromEntries(following.map((name) => [name, after[name]]))
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
