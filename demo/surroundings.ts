import type { TechnicalColumns } from '#app/properties/facts/fact-columns.ts'
import { createRandomOf } from './random.ts'
import type { Zone } from './zone.ts'

/** Of trees and shrubs of the region: no park and no plaza is anybody's. */
const PARKS = ['Anacahuita', 'Ébano', 'Candelilla', 'Palo Verde', 'Gobernadora']
const PLAZAS = ['Nogal', 'Retama', 'Sabino', 'Cenizo', 'Barreta', 'Colorín']
const ANCHORS = ['Supermercado', 'Farmacia y banco', 'Gimnasio', 'Tienda de autoservicio', 'Supermercado y cine']

type Named = { part: number; names: readonly string[]; inside: 'industrialPark' | 'plaza' }
/** Which kinds stand in a park or a plaza with a name, and what part of them; a zone has two of each. */
const STANDS_IN: ReadonlyMap<string, Named> = new Map([
  ['distribution center', { part: 0.6, names: PARKS, inside: 'industrialPark' }],
  ['industrial building', { part: 0.4, names: PARKS, inside: 'industrialPark' }],
  ['plaza shop', { part: 0.75, names: PLAZAS, inside: 'plaza' }],
  ['anchor shop', { part: 0.5, names: PLAZAS, inside: 'plaza' }],
])
const WORDS = { industrialPark: 'Parque Industrial', plaza: 'Plaza' }

type Surroundings = Pick<Partial<TechnicalColumns>, 'industrialPark' | 'plaza' | 'anchorStore'>

/** Park or plaza of a property, the same for several of its zone, and what draws people there. */
export function surroundings(kind: string, { name, municipality }: Zone, title: string): Surroundings {
  const place = STANDS_IN.get(kind)
  // A sequence of its own: the rest of the catalogue is the same with or without names.
  const random = createRandomOf(title)
  if (!place || !random.chance(place.part)) return {}
  const { names, inside } = place
  const ofZone = createRandomOf(`${name} ${municipality}`)
  const two = [ofZone.turn(inside, names), ofZone.turn(inside, names)]
  const where = name.replace(/^(?:Carretera(?: a)?|Corredor|Libramiento|Centro de) /, '')
  const called = `${WORDS[inside]} ${random.pick(two)} ${where}`
  if (inside === 'industrialPark' || kind === 'anchor shop') return { [inside]: called }
  return { plaza: called, anchorStore: createRandomOf(called).pick(ANCHORS) }
}
