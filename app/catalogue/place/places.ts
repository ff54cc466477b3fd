import type { State, StateNames } from '#app/catalogue/facts/places.ts'
import type { Landmark } from './landmark.ts'
import type { Point } from './point.ts'

/** A zone of the agency's list. `synonyms`: other names by which it is found. */
export type Zone = { name: string; synonyms: readonly string[]; municipality: string; state: State } & Point

/** What the agency says about its places: home states, zones and landmarks, each in its own order. */
export type PlaceSettings = { homeStates: readonly State[]; zones: readonly Zone[]; landmarks: readonly Landmark[] }

/**
 * The places that a search may name. `states`: the home states with all their municipalities, then the other states with
 * those that have properties on offer.
 */
export type Places = PlaceSettings & { states: readonly StateNames[] }

/** Without any setting and any property. */
export const NO_PLACES: Places = { homeStates: [], zones: [], landmarks: [], states: [] }

const STATES_TEXT = new Intl.ListFormat('es-MX')

/** 'Nuevo León', 'Nuevo León y Coahuila'; '' without a home state. */
export function homeText({ homeStates }: Pick<PlaceSettings, 'homeStates'>): string {
  return STATES_TEXT.format(homeStates)
}

/** Whether the agency is at home in the state whose outlines the product has. */
export function hasOutlines({ homeStates }: Pick<PlaceSettings, 'homeStates'>): boolean {
  return homeStates.includes('Nuevo León')
}

/** The state to assume where none is said; null where the agency has several or none. */
export function onlyHomeState({ homeStates }: Pick<PlaceSettings, 'homeStates'>): State | null {
  const [only, ...others] = homeStates
  return only && others.length === 0 ? only : null
}
