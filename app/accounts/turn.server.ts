import type { Queries } from '#app/db/store.server.ts'

/**
 * One change of who there is at a time, on PostgreSQL too: two first persons can't both find the agency empty, and two
 * administrators can't both find that the other one stays.
 */
export async function waitForTurn(db: Queries) {
  await db.updateTable('installation').set({ value: 'lock' }).where('name', '=', 'registration').execute()
}
