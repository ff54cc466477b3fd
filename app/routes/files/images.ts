import { PUBLIC_ONE_MINUTE, PRIVATE_ONE_MINUTE, IMMUTABLE } from '#app/http/cache-control.ts'
import { readSession, withCookies } from '#app/accounts/session.server.ts'
import { parsePhotoKey } from '#app/photos/photo-key.ts'
import { isPublicKey, mayReadByName, storedKey } from '#app/photos/public-key.server.ts'
import { STORED_KEY, readPhoto } from '#app/photos/read-photo.server.ts'
import { type Parts, partsContext } from '#app/http/parts.server.ts'
import noPhoto from '../../../public/sin-imagen.svg?raw'
import type { Route } from './+types/images.ts'

/** Stored photos and their variants, by the random names that pages use or by the stored keys. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const { key, variant } = parsePhotoKey(params['*'])
  if (!isPublicKey(key)) return answerByKey(parts, request, { key, variant })
  const stored = await storedKey(parts.store.db, key)
  const photo = stored === null ? null : await readPhoto(parts.files, { key: stored, variant })
  if (!photo) return missing()
  // The content of a name never changes.
  return sent(photo, new Headers({ 'Cache-Control': photo.standsIn ? PUBLIC_ONE_MINUTE : IMMUTABLE }))
}

/**
 * A stored key can be guessed. A person who may not read it must not learn whether it exists, so the answer is that for a
 * missing photo and no file is read. Access changes, so no answer is cached for long.
 */
async function answerByKey(
  { accounts, store, files }: Parts,
  request: Request,
  wanted: Parameters<typeof readPhoto>[1],
) {
  if (!STORED_KEY.test(wanted.key)) return missing()
  const { staff, cookies } = await readSession(accounts, request.headers)
  const headers = new Headers({ 'Cache-Control': staff ? PRIVATE_ONE_MINUTE : PUBLIC_ONE_MINUTE, Vary: 'Cookie' })
  const mayRead = await mayReadByName(store.db, wanted.key, staff ? 'staff' : 'everybody')
  const photo = mayRead ? await readPhoto(files, wanted) : null
  return photo ? sent(photo, staff ? withCookies(cookies, headers) : headers) : missing(headers)
}

type Photo = NonNullable<Awaited<ReturnType<typeof readPhoto>>>

function sent({ body, bytes, contentType }: Photo, headers: Headers) {
  headers.set('Content-Type', contentType)
  headers.set('Content-Length', String(bytes))
  return new Response(body, { headers })
}

/** A 404 with the default image as its body, which browsers show with and without JavaScript. */
function missing(headers = new Headers({ 'Cache-Control': PUBLIC_ONE_MINUTE })) {
  headers.set('Content-Type', 'image/svg+xml')
  return new Response(noPhoto, { status: 404, headers })
}
