import { type Sheet, drawSheet } from '#app/property/sheet/draw-sheet.server.ts'
import type { JobReply } from '#server/job-process.ts'

// Ends when the server ends, even if the server was killed.
process.on('disconnect', () => process.exit(0))
process.on('message', async (sheet: Sheet) => report({ kind: 'done', result: await drawSheet(sheet) }))
report({ kind: 'ready' })

function report(reply: JobReply<Uint8Array>) {
  process.send?.(reply)
}
