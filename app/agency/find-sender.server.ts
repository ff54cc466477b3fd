import type { Store } from '#app/db/store.server.ts'
import { findMailSettings } from '#app/mail/mail-settings.server.ts'
import { findAgency } from './agency.server.ts'

/**
 * The sender of the product's mails: as Configuración → Correo says, else the agency. An agency without an address sends from
 * that of its site.
 */
export async function findSender(store: Store, publicUrl: string): Promise<{ name: string; address: string }> {
  const { shortName, email } = await findAgency(store)
  const { senderName, senderAddress } = await findMailSettings(store.db)
  return {
    name: senderName ?? shortName,
    address: senderAddress ?? email ?? `no-responder@${new URL(publicUrl).hostname}`,
  }
}
