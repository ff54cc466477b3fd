import type { Queries } from '#app/db/store.server.ts'
import { BARE, ONE_PHOTO, WITHOUT_PHOTOS } from './specimens.ts'

/** The number of photos of a property in the journeys; the demo properties all have some. */
const LEFT = new Map([
  [WITHOUT_PHOTOS, 0],
  [BARE, 0],
  [ONE_PHOTO, 1],
])

/** Makes properties without photos and with one photo, which the demo does not have, for the journeys. */
export async function takePhotosAway(db: Queries) {
  for (const [title, left] of LEFT) {
    const { id } = await db.selectFrom('properties').select('id').where('title', '=', title).executeTakeFirstOrThrow()
    await db.deleteFrom('propertyPhotos').where('propertyId', '=', id).where('position', '>=', left).execute()
  }
}
