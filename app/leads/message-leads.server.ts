import { firstConfig } from '#app/db/global-config.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { MessageLeads } from '#app/settings/message-leads.ts'

declare module '#app/db/schema.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface GlobalConfigTable {
    /** How a message becomes a lead; null for by hand. */
    messageLeads: MessageLeads | null
  }
}

/** What Configuración → Prospectos says of messages. */
export async function findMessageLeads(db: Queries): Promise<MessageLeads> {
  const config = await firstConfig(db).select('messageLeads').executeTakeFirst()
  return config?.messageLeads ?? 'by_hand'
}
