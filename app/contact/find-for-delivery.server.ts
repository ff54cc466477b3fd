import type { Queries } from '#app/db/store.server.ts'

/** A message as it leaves the house; null when it was deleted or set aside meanwhile: nothing is to be delivered then. */
export async function findForDelivery(db: Queries, messageId: string | null) {
  const row = await db
    .selectFrom('contactMessages')
    .select(['id', 'nombre', 'email', 'telefono', 'asunto', 'mensaje', 'createdAt', 'sourcePage', 'propertyTitle'])
    .where('id', '=', messageId)
    .where('state', '!=', 'spam')
    .executeTakeFirst()
  return row ?? null
}
