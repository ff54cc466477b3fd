import { FULL } from '#app/forms/no-answer.ts'
import { SIGNED_OUT } from '#app/forms/refusal.ts'
import { SENT_CONTROL } from '#app/photos/photo-choice.ts'
import { parseUploadAnswer } from './upload-answer.ts'
import type { SendOutcome, UploadSteps } from './upload-queue.ts'

/** Milliseconds without progress; by then the server has already dropped the request (server/connection-limits.ts). */
const PATIENCE = 150_000

const FAILED = 'No se pudo subir. Revisa tu conexión e inténtalo de nuevo.'
const NO_ANSWER = 'No se pudo subir. El sitio no contesta; inténtalo de nuevo.'
const DISK_FULL = 'No se pudo subir: no hay espacio en el disco del servidor. Inténtalo de nuevo en un rato.'
const TOO_LARGE = 'No se pudo subir: el servidor no recibe un archivo tan grande.'

/** Statuses of a response without our JSON that mean an ended session (login page, guard). */
const TURNED_AWAY = [200, 401, 403]

/** Sends one photo; XMLHttpRequest, because `fetch` reports no upload progress. */
export function sendPhoto(url: string): UploadSteps['send'] {
  return (ready, { name, onProgress, signal }) =>
    new Promise((resolve) => {
      const request = new XMLHttpRequest()
      const fail = () => resolve({ failed: FAILED })
      let stalled = setTimeout(() => request.abort(), PATIENCE)
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        clearTimeout(stalled)
        stalled = setTimeout(() => request.abort(), PATIENCE)
        onProgress(total > 0 ? loaded / total : 0)
      })
      request.addEventListener('loadend', () => clearTimeout(stalled))
      request.addEventListener('load', () => resolve(outcomeOf(request.status, request.responseText)))
      for (const end of ['error', 'abort']) request.addEventListener(end, fail)
      signal.addEventListener('abort', () => request.abort(), { once: true })
      const form = new FormData()
      form.append(SENT_CONTROL, ready, name)
      request.open('POST', url)
      request.setRequestHeader('Accept', 'application/json')
      request.send(form)
    })
}

/** @param text body of the response: our JSON, or the login page when the session has ended */
export function outcomeOf(status: number, text: string): SendOutcome {
  const answer = parseUploadAnswer(text)
  if (!answer) return { failed: foreignFailure(status) }
  const [photo] = answer.photos
  if (photo) return { stored: { photoId: photo.photoId, key: photo.key, width: photo.width, height: photo.height } }
  // An interrupted request says nothing about the file: it may be tried again.
  const [refused = FAILED] = answer.refused
  return status === 400 ? { failed: refused } : { refused }
}

/** Something other than our upload answered: the login, a failure, or a proxy. */
function foreignFailure(status: number): string {
  if (TURNED_AWAY.includes(status)) return SIGNED_OUT
  if (status === FULL) return DISK_FULL
  return status === 413 ? TOO_LARGE : NO_ANSWER
}
