/** Largest accepted file (spec, section 5; decision 6). */
export const MAX_UPLOAD_MB = 10
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024

/**
 * Why a file is not taken as a photo: `broken` is one that begins as a picture and cannot be read as one, `lost` one
 * that could not be kept.
 */
export type PhotoFault = 'tooLarge' | 'notImage' | 'heic' | 'broken' | 'lost'

/** The sentence for the person who chose the file (spec, section 5; HEIC and lost are ours). */
export function refusalText(fault: PhotoFault, filename: string): string {
  if (fault === 'tooLarge') return `${filename} es demasiado grande. Máximo ${MAX_UPLOAD_MB}MB.`
  if (fault === 'heic')
    return `${filename} está en formato HEIC, que no podemos abrir. Guárdala como JPG y súbela de nuevo.`
  if (fault === 'lost') return `${filename} no se pudo guardar. Inténtalo de nuevo.`
  return `${filename} no es una imagen válida`
}
