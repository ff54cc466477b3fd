import { z } from 'zod'
import { CATEGORIES, CURRENCIES } from '#app/catalogue/facts/vocabulary.ts'
import { JSON_COUNT, JSON_TEXT, TEXTS, TEXT_OR_NULL, storedJson } from '#app/text/stored-json.ts'
import { REQUIREMENTS } from '#app/leads/requirements/requirement-json.ts'
import { CONSENTS, LEAD_LANGUAGES, LEAD_SOURCES, LEAD_STAGES, LOST_REASONS, type LeadFields } from './lead.ts'

const DEAL = z.object({
  id: JSON_TEXT,
  propertyId: TEXT_OR_NULL,
  propertyCode: TEXT_OR_NULL,
  propertyTitle: TEXT_OR_NULL,
  operation: z.enum(CATEGORIES),
  priceCents: JSON_COUNT,
  currency: z.enum(CURRENCIES),
  signedOn: TEXT_OR_NULL,
  startsOn: TEXT_OR_NULL,
  endsOn: TEXT_OR_NULL,
  commission: TEXT_OR_NULL,
  sharedWith: TEXT_OR_NULL,
  sharedPercent: z.number().min(0).max(100).nullable(),
  closedAt: JSON_TEXT,
  leadVersion: JSON_COUNT,
  propertyVersion: JSON_COUNT.nullable(),
})

/** A version of a lead. */
export const LEAD_JSON = storedJson<LeadFields>(
  'versions.content',
  'Versión de un prospecto',
  z.object({
    name: JSON_TEXT,
    company: TEXT_OR_NULL,
    phones: TEXTS,
    emails: TEXTS,
    language: z.enum(LEAD_LANGUAGES),
    source: z.enum(LEAD_SOURCES),
    campaign: TEXT_OR_NULL,
    asesorId: TEXT_OR_NULL,
    // Versions from before them lack both.
    consent: z.enum(CONSENTS).nullable().default(null),
    consentDay: TEXT_OR_NULL.default(null),
    stage: z.enum(LEAD_STAGES),
    lostReason: z.enum(LOST_REASONS).nullable(),
    lostNote: TEXT_OR_NULL,
    nextAction: TEXT_OR_NULL,
    nextDay: TEXT_OR_NULL,
    nextHour: TEXT_OR_NULL,
    // Versions from before requirements and deals have none.
    requirements: REQUIREMENTS.default([]),
    deals: z.array(DEAL).default([]),
  }),
)

/**
 * What a lead brought to the one into which it was merged: the ids of its lines of history and of its visits, also of those in
 * the trash, the contacts that were new, and the ids of its deals. `version`: the one of that lead before the merge, which
 * leads that were merged by an earlier release lack.
 */
export type MergedLead = {
  into: string
  version?: number
  entries: string[]
  visits: string[]
  taken: { phones: string[]; emails: string[]; deals: string[] }
}

const TAKEN = z.object({ phones: TEXTS, emails: TEXTS, deals: TEXTS.default([]) })

/** What the trash stores of a lead besides the last version. `merged`: only of one that was merged into another. */
export const DELETED_LEAD_JSON = storedJson<{ createdAt: string; merged?: MergedLead }>(
  'versions.deleted',
  'Prospecto en la papelera',
  z.object({
    createdAt: JSON_TEXT,
    merged: z
      .object({ into: JSON_TEXT, version: JSON_COUNT.optional(), entries: TEXTS, visits: TEXTS, taken: TAKEN })
      .optional(),
  }),
)
