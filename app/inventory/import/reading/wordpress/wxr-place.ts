import { COUNTRY, STATES } from '#app/catalogue/facts/places.ts'
import { municipalitiesOf } from '#app/catalogue/facts/municipalities.ts'
import { foldText } from '#app/text/fold-text.ts'
import type { Plugin } from './plugin.ts'
import { type WxrItem, firstOf, termsOf } from './wxr-items.ts'

type Place = { location: string; municipality: string; state: string }

/** The zone, the municipality and the state of an item, from the keys of each level or from places without a level. */
export function sitePlace(item: WxrItem, { levels, places }: Plugin): Place {
  const level = (keys: readonly string[] = []) =>
    keys.map((key) => firstOf(item.meta, [key]) || (termsOf(item, [key])[0] ?? '')).find(Boolean) ?? ''
  const named = namedPlaces(places.flatMap((taxonomy) => item.terms.get(taxonomy) ?? []))
  const municipality = level(levels.municipality) || named.municipality
  return {
    location: level(levels.location) || named.location || municipality,
    municipality,
    state: level(levels.state) || named.state,
  }
}

/** Which of some places is a state, which a municipality; the smallest of the others is the zone. */
function namedPlaces(names: readonly string[]): Place {
  const within = names.filter((name) => !COUNTRIES.includes(foldText(name)))
  // 'Querétaro' alone is more likely the municipality.
  const state = within.length > 1 ? (within.find((name) => municipalities().has(foldText(name))) ?? '') : ''
  const rest = within.filter((name) => name !== state)
  const lists = [...municipalities()].flatMap(([each, list]) =>
    state === '' || each === foldText(state) ? [list] : [],
  )
  const municipality = rest.find((name) => lists.some((list) => list.has(foldText(name)))) ?? rest[0] ?? state
  return { state, municipality, location: rest.findLast((name) => name !== municipality) ?? municipality }
}

const COUNTRIES: readonly string[] = [foldText(COUNTRY)]
let folded: ReadonlyMap<string, ReadonlySet<string>> | null = null

/** The municipalities of each state, all folded; made when they are needed first. */
function municipalities(): ReadonlyMap<string, ReadonlySet<string>> {
  folded ??= new Map(STATES.map((state) => [foldText(state), new Set(municipalitiesOf(state).map(foldText))]))
  return folded
}
