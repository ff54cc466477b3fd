import type { Downscaler } from './downscale.ts'
import { SIGNATURE_BYTES, photoTypeOf } from './photo-type.ts'
import { MAX_UPLOAD_BYTES, refusalText } from './upload-fault.ts'
import type { UploadSteps } from './upload-queue.ts'

/** The sentence with which the server would reject a file (spec, section 5); null when it may be sent. */
export async function refusalOf(file: File): Promise<string | null> {
  const isPhoto = (await typeOf(file)) !== null
  const isLarge = file.size > MAX_UPLOAD_BYTES
  // The size is checked before the content, as on the server, which does not read too large files.
  if (isLarge && (isPhoto || file.type.startsWith('image/'))) return refusalText('tooLarge', file.name)
  return isPhoto ? null : refusalText('notImage', file.name)
}

/** Scales a picture to fit 1200×800; one that the browser cannot decode is sent as it is. */
export function preparePhoto(downscale: Downscaler['downscale']): UploadSteps['prepare'] {
  return async (file) => {
    const scaled = await downscale(file)
    if ('blob' in scaled) return { ready: scaled.blob ?? file }
    // Some browsers decode HEIC; the server does not.
    return (await typeOf(file)) === 'heic' ? { refused: refusalText('heic', file.name) } : { ready: file }
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
