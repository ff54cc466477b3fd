import type { Downscaler } from './downscale.ts'
import { fileOf } from '#app/photos/photo-source.ts'
import { SIGNATURE_BYTES, photoTypeOf } from '#app/photos/photo-type.ts'
import { MAX_UPLOAD_BYTES, refusalText } from '#app/photos/upload-fault.ts'
import type { UploadSteps } from './upload-queue.ts'

const NOT_OPENED = 'No se pudo abrir la foto guardada. Revisa tu conexión e inténtalo de nuevo.'
const NOT_EDITED = 'Este navegador no pudo editar la foto. Inténtalo de nuevo o déjala como estaba.'

/** The sentence with which the server would reject a file (spec, section 5); null when it may be sent. */
export async function refusalOf(file: File): Promise<string | null> {
  const isPhoto = (await typeOf(file)) !== null
  const isLarge = file.size > MAX_UPLOAD_BYTES
  // The size is checked before the content, as on the server, which does not read too large files.
  if (isLarge && (isPhoto || file.type.startsWith('image/'))) return refusalText('tooLarge', file.name)
  return isPhoto ? null : refusalText('notImage', file.name)
}

/** Turns and crops a picture and scales it to fit; one that the browser cannot decode is sent as it is, unless it was edited. */
export function preparePhoto(downscale: Downscaler['downscale']): UploadSteps['prepare'] {
  return async ({ source, edit }, signal) => {
    const file = await fileOf(source, signal).catch(() => null)
    if (!file) return { failed: NOT_OPENED }
    const scaled = await downscale(file, edit)
    if ('blob' in scaled) return { ready: scaled.blob ?? file }
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
