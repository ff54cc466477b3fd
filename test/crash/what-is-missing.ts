import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { openStore } from '#app/db/open.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { type FileStore, openFileStore } from '#app/photos/file-store.server.ts'
import { faultsOf } from '#test/earlier-stores/faults.ts'
import { AMENITIES } from './at-work.ts'
import type { Journal } from './journal.ts'

/**
 * A line for each acknowledged change that is missing, each incomplete change, and each fault of the store. Also adds
 * changes to the journal that the server made after its last response.
 */
export async function whatIsMissing(dataDir: string, journal: Journal): Promise<string[]> {
  const store = await openStore({ databaseUrl: null, dataDir })
  const files = await openFileStore({ storageUrl: null, folder: join(dataDir, 'files') })
  const searches = [lostProperties, lostMessages, lostEdit, halfMade].map((search) => search(store, journal))
  const found = await Promise.all([...searches, photosWithoutFile(store, files, journal), faultsOf(store)])
  await store.close()
  return found.flat()
}

async function lostProperties({ db }: Store, { saved }: Journal): Promise<string[]> {
  const rows = await db
    .selectFrom('properties')
    .leftJoin('propertyPhotos', 'propertyPhotos.propertyId', 'properties.id')
    .select(['title', 'photoId'])
    .execute()
  const photoOf = new Map(rows.map(({ title, photoId }) => [title, photoId]))
  return saved.flatMap(({ title, hasPhoto }) => {
    if (!photoOf.has(title)) return [`lost property: ${title}`]
    return hasPhoto && photoOf.get(title) === null ? [`lost photo of ${title}`] : []
  })
}

async function lostMessages({ db }: Store, { received }: Journal): Promise<string[]> {
  const rows = await db.selectFrom('contactMessages').select('mensaje').execute()
  return received.flatMap((text) => {
    const found = rows.filter(({ mensaje }) => mensaje === text).length
    return found === 1 ? [] : [`message there ${found} times: ${text}`]
  })
}

async function lostEdit({ db }: Store, { edited }: Journal): Promise<string[]> {
  const row = await db
    .selectFrom('properties')
    .where('id', '=', edited.id)
    .select(['description', 'version'])
    .executeTakeFirst()
  const isAsAsked = edited.asked !== null && row?.description === edited.asked && row.version === edited.version + 1
  if (!isAsAsked && (row?.description !== edited.said || row.version !== edited.version))
    return [`lost edit: ${JSON.stringify(row)} instead of ${JSON.stringify(edited)}`]
  Object.assign(edited, { said: row.description, version: row.version, asked: null })
  return []
}

/** Every property has its conditions and its log entry, and every message to be sent has its delivery. */
async function halfMade({ db }: Store): Promise<string[]> {
  const properties = await db
    .selectFrom('properties')
    .where('title', 'like', 'Bodega %')
    .select((eb) => [
      'id',
      'title',
      eb
        .selectFrom('propertyAmenities')
        .whereRef('propertyId', '=', 'properties.id')
        .select(eb.fn.countAll<number>().as('count'))
        .as('amenities'),
      eb
        .selectFrom('activityLogs')
        .whereRef('propertyId', '=', 'properties.id')
        .select(eb.fn.countAll<number>().as('count'))
        .as('entries'),
    ])
    .execute()
  const messages = await db
    .selectFrom('contactMessages')
    .leftJoin('outbox', 'outbox.messageId', 'contactMessages.id')
    .where('suspicion', 'is', null)
    .select(['mensaje', 'kind'])
    .execute()
  return [
    ...properties
      .filter(({ amenities, entries }) => Number(amenities) !== AMENITIES.length || Number(entries) !== 1)
      .map((row) => `half made: ${JSON.stringify(row)}`),
    ...messages.filter(({ kind }) => kind === null).map(({ mensaje }) => `nobody delivers: ${mensaje}`),
  ]
}

/** An uploaded or used photo has its complete file; other files may be incomplete. */
async function photosWithoutFile({ db }: Store, files: FileStore, { uploaded }: Journal): Promise<string[]> {
  const photos = await db.selectFrom('photos').select(['id', 'key', 'contentHash']).execute()
  const used = new Set(
    (await db.selectFrom('propertyPhotos').select('photoId').execute()).map(({ photoId }) => photoId),
  )
  const faults = uploaded.filter((key) => !photos.some((photo) => photo.key === key)).map((key) => `lost photo: ${key}`)
  for (const { id, key, contentHash } of photos) {
    if (!(await files.exists(key))) {
      if (used.has(id) || uploaded.includes(key)) faults.push(`lost file: ${key}`)
      continue
    }
    const hash = createHash('sha256')
      .update(await files.getBytes(key))
      .digest('hex')
    if (hash !== contentHash) faults.push(`half a file: ${key}`)
  }
  return faults
}
