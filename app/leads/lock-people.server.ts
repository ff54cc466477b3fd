import type { Queries } from '#app/db/store.server.ts'

/**
 * Makes changes that ask who is there already wait for each other until the transaction of the caller ends, on PostgreSQL too.
 * Otherwise two of one phone at the same moment would both be new. Changes of accounts wait for the same row.
 */
export async function lockPeople(db: Queries): Promise<void> {
  await db.updateTable('installation').set({ value: 'lock' }).where('name', '=', 'registration').execute()
}
