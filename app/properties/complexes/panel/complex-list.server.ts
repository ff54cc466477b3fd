import { type ExpressionBuilder, sql } from 'kysely'
import type { Schema } from '#app/db/schema.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { isId } from '#app/properties/changes/property-record.server.ts'
import { COMPLEX_PAGE_SIZE, type ComplexPage, type ComplexRow } from './complex-list.ts'

/** One page of the conjuntos by their names; beyond the last page, the last. */
export async function findComplexPage({ db }: Store, asked: number): Promise<ComplexPage> {
  const total = await countComplexes(db)
  const pages = Math.max(1, Math.ceil(total / COMPLEX_PAGE_SIZE))
  const page = Math.min(asked, pages)
  const rows = await rowsQuery(db)
    .orderBy(sql`lower(complexes.name)`)
    .orderBy('complexes.id')
    .limit(COMPLEX_PAGE_SIZE)
    .offset((page - 1) * COMPLEX_PAGE_SIZE)
    .execute()
  return { rows: rows.map(toRow), total, page, pages }
}

/** The conjunto that is asked about before it goes; null when there is no such one. */
export async function findForRemoval({ db }: Store, id: string | null): Promise<ComplexRow | null> {
  if (id === null || !isId(id)) return null
  const row = await rowsQuery(db).where('complexes.id', '=', id).executeTakeFirst()
  return row ? toRow(row) : null
}

async function countComplexes(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('complexes')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function rowsQuery(db: Queries) {
  return db
    .selectFrom('complexes')
    .leftJoin('complexPhotos', (join) =>
      join.onRef('complexPhotos.complexId', '=', 'complexes.id').on('complexPhotos.position', '=', 0),
    )
    .leftJoin('photos', 'photos.id', 'complexPhotos.photoId')
    .select(['complexes.id', 'complexes.slug', 'complexes.name', 'complexes.kind'])
    .select(['complexes.location', 'complexes.municipality', 'photos.key', 'photos.width', 'photos.height'])
    .select((eb) => [countSpaces(eb).where('status', '=', 'disponible').as('free'), countSpaces(eb).as('spaces')])
}

function countSpaces(eb: ExpressionBuilder<Schema, 'complexes'>) {
  return eb
    .selectFrom('properties')
    .whereRef('properties.complexId', '=', 'complexes.id')
    .select((space) => space.fn.countAll<number>().as('count'))
}

type Found = Awaited<ReturnType<ReturnType<typeof rowsQuery>['execute']>>[number]

function toRow({ key, width, height, spaces, free, ...row }: Found): ComplexRow {
  const cover = key === null || width === null || height === null ? null : { key, width, height, alt: null }
  return { ...row, cover, spaces: Number(spaces), free: Number(free) }
}
