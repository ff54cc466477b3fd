import { sql } from 'kysely'
import type { LeadFields } from '#app/leads/lead.ts'
import { LEAD_JSON } from '#app/leads/lead-json.ts'
import { LEAD_KIND, fieldsOf } from '#app/leads/lead-kind.server.ts'
import { filtersOf, storedQuery } from '#app/leads/requirements/requirement.ts'
import { factsOf } from '#app/personal-data/person/found-record.ts'
import type { PersonMatcher } from '#app/personal-data/person/identifiers.ts'
import { ERASURE_NOTE, type Erasure, type PersonKind } from '#app/personal-data/person/person-kind.server.ts'
import { updateRecord } from '#app/records/change-record.server.ts'
import { readJsonOr } from '#app/text/stored-json.ts'
import { findStoredLeads, leadPath } from './lead-data.server.ts'

/** Leads whose texts name somebody, now or in a version: 'Llamar a Ana, 81 1234 5678'. */
export const LEAD_TEXT_DATA: PersonKind = {
  name: 'lead-text',
  label: 'Prospectos cuyos textos la nombran',
  isAboutPeople: false,
  erasing:
    'El prospecto se queda y dice «persona borrada» donde la nombraba, también en sus versiones y en la papelera.',
  async find(db, { names, ids }) {
    return [...(await findStoredLeads(db)).values()].flatMap((lead) => {
      const texts = ids?.includes(lead.id) === false ? [] : lead.states.flatMap(textsOf).filter(names)
      if (texts.length === 0) return []
      const facts = factsOf([['Dice', [...new Set(texts)].join('\n')]])
      return { id: lead.id, title: lead.states[0]?.name ?? '', to: leadPath(lead), facts, person: null }
    })
  },
  async erase(erasure, ids) {
    for (const id of ids) await eraseInLead(erasure, id)
  },
}

function textsOf({ company, campaign, lostNote, nextAction, requirements, deals }: LeadFields): string[] {
  const wanted = requirements.flatMap((each) => {
    const { search, location } = filtersOf(each)
    return [search, location, each.note]
  })
  const partners = deals.map(({ sharedWith }) => sharedWith)
  return [company, campaign, lostNote, nextAction, ...wanted, ...partners].flatMap((text) => text || [])
}

function erasedFields(fields: LeadFields, { erase }: PersonMatcher): LeadFields {
  const erased = (text: string | null) => text && erase(text)
  const { company, campaign, lostNote, nextAction } = fields
  const requirements = fields.requirements.map((each) => {
    const filters = filtersOf(each)
    const words = { search: erase(filters.search), location: erase(filters.location) }
    return { ...each, query: storedQuery({ ...filters, ...words }), note: erased(each.note) }
  })
  return {
    ...fields,
    company: erased(company),
    campaign: erased(campaign),
    lostNote: erased(lostNote),
    nextAction: erased(nextAction),
    requirements,
    deals: fields.deals.map((deal) => ({ ...deal, sharedWith: erased(deal.sharedWith) })),
  }
}

async function eraseInLead({ change, matcher }: Erasure, id: string): Promise<void> {
  const { db } = change
  // Nobody changes the row until the transaction ends.
  await sql`update ${sql.table('leads')} set version = version where id = ${id}`.execute(db)
  const [current] = await LEAD_KIND.find(db, [id])
  const edit = current && erasedFields(fieldsOf(current), matcher)
  if (current && edit && JSON.stringify(edit) !== JSON.stringify(fieldsOf(current)))
    await updateRecord({ ...change, note: ERASURE_NOTE }, LEAD_KIND, current, { edit, version: current.version })
  const versions = await db
    .selectFrom('versions')
    .where('kind', '=', 'lead')
    .where('recordId', '=', id)
    .select(['number', 'content'])
    .execute()
  for (const { number, content } of versions) {
    const fields = readJsonOr(LEAD_JSON, content, null)
    const erased = fields && JSON.stringify(erasedFields(fields, matcher))
    if (erased === null || erased === content) continue
    await db
      .updateTable('versions')
      .set({ content: erased })
      .where('kind', '=', 'lead')
      .where('recordId', '=', id)
      .where('number', '=', number)
      .execute()
  }
}
