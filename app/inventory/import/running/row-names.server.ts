import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import type { Queries } from '#app/db/store.server.ts'

/** The names of a property's complex, asesor and owner, for its log entry. */
export async function namesIn(db: Queries, { complexId, asesorId, ownerId }: PropertyInput) {
  const complex = await db
    .selectFrom('complexes')
    .where('id', '=', complexId ?? '')
    .select('name')
    .executeTakeFirst()
  const asesor = await db
    .selectFrom('asesorCards')
    .where('userId', '=', asesorId ?? '')
    .select('name')
    .executeTakeFirst()
  const owner = await db
    .selectFrom('owners')
    .where('id', '=', ownerId ?? '')
    .select('name')
    .executeTakeFirst()
  return {
    complexName: complex?.name ?? null,
    asesorName: asesor?.name ?? null,
    ownerName: owner?.name ?? null,
  }
}
