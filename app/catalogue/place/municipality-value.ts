import { foldText } from '#app/text/fold-text.ts'
import type { Places } from './places.ts'

type Located = { municipality: string | null; state: string | null }

/** The names that municipalities of several states have, among those that people may ask for. */
const namesakes = new WeakMap<Places, ReadonlySet<string>>()

function namesakesIn(places: Places): ReadonlySet<string> {
  const cached = namesakes.get(places)
  if (cached) return cached
  const [once, twice] = [new Set<string>(), new Set<string>()]
  for (const name of places.states.flatMap(({ municipalities }) => municipalities))
    if (once.has(name)) twice.add(name)
    else once.add(name)
  namesakes.set(places, twice)
  return twice
}

/** The municipality of a row as the filter names it: 'Apodaca', or 'Juárez (Chihuahua)' where another state has one, too. */
export function municipalityValue(row: Located, places: Places): string | null {
  return municipalityReader(places)(row)
}

/** The same for many rows. */
export function municipalityReader(places: Places): (row: Located) => string | null {
  const shared = namesakesIn(places)
  if (shared.size === 0) return ({ municipality }) => municipality
  return ({ municipality, state }) =>
    municipality === null || state === null || !shared.has(municipality) ? municipality : withState(municipality, state)
}

/** Whether a property lies in one of the municipalities. A name without a state means the municipality of that name in any state. */
export function isInMunicipality({ municipality, state }: Located, values: readonly string[]): boolean {
  if (municipality === null) return false
  if (values.includes(municipality)) return true
  return values.some((value) => value.endsWith(')')) && values.includes(withState(municipality, state ?? ''))
}

/** The narrower of two values that name the same municipality; null where they name different ones. */
export function commonMunicipality(one: string, other: string): string | null {
  if (one === other || one.startsWith(`${other} (`)) return one
  return other.startsWith(`${one} (`) ? other : null
}

/** The values of the filter in the order of lists. @param ofState only those of this state */
export function municipalityValues(places: Places, ofState: string | null = null): string[] {
  return places.states
    .filter(({ state }) => ofState === null || state === ofState)
    .flatMap(({ state, municipalities }) =>
      municipalities.flatMap((municipality) => municipalityValue({ municipality, state }, places) ?? []),
    )
}

/** The values and, for a name of several states, the name without a state, which finds all of them. */
export function municipalityNames(places: Places): string[] {
  const names = places.states.flatMap(({ municipalities }) => municipalities)
  return [...new Set([...names, ...municipalityValues(places)])]
}

/** The value that a text names, in any spelling, with or without its state; null for an unknown one. */
export function knownMunicipality(text: string, places: Places, ofState: string | null = null): string | null {
  const folded = foldText(text)
  for (const { state, municipalities } of places.states) {
    if (ofState !== null && state !== ofState) continue
    for (const municipality of municipalities) {
      const value = municipalityValue({ municipality, state }, places)
      if (foldText(municipality) === folded) return ofState === null ? municipality : value
      if (foldText(withState(municipality, state)) === folded) return value
    }
  }
  return null
}

function withState(municipality: string, state: string): string {
  return `${municipality} (${state})`
}
