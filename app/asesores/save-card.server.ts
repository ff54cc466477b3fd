import { validate } from 'uuid'
import { checkPosted } from '#app/forms/check-posted.server.ts'
import { type Refusal, refusedWith } from '#app/forms/refusal.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { claimPhotos } from '#app/photos/claim-photos.server.ts'
import { type PhotoChoice, picturesOf } from '#app/photos/photo-choice.ts'
import { takeUploads } from '#app/photos/take-uploads.server.ts'
import type { Change } from '#app/records/change.server.ts'
import { type AsesorFields, type CardRefusal, SHOWN_CONTROL, asesorCardRules } from './asesor-card.ts'
import { saveAsesorCard } from './asesores.server.ts'

type Posted = {
  request: Request
  account: { id: string; email: string }
  reportFailure: (failure: unknown) => void
}

/** `status`: the HTTP status of a refusal. */
type SavedPost = { ok: true } | { ok: false; refusal: CardRefusal; status: number }

/**
 * Saves the posted card of an account. It has one photo: the one that was sent, else the one that the form had. Nothing
 * else is stored or claimed, so that nobody keeps files here that no page shows.
 */
export async function savePostedCard(
  parts: Parts,
  change: Change,
  { request, account, reportFailure }: Posted,
): Promise<SavedPost> {
  const taken = await takeUploads({ ...parts, reportFailure, only: 'photos' }, request)
  if (!taken.ok) {
    const { status, message } = taken.refusal
    const refusal = { ...refusedWith(message), photo: null, photoError: null, isShown: false }
    return { ok: false, refusal, status }
  }
  const { formData, refused } = taken
  const isShown = formData.has(SHOWN_CONTROL)
  const claimed = await claimPhotos(parts.store.db, picturesOf(formData, 'photos').filter(hasId).slice(-1))
  const photo = claimed.photos[0] ?? null
  const photoError = refused[0]?.refused ?? claimed.refused
  const posted = checkPosted(asesorCardRules(isShown), formData)
  const refuse = (refusal: Refusal<keyof AsesorFields>): SavedPost => {
    return { ok: false, refusal: { ...refusal, photo, photoError, isShown }, status: 422 }
  }
  if (!posted.ok) return refuse(posted.refusal)
  if (photoError !== null) return refuse({ values: posted.shown, errors: {}, message: null })
  await saveAsesorCard(change, { account, fields: posted.values, isShown, photoId: photo?.photoId ?? null })
  return { ok: true }
}

function hasId({ photoId }: PhotoChoice): boolean {
  return validate(photoId)
}
