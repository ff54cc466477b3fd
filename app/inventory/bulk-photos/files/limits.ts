import { MAX_UPLOAD_BYTES } from '#app/photos/upload-fault.ts'

/** Everything that one sending may bring (docs/operations.md, Fotos por ID). */
export const MOST_GB = 12
export const MOST_BYTES = MOST_GB * 1024 ** 3
export const NONE_SENT = 'Elige uno o varios zips, o fotos.'
/** What is said before a sending that is too large begins, and of one that got too large. */
export const TOO_MUCH = `El envío pesa más de ${MOST_GB} GB o trae demasiados archivos. Mándalo en varias veces.`
/** Files of one sending, and of one zip. */
export const MOST_SENT_FILES = 40_000
/** The list of the files of a zip is read whole; 40,000 usual names take six megabytes. */
export const MOST_LIST_BYTES = 32 * 1024 * 1024
/** Pictures are compressed already: a zip that opens to many times its size is made to fill the disk. */
export const MOST_RATIO = 20
/** A small zip may hold a few plain drawings. */
export const ALWAYS_OPENED = 4 * MAX_UPLOAD_BYTES
