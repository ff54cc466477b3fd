import type { Downscaler } from './downscale.ts'
import { SIGNATURE_BYTES, photoTypeOf } from './photo-type.ts'
import { MAX_UPLOAD_BYTES, refusalText } from './refusal.ts'
import type { UploadSteps } from './upload-queue.ts'

/** What the server would say of a file, before it is sent (spec, section 5); null when it may go. */
export async function refusalOf(file: File): Promise<string | null> {
  const isPhoto = (await typeOf(file)) !== null
  const isLarge = file.size > MAX_UPLOAD_BYTES
  // What calls itself a picture is told of its size first, as by the server, which reads no further.
  if (isLarge && (isPhoto || file.type.startsWith('image/'))) return refusalText('tooLarge', file.name)
  return isPhoto ? null : refusalText('notImage', file.name)
}

/** Makes a picture fit 1200×800; one that the browser cannot read goes as it is, for the server to judge. */
export function preparePhoto(downscale: Downscaler['downscale']): UploadSteps['prepare'] {
  return async (file) => {
    const scaled = await downscale(file)
    if ('blob' in scaled) return { ready: scaled.blob ?? file }
    // Some browsers read HEIC, the server does not.
    return (await typeOf(file)) === 'heic' ? { refused: refusalText('heic', file.name) } : { ready: file }
  }
}

async function typeOf(file: File) {
  try {
    return photoTypeOf(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()))
  } catch {
    // A folder, or a file that is gone since it was chosen.
    return null
  }
}
