import { FIRST_CONFIG_ID } from '#app/db/global-config.server.ts'
import { v7 as uuidv7 } from 'uuid'
import { recordActivity } from '#app/activity/record.server.ts'
import { AGENCY } from '#app/agency/agency.ts'
import { dayInMonterrey } from '#app/calendar/calendar-day.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { insertProperty } from '#app/properties/changes/change-property.server.ts'
import { loggedProperty } from '#app/properties/changes/logged-property.ts'
import { slugify } from '#app/properties/slug.ts'
import { type DemoEntry, activityOf } from './activity.ts'
import type { DemoListing } from './album.ts'
import { insertComplexes } from './complexes/insert-complexes.ts'
import { SEED, demoListings } from './demo-listings.ts'
import { type StoredPictures, chosenFrom, storePictures } from './stored-pictures.ts'

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
  const { catalogue, complexes } = demoListings(today)
  const pictures = await storePictures(db, files, loadedAt)
  const ids = await insertCatalogue(db, catalogue, pictures)
  await insertComplexes(db, complexes, pictures)
  const known = catalogue.map(({ input }, index) => ({ id: ids[index] ?? '', propertyId: input.propertyId }))
  for (const entry of activityOf(catalogue, { seed: SEED, today })) await writeEntry(db, entry, known)
  return true
}

/**
 * Writes the agency's contact data, once: the first of two processes to do it loads the catalogue; the other one waits and
 * leaves it at that.
 */
async function claim(db: Queries, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('globalConfig')
    .values({
      id: FIRST_CONFIG_ID,
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

async function insertCatalogue(db: Queries, catalogue: readonly DemoListing[], pictures: StoredPictures) {
  const ids: string[] = []
  for (const { input, photos, plans, createdAt } of catalogue) {
    const shown = { photos: chosenFrom(pictures, photos), plans: chosenFrom(pictures, plans) }
    const { id } = await insertProperty(db, { ...input, ...shown }, { createdBy: null, now: createdAt })
    ids.push(id)
  }
  return ids
}

/** A property of the catalogue, as the log tells of it. */
type Known = { id: string; propertyId: string | null }

/** A log entry, and what its change leaves behind: a newer version of the property, an address that leads on. */
async function writeEntry(
  db: Queries,
  { action, type, index, title, userName, details, formerTitle, at }: DemoEntry,
  catalogue: readonly Known[],
) {
  const known = index === null ? null : (catalogue[index] ?? null)
  const id = known?.id ?? null
  await recordActivity(db, {
    action,
    type,
    property: loggedProperty(id ?? uuidv7({ msecs: at.getTime() }), { title, propertyId: known?.propertyId ?? null }),
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
