import { readFileSync } from 'node:fs'
import { encodeVariants } from '#app/photos/encode-variant.server.ts'
import { writeAnswer, reportStarted } from '#server/confined-answer.ts'

// The only argument is the list of variants.
reportStarted()
writeAnswer({ outcome: null, files: await encodeVariants(readFileSync(0), JSON.parse(process.argv[2] ?? '[]')) })
