import { z } from 'zod'
import { FILE_SHAPE, type FilePayload } from '#app/inventory/import/mapping/import-payload.ts'
import { rememberedCorrections } from '#app/inventory/import/mapping/corrections.ts'
import { LEAD_JSON } from '#app/leads/lead-json.ts'
import type { LeadFields } from '#app/leads/lead.ts'
import { JSON_TEXT, TEXT_OR_NULL, storedJson } from '#app/text/stored-json.ts'
import { LEAD_TARGET_RULES, type LeadMapping, isLeadTarget } from '#app/inventory/import/mapping/lead-columns.ts'

/** How a file of leads is read. `isChosen`: a person has confirmed the mapping. */
export type LeadImportPayload = FilePayload & { mapping: LeadMapping; isChosen?: true | undefined }

/** A target that no longer exists fills nothing. */
const TARGET = JSON_TEXT.nullable().transform((text) => (text !== null && isLeadTarget(text) ? text : null))

export const LEAD_IMPORT_JSON = storedJson<LeadImportPayload>(
  'jobs.payload',
  'Importación de prospectos',
  z.object({
    ...FILE_SHAPE,
    mapping: z.array(TARGET) as z.ZodType<unknown> as z.ZodType<LeadMapping>,
    isChosen: z.literal(true).optional(),
  }),
)
export const NO_LEADS_READ: LeadImportPayload = { columns: [], mapping: [] }

/** What is stored of a file once its rows are written: how it was read, without what it said of anybody. */
export function withoutPeople({ source, corrections, ...payload }: LeadImportPayload): LeadImportPayload {
  return {
    ...payload,
    columns: payload.columns.map((column) => ({ ...column, samples: [] })),
    corrections: rememberedCorrections(corrections, LEAD_TARGET_RULES),
    doubtful: [],
    ...(source && { source: { ...source, accented: null } }),
  }
}

/**
 * What a row writes. `lead`: null once it is written, so that its data is stored in one place; `entries`: the lines of the
 * history with their ids, by which they are taken out again; `createdAt`: when a new lead was first known, null for now.
 */
export type LeadPlan = {
  lead: LeadFields | null
  entries: { id: string; note: string }[]
  createdAt?: string | null | undefined
}

export const LEAD_PLAN_JSON = storedJson<LeadPlan>(
  'jobRows.plan',
  'Plan de un prospecto importado',
  z.object({
    lead: LEAD_JSON.schema.nullable(),
    entries: z.array(z.object({ id: JSON_TEXT, note: JSON_TEXT })),
    createdAt: TEXT_OR_NULL.optional(),
  }),
)

/** Whether a stored plan is one of these: its first key is that of no other kind of job. */
export function isLeadPlan(plan: string): boolean {
  return plan.startsWith('{"lead":')
}
