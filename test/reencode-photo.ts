import { readFile } from 'node:fs/promises'
import { type Reencoded, reencodeFile } from '#app/photos/reencode-photo.server.ts'

/** Does in this process what the server does in a confined process (server/reencoder.ts). */
export async function reencodePhoto(path: string): Promise<Reencoded> {
  return reencodeFile(await readFile(path))
}
