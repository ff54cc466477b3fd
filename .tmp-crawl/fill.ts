import { openStore } from '#app/db/open.server.ts'
import { migrate } from '#app/db/migrate.server.ts'
import { saveFirm } from '#app/agency/agency.server.ts'
import { FULL_FIRM, TERSE_FIRM, fillWithQueretaro } from '#test/factories/other-agency.ts'
const [, , folder, which] = process.argv
const store = await openStore({ databaseUrl: null, dataDir: folder ?? "" })
await migrate(store)
const now = new Date()
await store.db.transaction().execute((db) => saveFirm(db, which === 'full' ? FULL_FIRM : TERSE_FIRM, { by: null, now }))
await fillWithQueretaro(store, now)
await store.close()
