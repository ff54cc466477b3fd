import { partsContext } from '#app/http/parts.server.ts'
import { photoUrl } from '#app/photos/photo-url.ts'
import { takeUploads } from '#app/photos/take-uploads.server.ts'
import { type UploadAnswer, statusOf } from '#app/photos/upload/upload-answer.ts'
import { onlyPost } from '#app/http/only-post.server.ts'
import type { Route } from './+types/photos.ts'

/** Stores uploaded photos (field `images`). Saving a form later assigns them to a property. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return onlyPost()
  const taken = await takeUploads(context.get(partsContext), request)
  if (!taken.ok) return answer(taken.refusal.status, { photos: [], refused: [taken.refusal.message] })
  const photos = taken.photos.map(({ set: _set, ...photo }) => ({ ...photo, url: photoUrl(photo.key) }))
  const refused = taken.refused.map((refusal) => refusal.refused)
  if (photos.length + refused.length === 0) refused.push('Elige al menos una foto.')
  return answer(statusOf(photos.length, taken.refused), { photos, refused })
}

/** Only POST is supported. */
export function loader() {
  return onlyPost()
}

function answer(status: number, body: UploadAnswer) {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}
