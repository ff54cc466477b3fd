import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import type { PropertyRecord } from '#app/catalogue/property/property-input.ts'
import { propertyCode, propertyName } from '#app/catalogue/property/property.ts'
import type { Queries } from '#app/db/store.server.ts'
import { updateProperty } from '#app/editing/changes/change-property.server.ts'
import { describeChanges } from '#app/editing/changes/describe-changes.ts'
import { readVersion } from '#app/editing/changes/stored-version.ts'
import type { Result } from '#app/forms/result.ts'
import { type LeadSaved, changeLead, findSeenLead, newsOf } from '#app/leads/change-lead.server.ts'
import type { Deal, DealTerms } from '#app/leads/deal.ts'
import type { LeadRecord } from '#app/leads/lead-kind.server.ts'
import type { LeadScope } from '#app/leads/lead-scope.ts'
import { type Change, type ChangeInTransaction, withTransaction } from '#app/records/change.server.ts'
import { findNewestVersion, findStored } from '#app/records/find-versions.server.ts'
import { closedProperty } from './deal-property.ts'
import type { DealFields } from './deal-rules.ts'

/**
 * The lead and the property with the versions over which a person decided; `property` is null for none of the catalogue.
 * `scope`: what the account may know of leads.
 */
export type SeenDeal = {
  scope: LeadScope
  leadId: string
  leadVersion: number
  property: { id: string; version: number } | null
}
/** `refusal`: 'missing' for a lead that is gone, else a sentence about what somebody changed meanwhile. */
export type DealSaved = Result<{ lead: LeadRecord }, string>

/** The first line of the entries of the log about the property. */
const LOG_NOTE = 'Cierre con un prospecto'

/**
 * Closes a deal in one transaction: the lead is won, the property gets its status, its contract day and what becomes of its
 * other operation.
 * @param today the day of the agency
 */
export function closeDeal(change: Change, seen: SeenDeal, fields: DealFields, today: string): Promise<DealSaved> {
  return withTransaction(change, async (inside) => {
    const read = await readSeen(inside, seen)
    if (!read.ok) return read
    const { lead, property } = read
    const propertyVersion = await writeProperty(inside, property, fields, today)
    const deal: Deal = {
      id: uuidv7({ msecs: inside.now.getTime() }),
      propertyId: property?.id ?? null,
      propertyCode: property && propertyCode({ id: property.id, propertyId: property.input.propertyId }),
      propertyTitle: property && propertyName(property.input),
      ...termsOf(fields),
      closedAt: inside.now.toISOString(),
      leadVersion: lead.version + 1,
      propertyVersion,
    }
    const won = { stage: 'ganado', lostReason: null, lostNote: null } as const
    return savedOf(await changeLead(inside, lead, { ...won, deals: [...lead.deals, deal] }))
  })
}

/** Saves a deal that was closed before, with the status and the contract day of its property. */
export function reviseDeal(
  change: Change,
  seen: SeenDeal,
  { dealId, fields, today }: { dealId: string; fields: DealFields; today: string },
): Promise<DealSaved> {
  return withTransaction(change, async (inside) => {
    const read = await readSeen(inside, seen)
    if (!read.ok) return read
    const { lead, property } = read
    if (!lead.deals.some(({ id }) => id === dealId)) return { ok: false, refusal: 'Ese cierre ya no está.' }
    await writeProperty(inside, property, { ...fields, other: null }, today)
    const deals = lead.deals.map((deal) => (deal.id === dealId ? { ...deal, ...termsOf(fields) } : deal))
    return savedOf(await changeLead(inside, lead, { deals }))
  })
}

/** Takes the record of a deal out of its lead; stage and property stay as they are. */
export function removeDeal(change: Change, seen: SeenDeal, dealId: string): Promise<DealSaved> {
  return withTransaction(change, async (inside) => {
    const read = await readSeen(inside, { ...seen, property: null })
    if (!read.ok) return read
    const { lead } = read
    return savedOf(await changeLead(inside, lead, { deals: lead.deals.filter(({ id }) => id !== dealId) }))
  })
}

function termsOf(fields: DealFields): DealTerms {
  const { status: _status, other: _other, ...terms } = fields
  return terms
}

type Read = Result<{ lead: LeadRecord; property: PropertyRecord | null }, string>

/** Reads both records, which nobody else changes until the transaction ends, if they still are as they were seen. */
async function readSeen(
  inside: ChangeInTransaction,
  { scope, leadId, leadVersion, property: seen }: SeenDeal,
): Promise<Read> {
  const { db } = inside
  await lockRow(db, 'leads', leadId)
  const lead = await findSeenLead(db, scope, leadId)
  if (!lead) return { ok: false, refusal: 'missing' }
  if (lead.version !== leadVersion) return { ok: false, refusal: await newsOf(db, lead, leadVersion) }
  if (seen === null) return { ok: true, lead, property: null }
  await lockRow(db, 'properties', seen.id)
  const property = await findRecord(db, seen.id)
  if (!property) return { ok: false, refusal: 'La propiedad se eliminó mientras tanto: elige otra.' }
  if (property.version !== seen.version)
    return { ok: false, refusal: await propertyNews(db, property, seen.version, 'mientras tanto') }
  return { ok: true, lead, property }
}

/** Writing first locks the row: of two at the same moment the second reads what the first has written. */
export async function lockRow(db: Queries, table: 'leads' | 'properties', id: string): Promise<void> {
  await sql`update ${sql.table(table)} set version = version where id = ${id}`.execute(db)
}

/** 'Luis Garza cambió PROP-434 mientras tanto: Estado: Disponible → Vendida.' @param version the one that a person saw */
export async function propertyNews(
  db: Queries,
  { id, input, ...current }: PropertyRecord,
  version: number,
  when: string,
): Promise<string> {
  const newest = await findNewestVersion(db, 'property', id)
  const stored = await findStored(db, 'property', { id, number: version })
  const what = stored && describeChanges(readVersion(stored.content).input, { ...current, ...input })
  const code = propertyCode({ id, propertyId: input.propertyId })
  return `${newest?.savedByName ?? 'Otra persona'} cambió ${code} ${when}${what ? `: ${what.replaceAll('\n', '; ')}` : ''}.`
}

/** @returns the version that the deal made; null where it changed nothing */
async function writeProperty(
  inside: ChangeInTransaction,
  property: PropertyRecord | null,
  fields: DealFields,
  today: string,
): Promise<number | null> {
  if (!property) return null
  const { complexName, asesorName, ownerName, version } = property
  const edit = { input: closedProperty(property.input, fields, today), complexName, asesorName, ownerName, version }
  const updated = await updateProperty({ ...inside, note: LOG_NOTE }, property, edit)
  if (!updated.ok) throw new Error(`property ${property.id} changed although its row was locked`)
  return updated.logId === null ? null : version + 1
}

function savedOf(saved: LeadSaved): DealSaved {
  if (!saved.ok) throw new Error(`the lead of a deal changed although its row was locked (${saved.refusal})`)
  return { ok: true, lead: saved.record }
}
