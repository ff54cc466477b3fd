import type { Queries } from '#app/db/store.server.ts'

/** A message to deliver; null when it was deleted or marked as spam in the meantime. */
export async function findForDelivery(db: Queries, messageId: string | null) {
  const row = await db
    .selectFrom('contactMessages')
    .select(['id', 'nombre', 'email', 'telefono', 'asunto', 'mensaje', 'createdAt', 'sourcePage', 'propertyTitle'])
    .where('id', '=', messageId)
    .where('state', '!=', 'spam')
    .executeTakeFirst()
  return row ?? null
}
