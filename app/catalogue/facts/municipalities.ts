import { compareNames } from '#app/text/name-order.ts'
import { foldText } from '#app/text/fold-text.ts'
import table from './municipalities.json' with { type: 'json' }
import { MUNICIPALITIES, type State, type StateNames } from './places.ts'

/** The three digits of INEGI's key before each name. */
const KEY = /^\d{3} /

/**
 * The names of INEGI's municipalities by state, without the keys of the table. Two pairs of Oaxaca share a name. No page's
 * scripts contain the table: the list of one state comes from the server.
 */
const NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  table.states.map(({ name: state, municipalities }) => {
    const names = municipalities.split('|').map(nameIn)
    // Those of Nuevo León have the order of the specification (decision 9).
    return [state, state === 'Nuevo León' ? MUNICIPALITIES : [...new Set(names)].toSorted(compareNames)]
  }),
)

const FOLDED: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...NAMES].map(([state, names]) => [state, new Set(names.map(foldText))]),
)

/** The name of an entry of the table. A comma, which one name of Oaxaca has, separates the values of a filter. */
function nameIn(entry: string): string {
  return entry.replace(KEY, '').replace(',', '')
}

/** The names of a state's municipalities by their INEGI keys ('014'). */
export function municipalitiesByKey(state: string): ReadonlyMap<string, string> {
  const entries = table.states.find(({ name }) => name === state)?.municipalities.split('|') ?? []
  return new Map(entries.map((entry) => [entry.slice(0, 3), nameIn(entry)]))
}

/** The names of a state's municipalities, for a list; none for a text that is no state. */
export function municipalitiesOf(state: string): readonly string[] {
  return NAMES.get(state) ?? []
}

/** The home states with their municipalities. */
export function homeLists(homeStates: readonly State[]): StateNames[] {
  return homeStates.map((state) => ({ state, municipalities: municipalitiesOf(state) }))
}

/** Whether several states have a municipality of this name: 'Benito Juárez'. */
export function isSharedName(municipality: string): boolean {
  const folded = foldText(municipality)
  return [...FOLDED.values()].filter((names) => names.has(folded)).length > 1
}
