import type { Queries, Store } from '#app/db/store.server.ts'
import { STATES } from '#app/catalogue/facts/places.ts'
import { changePlaces } from '#app/catalogue/place/change-places.server.ts'
import type { Landmark } from '#app/catalogue/place/landmark.ts'
import type { PlaceSettings } from '#app/catalogue/place/places.ts'
import { checkPosted } from '#app/forms/check-posted.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { oneLine } from '#app/forms/typed-text.ts'
import { LANDMARKS, type PlaceList, ZONES, putPlace, removePlace } from './place-lists.ts'
import { HOME_STATE_CONTROL, PLACES_INTENTS } from './places-intents.ts'

/** `record` writes the log entry in the transaction of the change. */
type ChangeOptions = { now: Date; record: (db: Queries, subject: string) => Promise<void> }

/** A refused form of a list. */
type ListRefusal = Refusal<string> & { list: PlaceList<never, never>['name'] }
type Outcome = 'saved' | ListRefusal

/** Handles the forms of home states, zones and landmarks. @returns null for any other form */
export async function changePlaceLists(store: Store, form: FormData, options: ChangeOptions): Promise<Outcome | null> {
  const intent = form.get('intent')
  const { now, record } = options
  if (intent === PLACES_INTENTS.home) {
    const chosen = new Set(form.getAll(HOME_STATE_CONTROL))
    const homeStates = STATES.filter((state) => chosen.has(state))
    const subject = `Estados donde trabaja la firma: ${homeStates.join(', ') || 'ninguno'}`
    await changePlaces(store, { change: () => ({ homeStates }), now, record: (db) => record(db, subject) })
    return 'saved'
  }
  if (intent === PLACES_INTENTS.reset) {
    const subject = 'Puntos de referencia: la lista inicial'
    await changePlaces(store, { change: () => ({ landmarks: null }), now, record: (db) => record(db, subject) })
    return 'saved'
  }
  return (await changeList(store, ZONES, form, options)) ?? changeList(store, LANDMARKS, form, options)
}

/** Saves or removes a place of a list. @returns null for any other form */
async function changeList<Typed, Place extends Landmark>(
  store: Store,
  list: PlaceList<Typed, Place>,
  form: FormData,
  { now, record }: ChangeOptions,
): Promise<Outcome | null> {
  const { intents, subjects } = list
  const intent = form.get('intent')
  const placesIn = (settings: PlaceSettings) => settings[list.name] as unknown as readonly Place[]
  if (intent === intents.remove) {
    const name = oneLine(textOf(form, 'name'))
    await changePlaces(store, {
      change: (settings) => ({ [list.name]: removePlace(list, placesIn(settings), name) }),
      now,
      record: (db) => record(db, `${subjects.remove}: ${name}`),
    })
    return 'saved'
  }
  if (intent !== intents.save) return null
  const posted = checkPosted(list.rules, form)
  if ('refusal' in posted) return { list: list.name, ...posted.refusal }
  const refused = (errors: ListRefusal['errors']) => ({ list: list.name, values: posted.shown, errors, message: null })
  const faults = list.faults?.(posted.values) ?? {}
  if (Object.keys(faults).length > 0) return refused(faults)
  const place = list.placeOf(posted.values)
  const before = oneLine(textOf(form, 'before'))
  const message = await changePlaces(store, {
    change(settings) {
      const changed = putPlace(list, placesIn(settings), before, place)
      return 'refused' in changed ? changed : { [list.name]: changed }
    },
    now,
    record: (db) => record(db, `${subjects.save}: ${list.nameOf(place)}`),
  })
  return message === null ? 'saved' : refused({ name: message })
}
