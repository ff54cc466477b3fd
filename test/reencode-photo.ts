import { readFile } from 'node:fs/promises'
import { type Reencoded, reencodeFile } from '#app/photos/reencode-photo.server.ts'

/** As the server has a confined process do it (server/reencoder.ts), in this very process. */
export async function reencodePhoto(path: string): Promise<Reencoded> {
  return reencodeFile(await readFile(path))
}
