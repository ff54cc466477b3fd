import { createHash } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import { addDays } from '#app/calendar/calendar-day.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { propertyCode } from '#app/catalogue/property/property.ts'
import { inBatches } from '#app/db/in-batches.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Store } from '#app/db/store.server.ts'
import { type EntryKind, TYPED_ENTRY_KINDS } from '#app/leads/entry.ts'
import { fieldsOf } from '#app/leads/lead-kind.server.ts'
import { LEAD_SOURCES, LEAD_STAGES, LOST_REASONS, STAGE_LABELS } from '#app/leads/lead.ts'
import type { LeadRequirement } from '#app/leads/requirements/requirement.ts'
import { foldText } from '#app/text/fold-text.ts'
import { MESSAGE } from '#test/contact.ts'
import { buildDeal } from '#test/factories/deal.ts'
import { buildLead } from '#test/factories/lead.ts'
import { addPerson } from '#test/factories/person.ts'
import { buildVisit } from '#test/factories/visit.ts'

const [LEADS, LINES, DAYS] = [10_000, 20, 730]
/** One lead in so many has a message, and a visit. */
const [MESSAGE_EACH, VISIT_EACH] = [4, 2]
/** Properties that are new this week. */
const NEWS = 40
const DAY = 86_400_000

const FIRST_NAMES = ['Eva', 'Luis', 'Mariana', 'José', 'Sofía', 'Andrés', 'Lucía', 'Héctor', 'Paola', 'Raúl', 'Inés']
const LAST_NAMES = ['Sada', 'Garza', 'Peña', 'Treviño', 'Cantú', 'Villarreal', 'Elizondo', 'Núñez', 'Ríos', 'Zambrano']
const TRADES = ['Acerías', 'Transportes', 'Empaques', 'Logística', 'Refacciones', 'Plásticos', 'Alimentos']
const COLLEAGUES = ['Bruno', 'Carla', 'Diego', 'Elena', 'Fabio', 'Gina', 'Hugo']
const NOTES = [
  'Llamó para preguntar por el andén y la altura libre; pide que le mandemos la ficha',
  'Quedó de hablar con su socio y responder el lunes',
  'Le mandé tres opciones por WhatsApp, le gustó la segunda',
  'Dice que el precio está arriba de su presupuesto, quiere ver algo más cerca de Apodaca',
]

/** What leads look for: `queries` of the listing. */
export const SOUGHT = [
  '?type=bodega',
  '?category=renta&type=bodega&municipality=Apodaca&maxPrice=300000&minArea=1000&docks=4',
  '?category=renta&type=oficina&minArea=200&maxArea=400&parkingSpaces=4',
  '?search=bodega+en+renta+en+apodaca+con+10+andenes+hasta+300+mil',
  '?search=oficina+en+san+pedro+de+200+m2',
  '?search=nave+industrial+cerca+del+aeropuerto',
  '?category=venta&type=terreno&minPriceM2=500&landUse=Industrial',
]

export function requirementOf(query: string): LeadRequirement {
  return { number: 1, query, leastDollars: null, mostDollars: null, neededBy: '2027-03-01', note: null }
}

/**
 * Fills a store that has properties with ten thousand leads of two years, each with a history of twenty lines, and with their
 * visits, deals, messages and versions. An eighth of them is of `staffId`.
 */
export async function fillLeads(store: Store, staffId: string, now: Date): Promise<void> {
  const people = [staffId]
  for (const name of COLLEAGUES) people.push((await addPerson(store.db, name)).id)
  await addNews(store, now)
  const { all } = await currentCatalogue(store)
  const properties = all.map((row) => ({
    propertyId: row.id,
    propertyCode: propertyCode(row),
    propertyTitle: row.title,
  }))
  const made = Array.from({ length: LEADS }, (_, at) => makeLead(at, { people, properties, now }))
  await insertAll(
    store,
    'leads',
    made.map(({ lead }) => lead),
  )
  await insertAll(
    store,
    'leadContacts',
    made.flatMap(({ contacts }) => contacts),
  )
  await insertAll(
    store,
    'leadEntries',
    made.flatMap(({ entries }) => entries),
  )
  await insertAll(
    store,
    'contactMessages',
    made.flatMap(({ messages }) => messages),
  )
  await insertAll(
    store,
    'visits',
    made.flatMap(({ visits }) => visits),
  )
  await insertAll(
    store,
    'deals',
    made.flatMap(({ deals }) => deals),
  )
  await insertAll(
    store,
    'activityLogs',
    made.map(({ log }) => log),
  )
  await insertAll(
    store,
    'versions',
    made.map(({ version }) => version),
  )
  await sql`analyze`.execute(store.db)
}

/** Some of the newest properties were added this week. */
async function addNews({ db }: Store, now: Date) {
  const newest = db.selectFrom('properties').orderBy('createdAt', 'desc').limit(NEWS).select('id')
  const createdAt = new Date(now.getTime() - 3 * DAY).toISOString()
  const rows = await newest.execute()
  await db
    .updateTable('properties')
    .set({ createdAt })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
}

type Named = { propertyId: string; propertyCode: string; propertyTitle: string }
type Among = { people: readonly string[]; properties: readonly Named[]; now: Date }

