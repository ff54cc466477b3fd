import { SIGNED_OUT } from '#app/forms/refusal.ts'
import { SENT_CONTROL } from '#app/photos/photo-choice.ts'
import { parseUploadAnswer } from './upload-answer.ts'
import type { SendOutcome, UploadSteps } from './upload-queue.ts'

/** Timeout in milliseconds; by then the server has already dropped the request. */
const PATIENCE = 300_000

const FAILED = 'No se pudo subir. Revisa tu conexión e inténtalo de nuevo.'

/** Statuses of a response without our JSON that mean an ended session (login page, guard). */
const TURNED_AWAY = [200, 401, 403]

/** Sends one photo; XMLHttpRequest, because `fetch` reports no upload progress. */
export function sendPhoto(url: string): UploadSteps['send'] {
  return (ready, { name, onProgress, signal }) =>
    new Promise((resolve) => {
      const request = new XMLHttpRequest()
      const fail = () => resolve({ failed: FAILED })
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
      request.addEventListener('load', () => resolve(outcomeOf(request.status, request.responseText)))
      for (const end of ['error', 'timeout', 'abort']) request.addEventListener(end, fail)
      signal.addEventListener('abort', () => request.abort(), { once: true })
      const form = new FormData()
      form.append(SENT_CONTROL, ready, name)
      request.open('POST', url)
      request.timeout = PATIENCE
      request.setRequestHeader('Accept', 'application/json')
      request.send(form)
    })
}

/** @param text body of the response: our JSON, or the login page when the session has ended */
export function outcomeOf(status: number, text: string): SendOutcome {
  const answer = parseUploadAnswer(text)
  if (!answer) return { failed: TURNED_AWAY.includes(status) ? SIGNED_OUT : FAILED }
  const [photo] = answer.photos
  if (photo) return { stored: { photoId: photo.photoId, key: photo.key, width: photo.width, height: photo.height } }
  // An interrupted request says nothing about the file: it may be tried again.
  const [refused = FAILED] = answer.refused
  return status === 400 ? { failed: refused } : { refused }
}
