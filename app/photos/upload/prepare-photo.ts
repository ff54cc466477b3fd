import type { Downscaler } from './downscale.ts'
import { fileOf } from '#app/photos/photo-source.ts'
import { SIGNATURE_BYTES, photoTypeOf } from '#app/photos/photo-type.ts'
import { MAX_UPLOAD_BYTES, refusalText } from '#app/photos/upload-fault.ts'
import type { UploadSteps } from './upload-queue.ts'

const NOT_OPENED = 'No se pudo abrir la foto guardada. Revisa tu conexión e inténtalo de nuevo.'
const NOT_EDITED = 'Este navegador no pudo editar la foto. Inténtalo de nuevo o déjala como estaba.'

/** The sentence for a file that is no picture, or too large a one (spec, section 5); null when it may be prepared. */
export async function refusalOf(file: File): Promise<string | null> {
  const isPhoto = (await typeOf(file)) !== null
  // A large photo is first made smaller; what only calls itself a picture can't be.
  if (!isPhoto && file.size > MAX_UPLOAD_BYTES && file.type.startsWith('image/'))
    return refusalText('tooLarge', file.name)
  return isPhoto ? null : refusalText('notImage', file.name)
}

/** Turns and crops a picture and scales it to fit; one that the browser cannot decode is sent as it is, unless it was edited. */
export function preparePhoto(downscale: Downscaler['downscale']): UploadSteps['prepare'] {
  return async ({ source, edit }, signal) => {
    const file = await fileOf(source, signal).catch(() => null)
    if (!file) return { failed: NOT_OPENED }
    const scaled = await downscale(file, edit)
    const ready = 'blob' in scaled ? (scaled.blob ?? file) : null
    if ((ready ?? file).size > MAX_UPLOAD_BYTES) return { refused: refusalText('tooLarge', file.name) }
    if (ready) return { ready }
    // Some browsers decode HEIC; the server does not.
    if ((await typeOf(file)) === 'heic') return { refused: refusalText('heic', file.name) }
    return edit ? { failed: NOT_EDITED } : { ready: file }
  }
}

async function typeOf(file: File) {
  try {
    return photoTypeOf(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()))
  } catch {
    // A folder, or a file deleted after it was chosen.
    return null
  }
}
