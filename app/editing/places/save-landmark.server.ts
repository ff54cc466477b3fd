import { checkPosted } from '#app/forms/check-posted.server.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { oneLine } from '#app/forms/typed-text.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { withLandmark, withoutLandmark } from './edit-landmarks.ts'
import { PLACES_INTENTS } from './places-intents.ts'
import { LANDMARK_RULES, type TypedLandmark } from '#app/catalogue/place/landmark-rules.ts'
import { changeLandmarks } from '#app/catalogue/place/landmarks.server.ts'

/** `record` writes the log entry in the transaction of the change. */
type ChangeOptions = { now: Date; record: (db: Queries, subject: string) => Promise<void> }

/** Handles the forms of the landmark list. @returns the errors of the form; null for any other form */
export async function changeLandmarkList(
  store: Store,
  form: FormData,
  options: ChangeOptions,
): Promise<{ refusal: Refusal<keyof TypedLandmark> | null } | null> {
  const intent = form.get('intent')
  if (intent === PLACES_INTENTS.landmark) return { refusal: await saveLandmark(store, form, options) }
  if (intent === PLACES_INTENTS.removal) await removeLandmark(store, form, options)
  else if (intent === PLACES_INTENTS.reset) await resetLandmarks(store, options)
  else return null
  return { refusal: null }
}

async function saveLandmark(
  store: Store,
  form: FormData,
  { now, record }: ChangeOptions,
): Promise<Refusal<keyof TypedLandmark> | null> {
  const posted = checkPosted(LANDMARK_RULES, form)
  if ('refusal' in posted) return posted.refusal
  const { name, point } = posted.values
  const before = nameIn(form, 'before')
  const message = await changeLandmarks(store, {
    change: (landmarks) => withLandmark(landmarks, before, { name, ...point }),
    now,
    record: (db) => record(db, `Punto de referencia: ${name}`),
  })
  return message === null ? null : { values: posted.shown, errors: { name: message }, message: null }
}

async function removeLandmark(store: Store, form: FormData, { now, record }: ChangeOptions): Promise<void> {
  const name = nameIn(form, 'name')
  await changeLandmarks(store, {
    change: (landmarks) => withoutLandmark(landmarks, name),
    now,
    record: (db) => record(db, `Punto de referencia quitado: ${name}`),
  })
}

/** Restores the initial list. */
async function resetLandmarks(store: Store, { now, record }: ChangeOptions): Promise<void> {
  await changeLandmarks(store, {
    change: () => ({ landmarks: null }),
    now,
    record: (db) => record(db, 'Puntos de referencia: la lista inicial'),
  })
}

function nameIn(form: FormData, control: string): string {
  const sent = form.get(control)
  return typeof sent === 'string' ? oneLine(sent) : ''
}
