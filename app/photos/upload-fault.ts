/** For file inputs. Listed one by one: then an iPhone converts its HEIC photos to JPEG. */
export const ACCEPTED_PICTURES = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

/** Largest accepted file (spec, section 5; decision 6). */
export const MAX_UPLOAD_MB = 10
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024

/**
 * Why a file is rejected: `tooManyPixels` is a picture that can't be decoded within the memory, `broken` begins like a picture but cannot be decoded, `lost` could not be
 * stored, `full` was left out by a disk without space.
 */
export type PhotoFault = 'tooLarge' | 'tooManyPixels' | 'notImage' | 'heic' | 'broken' | 'lost' | 'full'

/** What is wrong with a file, after its name (spec, section 5; the texts for HEIC and `lost` are not in it). */
export const FAULT_TEXTS: Record<PhotoFault, string> = {
  tooLarge: `es demasiado grande. Máximo ${MAX_UPLOAD_MB}MB.`,
  tooManyPixels: 'es demasiado grande: tiene demasiados píxeles. Redúcela y súbela de nuevo.',
  heic: 'está en formato HEIC, que no podemos abrir. Guárdala como JPG y súbela de nuevo.',
  full: 'no se pudo guardar: no hay espacio en el disco del servidor.',
  lost: 'no se pudo guardar. Inténtalo de nuevo.',
  broken: 'no es una imagen válida',
  notImage: 'no es una imagen válida',
}

/** The sentence for the person. */
export function refusalText(fault: PhotoFault, filename: string): string {
  return `${filename} ${FAULT_TEXTS[fault]}`
}
