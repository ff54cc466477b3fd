import type { Queries } from '#app/db/store.server.ts'
import { commissionText, dealText } from '#app/leads/deal.ts'
import { type LeadFields, SOURCE_LABELS, STAGE_LABELS, lostText, nextActionText } from '#app/leads/lead.ts'
import { LEAD_JSON } from '#app/leads/lead-json.ts'
import { deleteVisitsOf } from '#app/leads/delete-visits.server.ts'
import { LEAD_KIND, fieldsOf } from '#app/leads/lead-kind.server.ts'
import { requirementsText } from '#app/leads/requirements/requirement.ts'
import { factsOf } from '#app/personal-data/person/found-record.ts'
import { identifiersOf, personMatcher } from '#app/personal-data/person/identifiers.ts'
import type { Erasure, PersonKind } from '#app/personal-data/person/person-kind.server.ts'
import { findStoredVisits, visitLine } from './visit-data.server.ts'
import { eraseInLog } from '#app/personal-data/person/traces.server.ts'
import { formatPhone } from '#app/phone/phone.ts'
import { deleteVersions } from '#app/records/versions.server.ts'
import { readJsonOr } from '#app/text/stored-json.ts'

/** A lead as it is, or as it was last, with everything that it was before. */
type StoredLead = { id: string; isLiving: boolean; isTrashed: boolean; states: LeadFields[] }

/** Leads with their history and their earlier versions, also those in the trash. */
export const LEAD_DATA: PersonKind = {
  name: 'lead',
  label: 'Prospectos',
  isAboutPeople: true,
  erasing: 'Se borra con su historial, sus visitas, sus versiones y su copia en la papelera.',
  async find(db, { names, ids, when }) {
    const entries = await db
      .selectFrom('leadEntries')
      .orderBy('createdAt')
      .select(['leadId', 'note', 'createdAt'])
      .execute()
    const notes = Map.groupBy(entries, ({ leadId }) => leadId)
    const visits = Map.groupBy(await findStoredVisits(db), ({ leadId }) => leadId)
    return [...(await findStoredLeads(db)).values()]
      .filter(({ id }) => ids?.includes(id) ?? true)
      .filter(({ states }) => names(states.flatMap(textsOf).join('\n')))
      .map(({ id, isLiving, isTrashed, states }) => {
        const [now, ...earlier] = states
        const said = new Set(now ? textsOf(now) : [])
        return {
          id,
          title: now?.name ?? '',
          to: leadPath({ id, isLiving, isTrashed }),
          facts: factsOf([
            ['Nombre', now?.name],
            ['Empresa', now?.company],
            ['Teléfonos', now?.phones.map(formatPhone).join(', ')],
            ['Correos', now?.emails.join(', ')],
            ['Etapa', now && STAGE_LABELS[now.stage]],
            ['Motivo', now && lostText(now)],
            ['Origen', now && SOURCE_LABELS[now.source]],
            ['Campaña', now?.campaign],
            ['Siguiente acción', now && nextActionText(now)],
            ['Qué busca', now && requirementsText(now.requirements)],
            ['Cierres', now?.deals.map((deal) => [dealText(deal), commissionText(deal)].join(', ')).join('\n')],
            ['Estado', isLiving ? null : isTrashed ? 'En la papelera' : 'Solo en versiones anteriores'],
            [
              'Historial',
              notes
                .get(id)
                ?.map(({ note, createdAt }) => `${when(createdAt)}: ${note}`)
                .join('\n'),
            ],
            ['Visitas', visits.get(id)?.map(visitLine).join('\n')],
            ['Antes', [...new Set(earlier.flatMap(textsOf))].filter((text) => !said.has(text)).join('; ')],
          ]),
          person: identifiersOf({
            names: states.map(({ name }) => name),
            phones: states.flatMap(({ phones }) => phones.map(numberOf)),
            emails: states.flatMap(({ emails }) => emails),
          }),
        }
      })
  },
  async erase(erasure, ids) {
    for (const id of ids) await eraseLead(erasure, id)
  },
}

