import { once } from 'node:events'
import { setPriority } from 'node:os'
import { openStore } from '#app/db/open.server.ts'
import { readSettings } from '#app/env.server.ts'
import { endTurn } from '#app/properties/changes/rederive-turn.server.ts'
import { rederive } from '#app/properties/changes/rederive.server.ts'

/** Niceness of the process: serving pages has priority. */
const LOWEST_PRIORITY = 19

setPriority(LOWEST_PRIORITY)
const store = await openStore(readSettings())
const [turn = '']: string[] = await once(process, 'message')

async function end(isDone: boolean) {
  await endTurn(store.db, turn, { isDone, now: new Date() })
  await store.close()
}

// Ends with the server; the next one to start begins anew.
process.once('disconnect', () => {
  void end(false)
    .catch(() => {})
    .finally(() => process.exit(0))
})

await rederive(store).then(
  () => end(true),
  (failure: unknown) => {
    console.error(failure)
    process.exitCode = 1
    return end(false)
  },
)
process.exit()
