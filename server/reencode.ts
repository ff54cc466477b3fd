import { reencodePhoto } from '#app/photos/reencode-photo.server.ts'
import type { ReencodeJob, ReencodeReply } from './reencoder.ts'

// Dies with the server, whatever way that goes.
process.on('disconnect', () => process.exit(0))
process.on('message', async ({ path }: ReencodeJob) => tell({ kind: 'done', result: await reencodePhoto(path) }))
tell({ kind: 'ready' })

function tell(reply: ReencodeReply) {
  process.send?.(reply)
}
