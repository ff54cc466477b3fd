import type { Kysely } from 'kysely'
import { landUsesIn } from './0031/land-uses.ts'

type Db = Kysely<{ properties: { landUse: string | null; landUses: string | null } }>

/** What 0027 read otherwise is read again: a use that is answered with no, or with tampoco, is not among those allowed. */
export async function up(db: Db) {
  const told = await db
    .selectFrom('properties')
    .where('landUse', 'is not', null)
    .select(['landUse', 'landUses'])
    .distinct()
    .execute()
  for (const { landUse, landUses: before } of told) {
    const landUses = landUsesIn(landUse ?? '')
    if (landUses !== before)
      await db.updateTable('properties').where('landUse', '=', landUse).set({ landUses }).execute()
  }
}
