import { readFileSync } from 'node:fs'
import { redrawLogoFile } from '#app/agency/logo/redraw-logo.server.ts'
import { reportStarted, writeAnswer } from '#server/confined-answer.ts'

reportStarted()
const redrawn = await redrawLogoFile(readFileSync(0), process.argv[2] === 'square' ? 'square' : 'wide')
if ('fault' in redrawn) writeAnswer({ outcome: redrawn, files: [] })
else {
  const { data, small, ...outcome } = redrawn
  writeAnswer({ outcome, files: [data, small] })
}
