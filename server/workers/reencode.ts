import { readFileSync } from 'node:fs'
import { reencodeFile } from '#app/photos/reencode-photo.server.ts'
import { sayAnswer, startConfined } from '#server/confined-answer.ts'

startConfined()
const reencoded = await reencodeFile(readFileSync(0))
if ('fault' in reencoded) sayAnswer({ outcome: reencoded, files: [] })
else {
  const { data, tile, ...size } = reencoded
  sayAnswer({ outcome: size, files: tile ? [data, tile] : [data] })
}
