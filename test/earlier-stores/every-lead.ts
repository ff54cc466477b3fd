import { CATEGORIES, CURRENCIES } from '#app/catalogue/facts/vocabulary.ts'
import { createLead, deleteLead } from '#app/leads/change-lead.server.ts'
import { addEntry } from '#app/leads/entries.server.ts'
import { ENTRY_KINDS } from '#app/leads/entry.ts'
import { CONSENTS, CONTACT_KINDS, LEAD_LANGUAGES, LEAD_SOURCES, LEAD_STAGES, LOST_REASONS } from '#app/leads/lead.ts'
import { cancelVisit, planVisit } from '#app/leads/visits/change-visit.server.ts'
import { VISIT_RESULTS } from '#app/leads/visits/visit.ts'
import type { Change } from '#app/records/change.server.ts'
import { buildDeal } from '#test/factories/deal.ts'
import { buildLead } from '#test/factories/lead.ts'
import { buildVisit } from '#test/factories/visit.ts'

/** The closed vocabularies of leads, by table and column. */
export const LEAD_VOCABULARIES = [
  { table: 'leads', column: 'language', values: LEAD_LANGUAGES },
  { table: 'leads', column: 'source', values: LEAD_SOURCES },
  { table: 'leads', column: 'stage', values: LEAD_STAGES },
  { table: 'leads', column: 'lostReason', values: LOST_REASONS },
  { table: 'leads', column: 'consent', values: CONSENTS },
  { table: 'leadContacts', column: 'kind', values: CONTACT_KINDS },
  { table: 'leadEntries', column: 'kind', values: ENTRY_KINDS },
  { table: 'visits', column: 'result', values: VISIT_RESULTS },
  { table: 'deals', column: 'operation', values: CATEGORIES },
  { table: 'deals', column: 'currency', values: CURRENCIES },
] as const

/** A lead and a visit in the trash. */
export async function deleteLeadAndVisit(change: Change) {
  const lead = await createLead(change, buildLead({ name: 'Eliminado' }))
  const visit = await planVisit(change, buildVisit({ leadId: lead.id }))
  await cancelVisit(change, { leadId: lead.id, id: visit?.id ?? '' })
  await deleteLead(change, lead.id)
}

const NOTHING_ELSE = { leastDollars: null, mostDollars: null, neededBy: '2027-03-01', note: 'Urge' }

/** As many leads as the longest list has values; the first has a line of each kind in its history, and a visit of each result. */
export async function insertLeads(change: Change) {
  const ids: string[] = []
  for (const [at, source] of LEAD_SOURCES.entries()) {
    const lostReason = nth(LOST_REASONS, at)
    const stage = at < LOST_REASONS.length ? 'perdido' : nth(LEAD_STAGES, at)
    const fields = { name: `Prospecto ${at}`, source, language: nth(LEAD_LANGUAGES, at), stage, lostReason } as const
    const consent = nth(CONSENTS, at)
    const requirements = [{ number: 1, query: '?type=bodega', ...NOTHING_ELSE }]
    ids.push(
      (await createLead(change, buildLead({ ...fields, consent, requirements, emails: ['eva@ejemplo.example'] }))).id,
    )
  }
  for (const stage of LEAD_STAGES) await createLead(change, buildLead({ name: stage, stage }))
  const deals = CATEGORIES.map((operation, at) => buildDeal({ operation, currency: nth(CURRENCIES, at) }))
  await createLead(change, buildLead({ name: 'Con cierres', stage: 'ganado', deals }))
  for (const kind of ENTRY_KINDS) await addEntry(change, ids[0] ?? '', { kind, note: 'Una nota' })
  for (const result of VISIT_RESULTS) await planVisit(change, buildVisit({ leadId: ids[0] ?? '', result }))
}

export function nth<T>(list: readonly [T, ...T[]], at: number): T {
  return list[at % list.length] ?? list[0]
}
