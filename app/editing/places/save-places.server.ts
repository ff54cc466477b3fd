import { checkPosted } from '#app/forms/check-posted.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { homeLists } from '#app/catalogue/facts/municipalities.ts'
import { STATES, municipalityFault } from '#app/catalogue/facts/places.ts'
import { changePlaces } from '#app/catalogue/place/change-places.server.ts'
import { type TypedZone, ZONE_RULES } from '#app/catalogue/place/zone-rules.ts'
import { withZone, withoutZone, zoneName, zoneOf } from './edit-zones.ts'
import { NO_PLACE_REFUSED, type PlacesAnswer } from './places-answer.ts'
import { HOME_STATE_CONTROL, PLACES_INTENTS } from './places-intents.ts'
import { changeLandmarkList } from './save-landmark.server.ts'

/** `record` writes the log entry in the transaction of the change. */
type ChangeOptions = { now: Date; record: (db: Queries, subject: string) => Promise<void> }
type ZoneRefusal = Refusal<keyof TypedZone>

/** Handles the forms of home states, zones and landmarks. @returns what is wrong with the form; null for any other form */
export async function changePlaceLists(
  store: Store,
  form: FormData,
  options: ChangeOptions,
): Promise<PlacesAnswer | null> {
  const landmark = await changeLandmarkList(store, form, options)
  if (landmark) return { ...NO_PLACE_REFUSED, landmark: landmark.refusal }
  const zone = await changeHomeOrZones(store, form, options)
  return zone && { ...NO_PLACE_REFUSED, zone: zone.refusal }
}

async function changeHomeOrZones(
  store: Store,
  form: FormData,
  options: ChangeOptions,
): Promise<{ refusal: ZoneRefusal | null } | null> {
  const intent = form.get('intent')
  if (intent === PLACES_INTENTS.zone) return { refusal: await saveZone(store, form, options) }
  if (intent === PLACES_INTENTS.zoneRemoval) await removeZone(store, form, options)
  else if (intent === PLACES_INTENTS.home) await saveHomeStates(store, form, options)
  else return null
  return { refusal: null }
}

async function saveHomeStates(store: Store, form: FormData, { now, record }: ChangeOptions): Promise<void> {
  const chosen = new Set(form.getAll(HOME_STATE_CONTROL))
  const homeStates = STATES.filter((state) => chosen.has(state))
  await changePlaces(store, {
    change: () => ({ homeStates }),
    now,
    record: (db) => record(db, `Estados donde trabaja la firma: ${homeStates.join(', ') || 'ninguno'}`),
  })
}

async function saveZone(store: Store, form: FormData, { now, record }: ChangeOptions): Promise<ZoneRefusal | null> {
  const posted = checkPosted(ZONE_RULES, form)
  if ('refusal' in posted) return posted.refusal
  const { values, shown } = posted
  const municipality = municipalityFault(values, homeLists([values.state]))
  if (municipality) return { values: shown, errors: { municipality }, message: null }
  const zone = zoneOf(values)
  const before = textOf(form, 'before')
  const message = await changePlaces(store, {
    change: ({ zones }) => withZone(zones, before, zone),
    now,
    record: (db) => record(db, `Zona: ${zoneName(zone)}`),
  })
  return message === null ? null : { values: shown, errors: { name: message }, message: null }
}

async function removeZone(store: Store, form: FormData, { now, record }: ChangeOptions): Promise<void> {
  const name = textOf(form, 'name')
  await changePlaces(store, {
    change: ({ zones }) => withoutZone(zones, name),
    now,
    record: (db) => record(db, `Zona quitada: ${name}`),
  })
}
