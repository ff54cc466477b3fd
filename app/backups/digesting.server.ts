import type { Hash } from 'node:crypto'

/** The same bytes, each noted in the digest as it passes. */
export async function* digesting(bytes: AsyncIterable<Uint8Array>, digest: Hash) {
  for await (const chunk of bytes) {
    digest.update(chunk)
    yield chunk
  }
}
