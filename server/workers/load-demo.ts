import { readSettings } from '#app/env.server.ts'
import { loadDemo } from '#demo/load.ts'
import { openParts } from '#server/open-parts.ts'

const { store, files, now } = await openParts(readSettings())
await loadDemo({ store, files, now })
await store.close()
process.disconnect()
