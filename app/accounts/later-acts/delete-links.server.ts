import type { Queries } from '#app/db/store.server.ts'

/** Deletes the links for other people's passwords that an administrator made. @returns how many */
export async function deleteLinksBy(db: Queries, createdBy: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('verifications')
    .where('createdBy', '=', createdBy)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes every link and code of an account. @returns how many */
export async function deleteLinksOf(db: Queries, userId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('verifications').where('value', '=', userId).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes the links for a person's password that administrators made. @returns how many */
export async function deleteLinksByOthers(db: Queries, userId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('verifications')
    .where('value', '=', userId)
    .where('createdBy', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
