import { municipalitiesByKey } from '#app/catalogue/facts/municipalities.ts'
import { STATES, type State } from '#app/catalogue/facts/places.ts'
import table from './municipality-middles.json' with { type: 'json' }
import { type Point, metresBetween } from './point.ts'

/** The middle of a municipality: of its largest built-up area in Nuevo León, of its main town in other states. */
export type MunicipalityMiddle = { name: string; state: State } & Point

const STORED = new Map<string, string>(table.states.map(({ name, middles }) => [name, middles]))
/** The middles of the states that were asked for, which never change. */
const byState = new Map<string, readonly MunicipalityMiddle[]>()

/** The known middles of a state's municipalities, those with the largest town first. Some small municipalities have none. */
export function municipalityMiddles(state: State): readonly MunicipalityMiddle[] {
  const cached = byState.get(state)
  if (cached) return cached
  const names = municipalitiesByKey(state)
  const middles = (STORED.get(state)?.split('|') ?? []).flatMap((entry) => {
    const [key = '', latitude, longitude] = entry.split(' ')
    const name = names.get(key)
    return name ? [{ name, state, latitude: Number(latitude), longitude: Number(longitude) }] : []
  })
  byState.set(state, middles)
  return middles
}

/** The middle nearest to a point, with its distance. @param states where to look */
export function nearestMiddle(
  point: Point,
  states: readonly State[] = STATES,
): MunicipalityMiddle & { metres: number } {
  let nearest = { name: '', state: states[0] ?? STATES[0], ...point, metres: Infinity }
  for (const middle of states.flatMap(municipalityMiddles)) {
    const metres = metresBetween(point, middle)
    if (metres < nearest.metres) nearest = { ...middle, metres }
  }
  return nearest
}
