import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Reencoded } from '#app/photos/reencode-photo.server.ts'

/** A demo picture as it is: each is shipped the way photos are stored, so the first start need not decode it. */
export async function takeAsShipped(path: string): Promise<Reencoded> {
  const data = await readFile(path)
  const { width, height } = await sharp(data).metadata()
  return { data, width, height }
}
