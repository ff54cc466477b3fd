import { openStore } from '#app/db/open.server.ts'
import { openTestWorker } from './factories/jobs.ts'

/** Works on all jobs of the database that the first argument names (JSON of `openStore`), until nothing is left. */
const store = await openStore(JSON.parse(process.argv[2] ?? ''))
await openTestWorker(store, { now: () => new Date() }).run()
await store.close()
