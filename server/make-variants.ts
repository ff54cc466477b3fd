import { setPriority } from 'node:os'
import { readSettings } from '#app/env.server.ts'
import { makeDueVariants } from '#app/photos/make-variants.server.ts'
import { openParts } from './open-parts.ts'

/** Niceness of the work: pages come first. */
const LOWEST_PRIORITY = 19

// Dies with the server, whatever way that goes.
process.on('disconnect', () => process.exit(0))
setPriority(LOWEST_PRIORITY)
const { store, files, now } = await openParts(readSettings())
await makeDueVariants(store, files, now)
await store.close()
process.exit(0)
