import { factOf } from '#app/catalogue/facts/facts.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { ReadVersion } from './stored-version.ts'

/** Leaves out a complex, an asesor and an owner that were deleted since the version. */
export async function withoutGone(db: Queries, version: ReadVersion): Promise<ReadVersion> {
  const { complexId, complexName, asesorId, asesorName, ownerId, ownerName } = version.input
  const named = [
    { fact: 'complexId', table: 'complexes', id: complexId, name: complexName },
    { fact: 'asesorId', table: 'users', id: asesorId, name: asesorName },
    { fact: 'ownerId', table: 'owners', id: ownerId, name: ownerName },
  ] as const
  let left = version
  for (const { fact, table, id, name } of named) {
    if (id === null || (await db.selectFrom(table).where('id', '=', id).select('id').executeTakeFirst())) continue
    left = {
      ...left,
      input: { ...left.input, [fact]: null },
      unknown: [...left.unknown, fact],
      leftOut: [...left.leftOut, `${factOf(fact).label}: ${name ?? 'ya no existe'}`],
    }
  }
  return left
}
