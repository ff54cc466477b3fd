import type { Queries } from '#app/db/store.server.ts'

/** The key by which pages name the photo that is stored under another. */
export async function publicKeyOf(db: Queries, storedKey: string): Promise<string> {
  const named = db.selectFrom('photos').where('key', '=', storedKey).select('publicName')
  const { publicName } = await named.executeTakeFirstOrThrow()
  return `properties/${publicName}.jpg`
}
