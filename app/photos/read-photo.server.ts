import { ReadableStream as WebStream } from 'node:stream/web'
import type { FileStore } from './file-store.server.ts'
import { type Variant, type VariantFormat, variantKey } from './photo-url.ts'

/** Where every photo of the catalogue lives; nothing else of the store is public. */
const PHOTO_KEY = /^properties\/[A-Za-z0-9_-]+\.jpg$/
const CONTENT_TYPES: Record<VariantFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

type ServedPhoto = { body: ReadableStream; bytes: number; contentType: string; standsIn: boolean }

/** A photo or one of its variants as a stream; the photo itself while the variant is still due; null when there is none. */
export async function readPhoto(
  files: FileStore,
  { key, variant }: { key: string; variant: Variant | null },
): Promise<ServedPhoto | null> {
  if (!PHOTO_KEY.test(key)) return null
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

/** Opens the file with the first read: the body of an answer to HEAD is never read, and would keep its file open for ever. */
async function* chunksOf(files: FileStore, key: string) {
  yield* await files.getStream(key)
}
