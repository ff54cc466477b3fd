import type { AgencyFields } from '#app/agency/agency-fields.ts'
import type { Refusal } from '#app/forms/refusal.ts'

/**
 * A refused form of the agency. `base`: the stored texts that it was edited from, as JSON; null for those that it was opened
 * with. `isMerged`: its values contain changes that somebody else saved.
 */
export type AgencyRefusal = Refusal<keyof AgencyFields> & { base: string | null; isMerged: boolean }

export const AGENCY_CONFLICT =
  'Otra persona guardó los datos de la agencia mientras los editabas. Revisa lo marcado y guarda otra vez: queda lo que dice aquí.'
