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
  /** The random name by which pages ask for it, given by the store; the key would tell the time and the file's name. */
  publicName: Generated<string>
  /** SHA-256 of the stored bytes, against duplicates. */
  contentHash: string
  width: number
  height: number
  bytes: number
  /** When the responsive variants were all made; null while they are still due. */
  variantsAt: string | null
  /** When the cleanup first found it unused; null while one of `PICTURE_TABLES` names it, and for a while after its upload. */
  unusedSince: string | null
  createdAt: string
}