/** Lines in the history of other leads that name somebody. */
export const LEAD_NOTE_DATA: PersonKind = {
  name: 'lead-note',
  label: 'Historial de prospectos que la nombra',
  isAboutPeople: false,
  erasing: 'El renglón se queda y dice «persona borrada» donde la nombraba.',
  async find(db, { names, ids, when }) {
    const rows = await db
      .selectFrom('leadEntries')
      .leftJoin('leads', 'leads.id', 'leadEntries.leadId')
      .$if(ids !== null, (all) => all.where('leadEntries.id', 'in', ids ?? []))
      .orderBy('leadEntries.createdAt', 'desc')
      .select(['leadEntries.id', 'leadId', 'note', 'leadEntries.createdAt', 'createdByName', 'leads.name'])
      .execute()
    return rows
      .filter(({ note }) => names(note))
      .map(({ id, leadId, note, createdAt, createdByName, name }) => ({
        id,
        title: `Historial de ${name ?? 'un prospecto en la papelera'}`,
        to: name === null ? null : `/dashboard/prospectos/${leadId}`,
        facts: factsOf([
          ['Dice', note],
          ['Anotado', when(createdAt)],
          ['Por', createdByName],
        ]),
        person: null,
      }))
  },
  async erase({ change: { db }, matcher }, ids) {
    const rows = await db.selectFrom('leadEntries').where('id', 'in', ids).select(['id', 'note']).execute()
    for (const { id, note } of rows)
      await db
        .updateTable('leadEntries')
        .set({ note: matcher.erase(note) })
        .where('id', '=', id)
        .execute()
  },
}

/** All leads with everything that they were, also those of the trash. */
export async function findStoredLeads(db: Queries): Promise<Map<string, StoredLead>> {
  const ids = (await db.selectFrom('leads').orderBy('name').select('id').execute()).map(({ id }) => id)
  const leads = new Map<string, StoredLead>()
  for (const lead of await LEAD_KIND.find(db, ids))
    leads.set(lead.id, { id: lead.id, isLiving: true, isTrashed: false, states: [fieldsOf(lead)] })
  const versions = await db
    .selectFrom('versions')
    .where('kind', '=', 'lead')
    .orderBy('number', 'desc')
    .select(['recordId', 'content', 'deleted'])
    .execute()
  for (const { recordId: id, content, deleted } of versions) {
    const lead = leads.get(id) ?? { id, isLiving: false, isTrashed: false, states: [] }
    const state = readJsonOr(LEAD_JSON, content, null)
    leads.set(id, {
      ...lead,
      isTrashed: lead.isTrashed || deleted !== null,
      states: state ? [...lead.states, state] : lead.states,
    })
  }
  return leads
}

/** The page where staff see a lead, or the trash; null where it is only in earlier versions. */
export function leadPath({ id, isLiving, isTrashed }: Pick<StoredLead, 'id' | 'isLiving' | 'isTrashed'>) {
  return isLiving ? `/dashboard/prospectos/${id}` : isTrashed ? '/dashboard/papelera' : null
}

function textsOf({ name, phones, emails }: LeadFields): string[] {
  return [name, ...phones.map(numberOf), ...emails]
}

/** The number without its extension. */
function numberOf(phone: string): string {
  return phone.split(' ')[0] ?? ''
}

async function eraseLead({ change: { db } }: Erasure, id: string): Promise<void> {
  const stored = (await findStoredLeads(db)).get(id)
  const entries = await db
    .selectFrom('versions')
    .where('kind', '=', 'lead')
    .where('recordId', '=', id)
    .where('logId', 'is not', null)
    .select('logId')
    .execute()
  // The entries about this very record name it, even where somebody else has the same name.
  const own = personMatcher(identifiersOf({ names: stored?.states.map(({ name }) => name) ?? [] }))
  await eraseInLog(
    db,
    own,
    entries.flatMap(({ logId }) => logId ?? []),
  )
  await db.deleteFrom('leadEntries').where('leadId', '=', id).execute()
  await deleteVisitsOf(db, id)
  await db.deleteFrom('leads').where('id', '=', id).execute()
  await deleteVersions(db, 'lead', id)
}
