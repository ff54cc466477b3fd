import type { Queries } from '#app/db/store.server.ts'

/** The public key of a stored photo. */
export async function publicKeyOf(db: Queries, storedKey: string): Promise<string> {
  const named = db.selectFrom('photos').where('key', '=', storedKey).select('publicName')
  const { publicName } = await named.executeTakeFirstOrThrow()
  return `properties/${publicName}.jpg`
}
