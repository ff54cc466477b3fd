import { sql } from 'kysely'
import type { Queries } from '#app/db/store.server.ts'
import { type VisitFields, resultText, visitPropertyText, visitTimeText } from '#app/leads/visits/visit.ts'
import { VISIT_JSON } from '#app/leads/visits/visit-json.ts'
import { VISIT_KIND, visitFieldsOf } from '#app/leads/visits/visit-kind.server.ts'
import { factsOf } from '#app/personal-data/person/found-record.ts'
import type { PersonMatcher } from '#app/personal-data/person/identifiers.ts'
import { ERASURE_NOTE, type Erasure, type PersonKind } from '#app/personal-data/person/person-kind.server.ts'
import { updateRecord } from '#app/records/change-record.server.ts'
import { readJsonOr } from '#app/text/stored-json.ts'

type StoredVisit = { id: string; leadId: string; isLiving: boolean; states: VisitFields[] }

/** Visits whose texts name somebody, now or in a version: 'Viene con su socia Ana'. */
export const VISIT_TEXT_DATA: PersonKind = {
  name: 'visit-text',
  label: 'Visitas cuyos textos la nombran',
  isAboutPeople: false,
  erasing: 'La visita se queda y dice «persona borrada» donde la nombraba, también en sus versiones y en la papelera.',
  async find(db, { names, ids }) {
    return (await findStoredVisits(db)).flatMap((visit) => {
      const texts = ids?.includes(visit.id) === false ? [] : visit.states.flatMap(textsOf).filter(names)
      const [state] = visit.states
      if (texts.length === 0 || !state) return []
      const title = `${visitPropertyText(state)}, ${visitTimeText(state)}`
      const to = visit.isLiving ? `/dashboard/prospectos/${visit.leadId}/visitas/${visit.id}` : null
      return { id: visit.id, title, to, facts: factsOf([['Dice', [...new Set(texts)].join('\n')]]), person: null }
    })
  },
  async erase(erasure, ids) {
    for (const id of ids) await eraseInVisit(erasure, id)
  },
}

/** All visits with everything that they were, also those of the trash. */
export async function findStoredVisits(db: Queries): Promise<StoredVisit[]> {
  const visits = new Map<string, StoredVisit>()
  const rows = await db.selectFrom('visits').orderBy('day').orderBy('hour').orderBy('id').selectAll().execute()
  for (const row of rows)
    visits.set(row.id, { id: row.id, leadId: row.leadId, isLiving: true, states: [visitFieldsOf(row)] })
  const versions = await db
    .selectFrom('versions')
    .where('kind', '=', 'visit')
    .orderBy('recordId')
    .orderBy('number', 'desc')
    .select(['recordId as id', 'content'])
    .execute()
  for (const { id, content } of versions) {
    const state = readJsonOr(VISIT_JSON, content, null)
    const visit = visits.get(id) ?? { id, leadId: state?.leadId ?? '', isLiving: false, states: [] }
    visits.set(id, { ...visit, states: state ? [...visit.states, state] : visit.states })
  }
  return [...visits.values()]
}

/** A visit as the export of a person's data writes it. */
export function visitLine({ states: [state] }: StoredVisit): string {
  if (!state) return ''
  const { people } = state
  return [`${visitTimeText(state)}: ${visitPropertyText(state)}`, people, resultText(state)].filter(Boolean).join('. ')
}

const NAMING_TEXTS = ['people', 'keys', 'meetingPlace', 'resultNote'] as const

function textsOf(fields: VisitFields): string[] {
  return NAMING_TEXTS.flatMap((name) => fields[name] ?? [])
}

function erasedFields(fields: VisitFields, { erase }: PersonMatcher): VisitFields {
  const erased = NAMING_TEXTS.map((name) => [name, fields[name] && erase(fields[name])])
  return { ...fields, ...Object.fromEntries(erased) }
}

async function eraseInVisit({ change, matcher }: Erasure, id: string): Promise<void> {
  const { db } = change
  // Nobody changes the row until the transaction ends.
  await sql`update ${sql.table('visits')} set version = version where id = ${id}`.execute(db)
  const [current] = await VISIT_KIND.find(db, [id])
  const edit = current && erasedFields(visitFieldsOf(current), matcher)
  if (current && edit && JSON.stringify(edit) !== JSON.stringify(visitFieldsOf(current)))
    await updateRecord({ ...change, note: ERASURE_NOTE }, VISIT_KIND, current, { edit, version: current.version })
  const versions = await db
    .selectFrom('versions')
    .where('kind', '=', 'visit')
    .where('recordId', '=', id)
    .select(['number', 'content'])
    .execute()
  for (const { number, content } of versions) {
    const fields = readJsonOr(VISIT_JSON, content, null)
    const erased = fields && JSON.stringify(erasedFields(fields, matcher))
    if (erased === null || erased === content) continue
    await db
      .updateTable('versions')
      .set({ content: erased })
      .where('kind', '=', 'visit')
      .where('recordId', '=', id)
      .where('number', '=', number)
      .execute()
  }
}
