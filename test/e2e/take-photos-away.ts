import type { Queries } from '#app/db/store.server.ts'
import { BARE, ONE_PHOTO, WITHOUT_PHOTOS } from './specimens.ts'

/** How many photos journeys leave of a property; the demo has some of everything. */
const LEFT = new Map([
  [WITHOUT_PHOTOS, 0],
  [BARE, 0],
  [ONE_PHOTO, 1],
])

/** What no listing of the demo lacks: properties without photos and with one, for the journeys. */
export async function takePhotosAway(db: Queries) {
  for (const [title, left] of LEFT) {
    const { id } = await db.selectFrom('properties').select('id').where('title', '=', title).executeTakeFirstOrThrow()
    await db.deleteFrom('propertyPhotos').where('propertyId', '=', id).where('position', '>=', left).execute()
  }
}
