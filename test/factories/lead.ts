import { type LeadFields, NO_CONSENT, NO_NEXT_ACTION } from '#app/leads/lead.ts'

/** A new lead with a phone. */
export function buildLead(fields: Partial<LeadFields> = {}): LeadFields {
  return {
    name: 'Eva Sada',
    company: null,
    phones: ['+528112345678'],
    emails: [],
    language: 'es',
    source: 'llamada',
    campaign: null,
    asesorId: null,
    stage: 'nuevo',
    lostReason: null,
    lostNote: null,
    ...NO_CONSENT,
    ...NO_NEXT_ACTION,
    requirements: [],
    deals: [],
    ...fields,
  }
}
