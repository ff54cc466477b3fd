import type { Result } from '#app/forms/result.ts'
import { photoTypeOf } from '#app/photos/photo-type.ts'
import { oneLine } from '#app/forms/typed-text.ts'

/** Folder of the private files in the file store. Only the download route of the panel reads it. */
export const PRIVATE_FOLDER = 'private'

/** Formats of private files, by the extension of their keys. `ending`: of names that need no other extension. */
export const FILE_TYPES = {
  pdf: { label: 'PDF', contentType: 'application/pdf', ending: /\.pdf$/i },
  jpg: { label: 'JPG', contentType: 'image/jpeg', ending: /\.jpe?g$/i },
  png: { label: 'PNG', contentType: 'image/png', ending: /\.png$/i },
  webp: { label: 'WebP', contentType: 'image/webp', ending: /\.webp$/i },
} as const
export type FileFormat = keyof typeof FILE_TYPES

/** For the file input. */
export const ACCEPTED_FILES = Object.values(FILE_TYPES)
  .map(({ contentType }) => contentType)
  .join(',')

export const MAX_FILE_MB = 20
export const MAX_FILE_BYTES = MAX_FILE_MB * 1024 * 1024

/** A PDF begins with its version; some programs write a byte order mark or a line break before it. */
const PDF = /^(?:\xef\xbb\xbf)?[\r\n]{0,2}%PDF-\d/
/** Characters of the name of a file, without its extension. */
const LONGEST_NAME = 120

/** The format of a file by its first bytes, or a sentence that says why it is not accepted. */
export function checkFile(name: string, start: Uint8Array): Result<{ format: FileFormat }, string> {
  if (PDF.test(String.fromCharCode(...start.subarray(0, 16)))) return { ok: true, format: 'pdf' }
  const picture = photoTypeOf(start)
  if (picture === 'jpeg') return { ok: true, format: 'jpg' }
  if (picture === 'png' || picture === 'webp') return { ok: true, format: picture }
  if (picture === 'heic')
    return { ok: false, refusal: `${name} está en formato HEIC. Guárdalo como JPG o PDF y súbelo de nuevo.` }
  if (FILE_TYPES.pdf.ending.test(name))
    return { ok: false, refusal: `${name} no es un PDF aunque así se llame. Ábrelo y guárdalo como PDF.` }
  return { ok: false, refusal: `${name} no es PDF, JPG, PNG ni WebP. Guárdalo como PDF y súbelo de nuevo.` }
}

/** The name of a file without folders, in one line. */
export function tidyFileName(sent: string): string {
  const name = oneLine(sent.slice(-1_000).split(/[/\\]/).at(-1) ?? '')
  return name || 'archivo'
}

/** The same name with the extension of its format, not longer than a name may be. */
export function storedFileName(name: string, format: FileFormat): string {
  const stem = name.replace(FILE_TYPES[format].ending, '') || name
  return `${[...stem].slice(0, LONGEST_NAME).join('')}.${format}`
}

export function privateKey(id: string, format: FileFormat): string {
  return `${PRIVATE_FOLDER}/${id}.${format}`
}

/** The format that a key of the file store ends with. @returns null for a key of anything else */
export function formatOfKey(key: string): FileFormat | null {
  const [, format] = /^private\/[\w-]+\.(pdf|jpg|png|webp)$/.exec(key) ?? []
  return (format ?? null) as FileFormat | null
}
