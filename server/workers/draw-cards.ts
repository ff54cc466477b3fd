import type { SocialCard } from '#app/photos/social-card/card-content.ts'
import { drawCard } from '#app/photos/social-card/draw-card.server.ts'
import { type BrandIcon, drawIcon } from '#app/photos/social-card/draw-icon.server.ts'
import type { JobReply } from '#server/job-process.ts'

// Ends when the server ends, even if the server was killed.
process.on('disconnect', () => process.exit(0))
process.on('message', async (job: SocialCard | BrandIcon) =>
  report({ kind: 'done', result: await ('initial' in job ? drawIcon(job) : drawCard(job)) }),
)
report({ kind: 'ready' })

function report(reply: JobReply<Uint8Array>) {
  process.send?.(reply)
}
