import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '#app/db/store.server.ts'

/** A key by the photo's id alone: 'properties/0190….jpg'; those of stored photos begin with a time and a name. */
const PLAIN_KEY = /^properties\/([\da-f-]{36})\.jpg$/

/**
 * The key by which a photo of a query is told where its own would say too much: the name that its file had may be that of
 * a street with its number.
 */
export function plainKey(): RawBuilder<string> {
  return sql<string>`'properties/' || photos.id || '.jpg'`
}

export function storedKeys(db: Queries, keys: readonly string[]): Promise<string[]> {
  return Promise.all(keys.map((key) => storedKey(db, key)))
}

/** The key of the stored photo that was told by its id; any other key as it is. */
export async function storedKey(db: Queries, key: string): Promise<string> {
  const [, id] = PLAIN_KEY.exec(key) ?? []
  if (id === undefined) return key
  const photo = await db.selectFrom('photos').where('id', '=', id).select('key').executeTakeFirst()
  return photo?.key ?? key
}
