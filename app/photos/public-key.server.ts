import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Schema } from '#app/db/schema.ts'
import type { Queries } from '#app/db/store.server.ts'

/** 'properties/9f86d081884c7d659a2feaa0c55ad015.jpg': the random name that the store gives each photo. */
const PUBLIC_KEY = /^properties\/([\da-f]{32})\.jpg$/

/**
 * Public key of a photo in a query. The stored key has the upload time and the file name, which may be a street and
 * number: nobody must be able to confirm a guess.
 */
export function publicKey(): RawBuilder<string> {
  return sql<string>`'properties/' || ${sql.ref('photos.publicName')} || '.jpg'`
}

/** Stored keys of existing photos, for drawing only; they must not appear in responses. */
export async function storedKeys(db: Queries, publicKeys: readonly string[]): Promise<string[]> {
  const keys = await Promise.all(publicKeys.map((key) => storedKey(db, key)))
  return keys.filter((key) => key !== null)
}

export function isPublicKey(key: string): boolean {
  return PUBLIC_KEY.test(key)
}

/** The stored key of the photo with that public key; null when there is none. */
export async function storedKey(db: Queries, key: string): Promise<string | null> {
  const [, publicName] = PUBLIC_KEY.exec(key) ?? []
  if (publicName === undefined) return null
  const photo = await db.selectFrom('photos').where('publicName', '=', publicName).select('key').executeTakeFirst()
  return photo?.key ?? null
}

/**
 * Whether a reader may request a photo by its storage key. Staff always may. Visitors may while a public property with
 * an exact location shows the photo.
 */
export async function mayReadByName(db: Queries, key: string, reader: 'everybody' | 'staff'): Promise<boolean> {
  const named = db.selectFrom('photos').where('key', '=', key).select('id')
  const shown = named.where((eb) => eb.or([isShownExactly(eb, 'propertyPhotos'), isShownExactly(eb, 'propertyPlans')]))
  return (await (reader === 'staff' ? named : shown).executeTakeFirst()) !== undefined
}

function isShownExactly(eb: ExpressionBuilder<Schema, 'photos'>, table: 'propertyPhotos' | 'propertyPlans') {
  const showing = eb
    .selectFrom(`${table} as shown`)
    .innerJoin('properties', 'properties.id', 'shown.propertyId')
    .whereRef('shown.photoId', '=', 'photos.id')
    .where('properties.status', '=', 'disponible')
    .where('properties.precision', '=', 'exacta')
  return eb.exists(showing.select('properties.id'))
}
