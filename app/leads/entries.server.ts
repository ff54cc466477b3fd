import { v7 as uuidv7 } from 'uuid'
import type { Queries } from '#app/db/store.server.ts'
import type { Change } from '#app/records/change.server.ts'
import { offerState } from './named-property.ts'
import {
  type EntryKind,
  type EntryLine,
  type EntryProperty,
  type History,
  LINES_A_PAGE,
  WAITING_STATES,
} from './entry.ts'

/** A line to write into the history of a lead. */
export type NewEntry = {
  /** Its id, where somebody must find the line again; otherwise a new one. */
  id?: string
  kind: EntryKind
  note: string
  property?: EntryProperty | null
  messageId?: string | null
}

/** Writes a line into the history of a lead. */
export async function addEntry(
  { db, actor, now }: Change,
  leadId: string,
  { id, kind, note, property = null, messageId = null }: NewEntry,
): Promise<void> {
  const about = property ?? { propertyId: null, propertyCode: null, propertyTitle: null }
  const author = { createdAt: now.toISOString(), createdBy: actor.id, createdByName: actor.name }
  await db
    .insertInto('leadEntries')
    .values({ id: id ?? uuidv7({ msecs: now.getTime() }), leadId, kind, note, messageId, ...about, ...author })
    .execute()
}

/** Marks the messages of a lead that wait for an answer as answered: somebody reached the person in another way. */
export async function answerMessages({ db }: Change, leadId: string): Promise<void> {
  const arrived = db
    .selectFrom('leadEntries')
    .where('leadId', '=', leadId)
    .where('kind', '=', 'mensaje')
    .where('messageId', 'is not', null)
    .select('messageId')
  await db
    .updateTable('contactMessages')
    .set({ state: 'respondido' })
    .where('state', 'in', WAITING_STATES)
    .where('id', 'in', arrived)
    .execute()
}

/** More than any history has. */
const MOST_PAGES = 1_000

/** The history of a lead. @param pages how many pages of lines, the newest first */
export async function findEntries(db: Queries, leadId: string, pages = 1): Promise<History> {
  const shown = Math.min(pages, MOST_PAGES)
  const most = shown * LINES_A_PAGE
  const rows = await db
    .selectFrom('leadEntries')
    .leftJoin('properties', 'properties.id', 'leadEntries.propertyId')
    .leftJoin('contactMessages', 'contactMessages.id', 'leadEntries.messageId')
    .where('leadEntries.leadId', '=', leadId)
    .orderBy('leadEntries.createdAt', 'desc')
    .orderBy('leadEntries.id', 'desc')
    .limit(most + 1)
    .select(['leadEntries.id', 'leadEntries.kind', 'note', 'leadEntries.createdAt', 'createdByName', 'messageId'])
    .select(['leadEntries.propertyCode', 'leadEntries.propertyTitle', 'properties.id as livingId', 'properties.status'])
    .select([
      'contactMessages.state',
      'contactMessages.sourcePage',
      'contactMessages.mensaje',
      'contactMessages.asunto',
      'contactMessages.nombre',
    ])
    .execute()
  const lines = rows.slice(0, most).map((row): EntryLine => {
    const { id, kind, createdAt, createdByName, messageId, state, sourcePage, propertyTitle } = row
    const code = row.propertyCode ?? ''
    const to = row.livingId === null ? null : `/property/${row.livingId}`
    return {
      id,
      kind,
      note: kind === 'mensaje' ? [row.asunto, row.mensaje].filter(Boolean).join('\n') : row.note,
      createdAt,
      author: createdByName,
      property: propertyTitle === null ? null : { code, title: propertyTitle, to, state: offerState(row.status) },
      message: messageId === null ? null : { id: messageId, state, sourcePage, sender: row.nombre },
    }
  })
  return { lines, pages: shown, isMore: rows.length > most }
}
