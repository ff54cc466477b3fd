import { PHOTO_CONTROL } from './photo-choice.ts'
import { parseUploadAnswer } from './upload-answer.ts'
import type { SendOutcome, UploadSteps } from './upload-queue.ts'

/** Milliseconds after which the server has given up on a request that is still arriving. */
const PATIENCE = 300_000

const FAILED = 'No se pudo subir. Revisa tu conexión e inténtalo de nuevo.'
const SIGNED_OUT = 'Tu sesión terminó. Inicia sesión en otra pestaña y vuelve a intentarlo.'

/** What comes back from where the guard leads, or from the guard itself. */
const TURNED_AWAY = [200, 401, 403]

/** Sends one photo to the server; `fetch` would tell nothing of how far it is. */
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
      form.append(PHOTO_CONTROL, ready, name)
      request.open('POST', url)
      request.timeout = PATIENCE
      request.setRequestHeader('Accept', 'application/json')
      request.send(form)
    })
}

/** @param text of the answer: ours, or the page to sign in where the session has ended */
export function outcomeOf(status: number, text: string): SendOutcome {
  const answer = parseUploadAnswer(text)
  if (!answer) return { failed: TURNED_AWAY.includes(status) ? SIGNED_OUT : FAILED }
  const [photo] = answer.photos
  if (photo) return { stored: { photoId: photo.photoId, key: photo.key, width: photo.width, height: photo.height } }
  // A request that was cut short is nothing against the file.
  const [refused = FAILED] = answer.refused
  return status === 400 ? { failed: refused } : { refused }
}
