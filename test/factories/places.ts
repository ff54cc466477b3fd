import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MUNICIPALITIES } from '#app/catalogue/facts/places.ts'
import { INITIAL_LANDMARKS } from '#app/catalogue/place/initial-landmarks.ts'
import type { Places, Zone } from '#app/catalogue/place/places.ts'
import type { Queries } from '#app/db/store.server.ts'
import { writeConfig } from '#app/db/global-config.server.ts'

const ZONES = JSON.parse(readFileSync(join(import.meta.dirname, '../../demo/zones.json'), 'utf8')) as Zone[]

/** The places of the demo agency, with properties in three states. */
export const NUEVO_LEON: Places = {
  homeStates: ['Nuevo León'],
  zones: ZONES,
  landmarks: INITIAL_LANDMARKS,
  states: [
    { state: 'Nuevo León', municipalities: MUNICIPALITIES },
    { state: 'Coahuila', municipalities: ['Ramos Arizpe', 'Saltillo'] },
    { state: 'Tamaulipas', municipalities: ['Reynosa'] },
  ],
}

const HOME = { homeStates: JSON.stringify(NUEVO_LEON.homeStates), zones: JSON.stringify(ZONES) }

/** Makes a store one of an agency of Nuevo León. */
export async function settleInNuevoLeon(db: Queries): Promise<void> {
  await writeConfig(db, HOME, new Date('2026-01-01T12:00:00Z'))
}
