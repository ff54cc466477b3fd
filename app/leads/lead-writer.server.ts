import { agencyOf } from '#app/agency/agency.ts'
import { findAgencyContent } from '#app/agency/agency.server.ts'
import type { Store } from '#app/db/store.server.ts'
import type { LeadWriter } from './lead-writer.ts'

/** The agency's name and texts for leads. */
export async function findLeadWriter(store: Store): Promise<LeadWriter> {
  const content = await findAgencyContent(store)
  const { leadMessage: message, leadPropertyMessage: propertyMessage } = content.mensajes
  return { agency: agencyOf(content).name, message, propertyMessage }
}
