import { validate } from 'uuid'
import { checkPosted } from '#app/forms/check-posted.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { claimPhotos } from '#app/photos/claim-photos.server.ts'
import { type PhotoChoice, picturesOf } from '#app/photos/photo-choice.ts'
import { takeUploads } from '#app/photos/take-uploads.server.ts'
import { SHOWN_CONTROL, asesorCardRules } from './asesor-card.ts'
import { saveAsesorCard } from './asesores.server.ts'

type Posted = {
  request: Request
  userId: string
  reportFailure: (failure: unknown) => void
  /** Records the change in its transaction. */
  record: (db: Queries, isShown: boolean) => Promise<void>
}

/**
 * Saves the posted card of an account. It has one photo: the one that was sent, else the one that the form had. Nothing
 * else is stored or claimed, so that nobody keeps files here that no page shows.
 * @returns its refusal; null when it is saved
 */
export async function savePostedCard(parts: Parts, { request, userId, reportFailure, record }: Posted) {
  const taken = await takeUploads({ ...parts, reportFailure, only: 'photos' }, request)
  if ('unreadable' in taken) {
    const { status, message } = taken.unreadable
    return { status, ...refusedWith(message), photo: null, photoError: null, isShown: false }
  }
  const { formData, refused } = taken
  const isShown = formData.has(SHOWN_CONTROL)
  const claimed = await claimPhotos(parts.store.db, picturesOf(formData, 'photos').filter(hasId).slice(-1))
  const photo = claimed.photos[0] ?? null
  const photoError = refused[0]?.refused ?? claimed.refused
  const posted = checkPosted(asesorCardRules(isShown), formData)
  if ('refusal' in posted) return { status: 422, ...posted.refusal, photo, photoError, isShown }
  if (photoError !== null)
    return { status: 422, ...refusedWith('', posted.shown), message: null, photo, photoError, isShown }
  await saveAsesorCard(parts.store, {
    userId,
    fields: posted.values,
    isShown,
    photoId: photo?.photoId ?? null,
    now: parts.now(),
    record: (db) => record(db, isShown),
  })
  return null
}

function hasId({ photoId }: PhotoChoice): boolean {
  return validate(photoId)
}
