import type { Queries } from '#app/db/store.server.ts'
import { publicKey } from '#app/photos/public-key.server.ts'
import { type EachSet, PICTURE_SETS, type PictureSet, ofEachSet } from '#app/photos/picture-sets.ts'
import type { FieldPhoto, PhotoChoice } from '#app/photos/photo-choice.ts'
import type { PropertyPhoto } from './property.ts'

/** The owner of pictures. */
type Owner = { kind: 'property' | 'complex'; id: string }

const TABLES = {
  property: { owner: 'propertyId', photos: 'propertyPhotos', plans: 'propertyPlans' },
  complex: { owner: 'complexId', photos: 'complexPhotos', plans: 'complexPlans' },
} as const

/** The four tables differ only in the name of the owner column, so one of them stands for all in the types. */
function tableOf(kind: Owner['kind'], set: PictureSet) {
  const names = TABLES[kind]
  return { table: names[set] as 'propertyPhotos', owner: names.owner as 'propertyId' }
}

/** The pictures for a page, in order. */
export function shownPictures(db: Queries, owner: Owner, set: PictureSet): Promise<PropertyPhoto[]> {
  const { table } = tableOf(owner.kind, set)
  return stored(db, owner, set)
    .select([publicKey().as('key'), 'photos.width', 'photos.height', `${table}.alt`])
    .execute()
}

/** The pictures for a form. */
export async function fieldPictures(db: Queries, owner: Owner): Promise<EachSet<FieldPhoto[]>> {
  const ofSet = (set: PictureSet) => {
    const { table } = tableOf(owner.kind, set)
    return stored(db, owner, set)
      .select([
        'photos.id as photoId',
        'photos.key',
        'photos.width',
        'photos.height',
        'photos.luminance',
        `${table}.alt`,
      ])
      .execute()
  }
  return { photos: await ofSet('photos'), plans: await ofSet('plans') }
}

/** The pictures as a form sends them. */
export async function chosenPictures(db: Queries, { kind, id }: Owner): Promise<EachSet<PhotoChoice[]>> {
  return (await chosenPicturesOf(db, kind, [id]))(id)
}

/** The same for several owners. Returns a function of the owner's id. */
export async function chosenPicturesOf(db: Queries, kind: Owner['kind'], ids: readonly string[]) {
  const rowsOf = async (set: PictureSet) => {
    const { table, owner } = tableOf(kind, set)
    const rows = await db
      .selectFrom(table)
      .where(owner, 'in', ids)
      .orderBy('position')
      .select([`${owner} as ownerId`, 'photoId', 'alt'])
      .execute()
    return Map.groupBy(rows, ({ ownerId }) => ownerId)
  }
  const found = { photos: await rowsOf('photos'), plans: await rowsOf('plans') }
  return (id: string): EachSet<PhotoChoice[]> =>
    ofEachSet((set) => (found[set].get(id) ?? []).map(({ photoId, alt }) => ({ photoId, alt })))
}

/** Replaces all pictures of an owner. */
export async function replacePictures(db: Queries, owner: Owner, pictures: EachSet<PhotoChoice[]>): Promise<void> {
  for (const set of PICTURE_SETS) {
    const { table, owner: column } = tableOf(owner.kind, set)
    await db.deleteFrom(table).where(column, '=', owner.id).execute()
  }
  await writePictures(db, owner, pictures)
}

/** Writes the pictures of an owner that has none. */
export async function writePictures(db: Queries, owner: Owner, pictures: EachSet<PhotoChoice[]>): Promise<void> {
  for (const set of PICTURE_SETS) {
    const { table, owner: column } = tableOf(owner.kind, set)
    const rows = pictures[set].map(({ photoId, alt }, position) => ({ [column]: owner.id, photoId, alt, position }))
    if (rows.length > 0)
      await db
        .insertInto(table)
        .values(rows as { propertyId: string; photoId: string; alt: string | null; position: number }[])
        .execute()
  }
}

function linked(db: Queries, { kind, id }: Owner, set: PictureSet) {
  const { table, owner } = tableOf(kind, set)
  return db.selectFrom(table).where(`${table}.${owner}`, '=', id).orderBy(`${table}.position`)
}

function stored(db: Queries, owner: Owner, set: PictureSet) {
  const { table } = tableOf(owner.kind, set)
  return linked(db, owner, set).innerJoin('photos', 'photos.id', `${table}.photoId`)
}
