import { KEPT_A_MINUTE, KEPT_FOR_EVER } from '#app/cache-control.ts'
import { parsePhotoKey } from '#app/photos/photo-key.ts'
import { readPhoto } from '#app/photos/read-photo.server.ts'
import { storedKey } from '#app/photos/plain-key.server.ts'
import { partsContext } from '#app/parts.server.ts'
import noPhoto from '../../../public/sin-imagen.svg?raw'
import type { Route } from './+types/images.ts'

/** Stored photos and their variants. The content of a key never changes, so it can be cached for ever. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { files, store } = context.get(partsContext)
  const { key, variant } = parsePhotoKey(params['*'])
  const photo = await readPhoto(files, { key: await storedKey(store.db, key), variant })
  if (!photo) return missing()
  return new Response(photo.body, {
    headers: {
      'Content-Type': photo.contentType,
      'Content-Length': String(photo.bytes),
      'Cache-Control': photo.standsIn ? KEPT_A_MINUTE : KEPT_FOR_EVER,
    },
  })
}

/** A missing photo is a 404 with the default image as body: browsers show it, with or without JavaScript. */
function missing() {
  return new Response(noPhoto, {
    status: 404,
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': KEPT_A_MINUTE },
  })
}
