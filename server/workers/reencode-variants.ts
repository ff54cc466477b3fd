import { readFileSync } from 'node:fs'
import { encodeVariants } from '#app/photos/encode-variant.server.ts'
import { sayAnswer, startConfined } from '#server/confined-answer.ts'

// Its one option is the list of variants that the server asks for.
startConfined()
sayAnswer({ outcome: null, files: await encodeVariants(readFileSync(0), JSON.parse(process.argv[2] ?? '[]')) })
