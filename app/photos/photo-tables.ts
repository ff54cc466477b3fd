import type { Generated } from 'kysely'

declare module '#app/db/schema.ts' {
  interface Schema {
    photos: PhotosTable
  }
}

type PhotosTable = {
  id: string
  /** `properties/{timestamp}_{filename}` in the file store. */
  key: string
  /** Random name in public URLs; the key would reveal the time and the file's name. */
  publicName: Generated<string>
  /** SHA-256 of the stored bytes, against duplicates. */
  contentHash: string
  width: number
  height: number
  bytes: number
  /** Mean lightness of its pixels, 0 to 255; null where it was not measured. */
  luminance: number | null
  /** When all variants were made; null while they are due. */
  variantsAt: string | null
  /**
   * When the cleanup first found it unused; null while one of `PICTURE_TABLES` names it, and shortly after its upload.
   */
  unusedSince: string | null
  createdAt: string
}
