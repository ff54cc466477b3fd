import type { Hash } from 'node:crypto'

/** Passes bytes through and adds them to the digest. */
export async function* digesting(bytes: AsyncIterable<Uint8Array>, digest: Hash) {
  for await (const chunk of bytes) {
    digest.update(chunk)
    yield chunk
  }
}
