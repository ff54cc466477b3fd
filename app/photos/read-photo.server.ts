import { ReadableStream as WebStream } from 'node:stream/web'
import type { FileStore } from './file-store.server.ts'
import { variantKey } from './photo-url.ts'
import type { Variant, VariantFormat } from './photo-variants.ts'

/** Pattern of stored photo keys: requests may read nothing else of the file store. */
export const STORED_KEY = /^properties\/[A-Za-z0-9_-]+\.jpg$/
const CONTENT_TYPES: Record<VariantFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

type ServedPhoto = { body: ReadableStream; bytes: number; contentType: string; standsIn: boolean }

/** A photo or a variant as a stream; the photo itself while the variant does not exist yet; null when there is none. */
export async function readPhoto(
  files: FileStore,
  { key, variant }: { key: string; variant: Variant | null },
): Promise<ServedPhoto | null> {
  if (!STORED_KEY.test(key)) return null
  if (variant) {
    const made = await stream(files, variantKey(key, variant), CONTENT_TYPES[variant.format])
    if (made) return { ...made, standsIn: false }
  }
  const original = await stream(files, key, CONTENT_TYPES.jpg)
  return original && { ...original, standsIn: variant !== null }
}

async function stream(files: FileStore, key: string, contentType: string) {
  if (!(await files.exists(key))) return null
  const { contentLength } = await files.getMetaData(key)
  const body = WebStream.from(chunksOf(files, key)) as ReadableStream
  return { body, bytes: contentLength, contentType }
}

/** Opens the file on the first read: the body of a HEAD response is never read, so its file would stay open. */
async function* chunksOf(files: FileStore, key: string) {
  yield* await files.getStream(key)
}
