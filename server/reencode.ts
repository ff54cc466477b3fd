import { type Reencoded, reencodePhoto } from '#app/photos/reencode-photo.server.ts'
import type { JobReply } from './job-process.ts'
import type { ReencodeJob } from './reencoder.ts'

// Ends when the server ends, even if the server was killed.
process.on('disconnect', () => process.exit(0))
process.on('message', async ({ path }: ReencodeJob) => tell({ kind: 'done', result: await reencodePhoto(path) }))
tell({ kind: 'ready' })

function tell(reply: JobReply<Reencoded>) {
  process.send?.(reply)
}
