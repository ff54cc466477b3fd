import { z } from 'zod'
import { JSON_COUNT, JSON_TEXT, storedJson } from '#app/text/stored-json.ts'

/** What becomes of the photos that a property has: `add` puts the new ones after them, `replace` takes them out. */
export const PHOTO_MODES = ['add', 'replace'] as const
export type PhotoMode = (typeof PHOTO_MODES)[number]

/** `ignored`: files of the system that were left out; `heic`: pictures of an iPhone that can't be opened. */
export type BulkPhotosPayload = { mode: PhotoMode; ignored: number; heic: number }
export const BULK_PHOTOS_JSON = storedJson<BulkPhotosPayload>(
  'jobs.payload',
  'Carga de fotos',
  z.object({ mode: z.enum(PHOTO_MODES), ignored: JSON_COUNT, heic: JSON_COUNT }),
)

/** A picture that waits in the file store: its number there, and its name on the sender's device. */
export type WaitingPicture = { number: number; name: string }
/** The pictures of a property in their order, and how many it had. */
export type PicturesPlan = { pictures: WaitingPicture[]; had: number }
export const PICTURES_JSON = storedJson<PicturesPlan>(
  'jobRows.plan',
  'Fotos de una propiedad',
  z.object({ pictures: z.array(z.object({ number: JSON_COUNT, name: JSON_TEXT })), had: JSON_COUNT }),
)
