import type { ExpressionBuilder } from 'kysely'
import type { Schema } from '#app/db/schema.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { pageAt } from '#app/figures/page-at.ts'
import { publicKey } from '#app/photos/public-key.server.ts'
import { isId } from '#app/catalogue/property/find-records.server.ts'
import { freeSpaceCondition } from '#app/catalogue/complex/complexes.server.ts'
import { byName } from '#app/text/name-order.ts'
import { COMPLEX_PAGE_SIZE, type ComplexPage, type ComplexRow } from './complex-list.ts'

/** One page of the complexes, ordered by name. A page number past the end gives the last page. */
export async function findComplexPage({ db }: Store, requested: number): Promise<ComplexPage> {
  // The databases order names differently, so all names are ordered here; only the rows of the page are read in full.
  const names = await db.selectFrom('complexes').select(['id', 'name']).execute()
  const total = names.length
  const { page, pages, offset } = pageAt(requested, { rows: total, size: COMPLEX_PAGE_SIZE })
  const ids = names
    .toSorted(byName)
    .slice(offset, offset + COMPLEX_PAGE_SIZE)
    .map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await rowsQuery(db).where('complexes.id', 'in', ids).execute()
  return { rows: rows.map(toRow).toSorted(byName), total, page, pages }
}

/** The complex whose deletion has to be confirmed; null if it does not exist. */
export async function findForRemoval({ db }: Store, id: string | null): Promise<ComplexRow | null> {
  if (id === null || !isId(id)) return null
  const row = await rowsQuery(db).where('complexes.id', '=', id).executeTakeFirst()
  return row ? toRow(row) : null
}

function rowsQuery(db: Queries) {
  return db
    .selectFrom('complexes')
    .leftJoin('complexPhotos', (join) =>
      join.onRef('complexPhotos.complexId', '=', 'complexes.id').on('complexPhotos.position', '=', 0),
    )
    .leftJoin('photos', 'photos.id', 'complexPhotos.photoId')
    .select(['complexes.id', 'complexes.slug', 'complexes.name', 'complexes.kind'])
    .select(['complexes.location', 'complexes.municipality', publicKey().as('key'), 'photos.width', 'photos.height'])
    .select((eb) => [
      countSpaces(eb).as('spaces'),
      countSpaces(eb).where(freeSpaceCondition()).as('free'),
      countSpaces(eb).where('status', '=', 'disponible').as('available'),
    ])
}

function countSpaces(eb: ExpressionBuilder<Schema, 'complexes'>) {
  return eb
    .selectFrom('properties')
    .whereRef('properties.complexId', '=', 'complexes.id')
    .select((space) => space.fn.countAll<number>().as('count'))
}

type Found = Awaited<ReturnType<ReturnType<typeof rowsQuery>['execute']>>[number]

function toRow({ key, width, height, spaces, free, available, ...row }: Found): ComplexRow {
  const cover = key === null || width === null || height === null ? null : { key, width, height, alt: null }
  return { ...row, cover, spaces: Number(spaces), free: Number(free), hidden: Number(available) - Number(free) }
}
