import { STATES, type State } from '#app/catalogue/facts/places.ts'
import { changePlaces } from '#app/catalogue/place/change-places.server.ts'
import { withLongMapLink } from '#app/catalogue/place/long-map-link.server.ts'
import type { Landmark } from '#app/catalogue/place/landmark.ts'
import type { PlaceSettings } from '#app/catalogue/place/places.ts'
import { checkPosted } from '#app/forms/check-posted.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import type { Parts } from '#app/http/parts.server.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { oneLine } from '#app/forms/typed-text.ts'
import type { Change } from '#app/records/change.server.ts'
import { LANDMARKS, type PlaceList, ZONES, putPlace, removePlace } from './place-lists.ts'
import { HOME_STATE_CONTROL, HOME_STATE_ORDER, PLACES_INTENTS } from './places-intents.ts'

/** A refused form of a list. */
type ListRefusal = Refusal<string> & { list: PlaceList<never, never>['name'] }
type Saved = { ok: true } | { ok: false; refusal: ListRefusal }

/**
 * Handles the forms of home states, zones and landmarks.
 * @param follow the long link of a short one
 * @returns null for any other form
 */
export async function changePlaceLists(
  change: Change,
  form: FormData,
  follow: Parts['longMapLink'],
): Promise<Saved | null> {
  const intent = form.get('intent')
  if (intent === PLACES_INTENTS.home) {
    const homeStates = chosenStates(form)
    const note = `Estados donde trabaja la firma: ${homeStates.join(', ') || 'ninguno'}`
    await changePlaces({ ...change, note }, () => ({ homeStates }))
    return { ok: true }
  }
  if (intent === PLACES_INTENTS.reset) {
    await changePlaces({ ...change, note: 'Puntos de referencia: la lista inicial' }, () => ({ landmarks: null }))
    return { ok: true }
  }
  if (intent === ZONES.intents.save || intent === LANDMARKS.intents.save)
    form.set('point', (await withLongMapLink(textOf(form, 'point'), follow)).text)
  return (await changeList(change, ZONES, form)) ?? changeList(change, LANDMARKS, form)
}

/** The chosen states in the order in which they were chosen. Without scripts that is the order in which they are shown. */
function chosenStates(form: FormData): State[] {
  const chosen = new Set(form.getAll(HOME_STATE_CONTROL))
  const inOrder = [...new Set([...textOf(form, HOME_STATE_ORDER).split(','), ...chosen])]
  return inOrder.flatMap((text) => STATES.find((state) => state === text && chosen.has(state)) ?? [])
}

/** Saves or removes a place of a list. @returns null for any other form */
async function changeList<Typed, Place extends Landmark>(
  change: Change,
  list: PlaceList<Typed, Place>,
  form: FormData,
): Promise<Saved | null> {
  const { intents, subjects } = list
  const intent = form.get('intent')
  const placesIn = (settings: PlaceSettings) => settings[list.name] as unknown as readonly Place[]
  if (intent === intents.remove) {
    const name = oneLine(textOf(form, 'name'))
    await changePlaces({ ...change, note: `${subjects.remove}: ${name}` }, (settings) => ({
      [list.name]: removePlace(list, placesIn(settings), name),
    }))
    return { ok: true }
  }
  if (intent !== intents.save) return null
  const posted = checkPosted(list.rules, form)
  if (!posted.ok) return { ok: false, refusal: { list: list.name, ...posted.refusal } }
  const refused = (errors: ListRefusal['errors']): Saved => {
    return { ok: false, refusal: { list: list.name, values: posted.shown, errors, message: null } }
  }
  const faults = list.faults?.(posted.values) ?? {}
  if (Object.keys(faults).length > 0) return refused(faults)
  const place = list.placeOf(posted.values)
  const before = oneLine(textOf(form, 'before'))
  const saved = await changePlaces({ ...change, note: `${subjects.save}: ${list.nameOf(place)}` }, (settings) => {
    const changed = putPlace(list, placesIn(settings), before, place)
    return 'refused' in changed ? changed : { [list.name]: changed }
  })
  return saved.ok ? saved : refused({ name: saved.refusal })
}
