import { v7 as uuidv7 } from 'uuid'
import type { Queries } from '#app/db/store.server.ts'
import type { Deal, DealTerms } from '#app/leads/deal.ts'
import { addEntry } from '#app/leads/entries.server.ts'
import type { EntryProperty } from '#app/leads/entry.ts'
import { LEAD_KIND } from '#app/leads/lead-kind.server.ts'
import { STAGE_LABELS, lostText } from '#app/leads/lead.ts'
import { visitTimeText } from '#app/leads/visits/visit.ts'
import { VISIT_KIND } from '#app/leads/visits/visit-kind.server.ts'
import { type Actor, type Change, THE_PRODUCT, withTransaction } from '#app/records/change.server.ts'
import { foldText } from '#app/text/fold-text.ts'
import type { DemoEntry, DemoLead, DemoVisit } from './read-leads.ts'

/** Milliseconds between what was done and the change of the stage. */
const A_MINUTE = 60_000

/** What the demo loaded before its leads. `people`: ids of the accounts by name; `properties`: by their ID. */
type Loaded = {
  people: ReadonlyMap<string, string>
  properties: ReadonlyMap<string, { id: string; title: string; slug: string }>
}

/** Stores the leads with their histories, each line with its own author and hour. They are nobody's edit: no log entries. */
export async function storeLeads(db: Queries, leads: readonly DemoLead[], { people, properties }: Loaded) {
  for (const { fields, deal, visit, asesor, createdAt, history } of leads) {
    const asesorId = asesor === null ? null : (people.get(asesor) ?? null)
    const author: Actor = asesorId === null ? THE_PRODUCT : { id: asesorId, name: asesor }
    const id = uuidv7({ msecs: createdAt.getTime() })
    const made = { db, actor: author, now: createdAt }
    const deals = deal ? [storedDeal(deal, history, properties)] : []
    await withTransaction(made, (inside) => LEAD_KIND.insert(inside, id, { ...fields, deals, asesorId }))
    if (visit) await storeVisit({ db, actor: author, now: visit.plannedAt }, { leadId: id, visit, properties })
    for (const entry of history) {
      const found = properties.get(entry.property)
      const property = found && { propertyId: found.id, propertyCode: entry.property, propertyTitle: found.title }
      const change = { db, actor: author, now: entry.at }
      if (entry.kind === 'mensaje') {
        const messageId = await storeMessage(db, { fields, entry, property, slug: found?.slug })
        await addEntry({ ...change, actor: THE_PRODUCT }, id, { kind: 'mensaje', note: '', property, messageId })
        continue
      }
      await addEntry(change, id, { kind: entry.kind, note: entry.note, property })
      if (entry.from === entry.to) continue
      const steps = `${STAGE_LABELS[entry.from]} → ${STAGE_LABELS[entry.to]}`
      const note = [steps, entry.to === 'perdido' && lostText(fields)].filter(Boolean).join('. ')
      const moved = new Date(entry.at.getTime() + A_MINUTE)
      await addEntry({ ...change, now: moved }, id, { kind: 'etapa', note })
    }
  }
}

/** Stores a visit with the line of the history that says when it is. */
async function storeVisit(
  change: Change,
  { leadId, visit, properties }: { leadId: string; visit: DemoVisit; properties: Loaded['properties'] },
) {
  const { property: code, plannedAt, ...fields } = visit
  const found = properties.get(code)
  if (!found) throw new Error('demo/leads.json: a visit to a property that is not there')
  const property = { propertyId: found.id, propertyCode: code, propertyTitle: found.title }
  const asesorId = change.actor.id
  await withTransaction(change, (inside) =>
    VISIT_KIND.insert(inside, uuidv7({ msecs: plannedAt.getTime() }), { ...fields, ...property, leadId, asesorId }),
  )
  await addEntry(change, leadId, { kind: 'nota', note: `Visita planeada: ${visitTimeText(visit)}`, property })
}

/** The deal as it is stored, closed at the last line of the history. No version belongs to it: only the deal can be removed. */
function storedDeal(terms: DealTerms, history: readonly DemoEntry[], properties: Loaded['properties']): Deal {
  const last = history.at(-1)
  const found = last && properties.get(last.property)
  if (!last || !found) throw new Error('demo/leads.json: a deal about a property that is not there')
  const property = { propertyId: found.id, propertyCode: last.property, propertyTitle: found.title }
  const made = { id: uuidv7({ msecs: last.at.getTime() }), closedAt: last.at.toISOString() }
  return { ...terms, ...property, ...made, leadVersion: 0, propertyVersion: null }
}

type Written = {
  fields: DemoLead['fields']
  entry: DemoEntry
  property: EntryProperty | undefined
  slug: string | undefined
}

/** Stores the message from which a lead came. @returns its id */
async function storeMessage(db: Queries, { fields, entry, property, slug }: Written): Promise<string> {
  const { name, emails, phones } = fields
  const id = uuidv7({ msecs: entry.at.getTime() })
  const texts = [name, emails[0], phones[0], entry.note, property?.propertyTitle, property?.propertyCode]
  await db
    .insertInto('contactMessages')
    .values({
      id,
      nombre: name,
      email: emails[0] ?? '',
      telefono: phones[0] ?? null,
      asunto: null,
      mensaje: entry.note,
      createdAt: entry.at.toISOString(),
      state: entry.isAnswered ? 'respondido' : 'nuevo',
      sourcePage: slug === undefined ? '/contacto' : `/propiedad/${slug}`,
      propertyId: property?.propertyId ?? null,
      propertyTitle: property?.propertyTitle ?? null,
      propertyOffer: null,
      suspicion: null,
      searchText: foldText(texts.filter(Boolean).join('\n')),
      contentHash: null,
      submissionKey: null,
    })
    .execute()
  return id
}
