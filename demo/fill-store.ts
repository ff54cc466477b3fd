import { fileURLToPath } from 'node:url'
import { v7 as uuidv7 } from 'uuid'
import { recordActivity } from '#app/activity/record.server.ts'
import { AGENCY } from '#app/agency/agency.ts'
import { dayInMonterrey } from '#app/calendar/calendar-day.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { storePhoto } from '#app/photos/store-photo.server.ts'
import { insertProperty } from '#app/properties/changes/change-property.server.ts'
import { slugify } from '#app/properties/slug.ts'
import { type DemoEntry, activityOf } from './activity.ts'
import { type DemoListing, withPhotos } from './album.ts'
import { insertComplexes } from './complexes/insert-complexes.ts'
import { generateCatalogue } from './generate.ts'
import { DEMO_PHOTOS, type DemoPhoto, PHOTO_ALTS } from './photos.ts'
import { takeAsShipped } from './shipped-photo.ts'

/** The year in which the agency was founded; any other number gives another catalogue. */
const SEED = 2006
const COUNT = 434
/** The first of two processes to write this row loads the catalogue; the other one waits and leaves it at that. */
const CONFIG_ID = '00000000-0000-7000-8000-000000000001'
const PHOTO_FOLDER = new URL('photos/', import.meta.url)

/**
 * Writes the whole demo catalogue inside the caller's transaction on an empty store.
 * @returns false, nothing done, when another process was first
 */
export async function fillStore({
  db,
  files,
  loadedAt,
}: {
  db: Queries
  files: FileStore
  loadedAt: Date
}): Promise<boolean> {
  if (!(await claim(db, loadedAt))) return false
  const today = dayInMonterrey(loadedAt)
  const catalogue = withPhotos([...generateCatalogue({ seed: SEED, today, count: COUNT })])
  const photoIds = await storePhotos(db, files, loadedAt)
  const ids = await insertCatalogue(db, catalogue, photoIds)
  await insertComplexes(db, { seed: SEED, today, photoIds })
  for (const entry of activityOf(catalogue, { seed: SEED, today })) await writeEntry(db, entry, ids)
  return true
}

/** Writes the agency's contact data, once. */
async function claim(db: Queries, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('globalConfig')
    .values({
      id: CONFIG_ID,
      contactName: AGENCY.name,
      contactPhone: AGENCY.phone.display,
      contactEmail: AGENCY.email,
      createdAt: now.toISOString(),
      updatedAt: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) === 1
}

/** Stores the pictures as uploads are stored, each with a moment of its own. */
async function storePhotos(db: Queries, files: FileStore, loadedAt: Date): Promise<Map<DemoPhoto, string>> {
  const photoIds = new Map<DemoPhoto, string>()
  for (const [at, filename] of DEMO_PHOTOS.entries()) {
    const now = new Date(loadedAt.getTime() - DEMO_PHOTOS.length + at)
    const path = fileURLToPath(new URL(filename, PHOTO_FOLDER))
    const photo = await storePhoto({ db, files, now, reencode: takeAsShipped }, { path, filename })
    if ('refused' in photo) throw new Error(`demo/photos: ${photo.refused}`)
    photoIds.set(filename, photo.photoId)
  }
  return photoIds
}

async function insertCatalogue(
  db: Queries,
  catalogue: readonly DemoListing[],
  photoIds: ReadonlyMap<DemoPhoto, string>,
) {
  const ids: string[] = []
  for (const { input, photos, createdAt } of catalogue) {
    const stored = photos.flatMap((filename) => {
      const photoId = photoIds.get(filename)
      return photoId ? [{ photoId, alt: PHOTO_ALTS[filename] }] : []
    })
    const { id } = await insertProperty(db, { ...input, photos: stored }, { createdBy: null, now: createdAt })
    ids.push(id)
  }
  return ids
}

/** A log entry, and what its change leaves behind: a newer version of the property, an address that leads on. */
async function writeEntry(
  db: Queries,
  { action, type, index, title, userName, details, formerTitle, at }: DemoEntry,
  ids: readonly string[],
) {
  const id = index === null ? null : (ids[index] ?? null)
  await recordActivity(db, {
    action,
    type,
    property: { id: id ?? uuidv7({ msecs: at.getTime() }), title },
    actor: { id: null, name: userName },
    details: details ?? undefined,
    now: at,
  })
  if (id && type !== 'property_creation')
    await db
      .updateTable('properties')
      .set((eb) => ({ updatedAt: at.toISOString(), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
  if (formerTitle !== null)
    await db
      .insertInto('retiredSlugs')
      .values({ slug: slugify(formerTitle), propertyId: id, retiredAt: at.toISOString() })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .execute()
}