function makeLead(at: number, { people, properties, now }: Among) {
  const id = idOf('lead', at)
  const instant = (share: number) => new Date(now.getTime() - DAYS * DAY * (1 - (at + share) / LEADS)).toISOString()
  const createdAt = instant(0)
  const today = now.toISOString().slice(0, 10)
  const name = `${nth(FIRST_NAMES, at)} ${nth(LAST_NAMES, at, 3)} ${nth(LAST_NAMES, at, 29)}`
  const company = at % 3 === 0 ? null : `${nth(TRADES, at)} ${nth(LAST_NAMES, at, 7)} ${at}`
  const stage = nth(LEAD_STAGES, at)
  const isOpen = stage !== 'ganado' && stage !== 'perdido'
  const isPlanned = isOpen && at % 3 > 0
  const asesorId = at % 17 === 0 ? null : nth(people, at)
  const property = (line: number) => nth(properties, at * 13 + line * 37)
  const deals = stage === 'ganado' ? [buildDeal({ id: idOf('deal', at), ...property(0), signedOn: today })] : []
  const fields = buildLead({
    name,
    company,
    phones: [`+5281${String(10_000_000 + at * 7_919).slice(-8)}`],
    emails: at % 2 === 0 ? [`contacto${at}@empresa.mx`] : [],
    source: nth(LEAD_SOURCES, at, 8),
    asesorId,
    stage,
    lostReason: stage === 'perdido' ? nth(LOST_REASONS, at) : null,
    nextAction: isPlanned ? `Llamar por ${property(1).propertyCode}` : null,
    nextDay: isPlanned ? addDays(today, (at % 121) - 30) : null,
    nextHour: isPlanned && at % 2 === 0 ? '10:30' : null,
    requirements: at % 5 === 0 ? [] : [requirementOf(`${nth(SOUGHT, at, 7)}&minArea=${100 + at}`)],
    deals,
  })
  const { phones, emails, requirements, deals: _deals, ...columns } = fields
  const messages = at % MESSAGE_EACH === 0 ? [messageOf(at, { name, createdAt, property: property(0) })] : []
  const text = foldText([name, company].filter(Boolean).join(' '))
  const author = { createdBy: asesorId, createdByName: 'Ana Ruiz' }
  const kindOf = (line: number): EntryKind =>
    line === 0 && messages.length > 0 ? 'mensaje' : line % 7 === 3 ? 'etapa' : nth(TYPED_ENTRY_KINDS, at + line)
  const entries = Array.from({ length: LINES }, (_, line): Insertable<Schema['leadEntries']> => {
    const about = line % 4 === 0 ? property(line) : { propertyId: null, propertyCode: null, propertyTitle: null }
    const kind = kindOf(line)
    const note = kind === 'etapa' ? `${STAGE_LABELS.nuevo} → ${STAGE_LABELS.visita}` : nth(NOTES, at + line)
    const messageId = kind === 'mensaje' ? (messages[0]?.id ?? null) : null
    return {
      id: idOf('entry', at, line),
      leadId: id,
      kind,
      note,
      messageId,
      ...about,
      ...author,
      createdAt: instant(line),
    }
  })
  const planned = at % VISIT_EACH === 0 && isOpen
  const logId = idOf('log', at)
  return {
    lead: {
      ...columns,
      id,
      requirements: JSON.stringify(requirements),
      searchText: text,
      version: 1,
      createdAt,
      updatedAt: null,
    },
    contacts: [
      ...phones.map((value) => ({ leadId: id, position: 0, kind: 'telefono' as const, value, extension: null })),
      ...emails.map((value) => ({ leadId: id, position: 1, kind: 'correo' as const, value, extension: null })),
    ],
    entries,
    messages,
    visits:
      at % VISIT_EACH === 0
        ? [
            {
              ...buildVisit({ leadId: id, ...property(2), asesorId, day: addDays(today, (at % 121) - 110) }),
              id: idOf('visit', at),
              result: planned && at % 8 === 0 ? null : ('gusto' as const),
              version: 1,
              createdAt,
              updatedAt: null,
            },
          ]
        : [],
    deals: deals.map((deal) => ({ ...deal, leadId: id, position: 0 })),
    log: {
      id: logId,
      action: 'create_lead' as const,
      type: 'lead' as const,
      propertyId: null,
      propertyTitle: name,
      propertyCode: null,
      userId: asesorId,
      userName: 'Ana Ruiz',
      timestamp: createdAt,
      details: null,
      searchText: text,
    },
    version: {
      kind: 'lead' as const,
      recordId: id,
      number: 1,
      content: JSON.stringify(fieldsOf(fields)),
      savedAt: createdAt,
      savedBy: asesorId,
      savedByName: 'Ana Ruiz',
      note: null,
      logId,
      jobId: null,
      deleted: null,
    },
  }
}

function messageOf(at: number, { name, createdAt, property }: { name: string; createdAt: string; property: Named }) {
  const { propertyId, propertyTitle } = property
  return {
    ...MESSAGE,
    id: idOf('message', at),
    nombre: name,
    createdAt,
    state: at % 40 === 0 ? ('nuevo' as const) : ('respondido' as const),
    propertyId,
    propertyTitle,
    searchText: foldText(`${name} ${MESSAGE.mensaje}`),
  }
}

/** Always the same, in the form of a UUID of version 7. */
function idOf(kind: string, ...place: number[]): string {
  const hex = createHash('sha256')
    .update([kind, ...place].join())
    .digest('hex')
  const time = String(place[0] ?? 0).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(0, 3)}-8${hex.slice(3, 6)}-${hex.slice(6, 18)}`
}

/** An element by any number. @param step after how many numbers the next element follows */
function nth<T>(values: readonly T[], at: number, step = 1): T {
  const value = values[Math.floor(at / step) % values.length]
  if (value === undefined) throw new Error('nothing to choose from')
  return value
}

async function insertAll<Table extends keyof Schema>(
  { db }: Store,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
) {
  const columns = Object.keys(rows[0] ?? {}).length
  await db.transaction().execute(async (transaction) => {
    for (const batch of inBatches(rows, columns)) await transaction.insertInto(table).values(batch).execute()
  })
}
