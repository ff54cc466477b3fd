import { readFileSync } from 'node:fs'
import { reencodeFile } from '#app/photos/reencode-photo.server.ts'
import { writeAnswer, reportStarted } from '#server/confined-answer.ts'

reportStarted()
const reencoded = await reencodeFile(readFileSync(0))
if ('fault' in reencoded) writeAnswer({ outcome: reencoded, files: [] })
else {
  const { data, first = [], ...size } = reencoded
  writeAnswer({ outcome: size, files: [data, ...first] })
}
