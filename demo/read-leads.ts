import { addDays } from '#app/calendar/calendar-day.ts'
import type { DealTerms } from '#app/leads/deal.ts'
import type { TypedEntryKind } from '#app/leads/entry.ts'
import {
  type Consent,
  type LeadFields,
  type LeadLanguage,
  type LeadSource,
  type LeadStage,
  type LostReason,
  NO_NEXT_ACTION,
} from '#app/leads/lead.ts'
import type { LeadRequirement } from '#app/leads/requirements/requirement.ts'
import { VISIT_MINUTES, type VisitFields } from '#app/leads/visits/visit.ts'
import { storedPhone } from '#app/phone/phone.ts'
import { type Moment, instantOf } from './moment.ts'

/** A lead in `leads.json`. `next.inDays`: days after the day of loading; `to`: the stage that the lead has afterwards. */
export type LeadEntry = {
  name: string
  company?: string
  phone: string
  email: string
  language?: LeadLanguage
  source: LeadSource
  campaign?: string
  asesor?: string
  next?: { what: string; inDays: number; hour?: string }
  /** What the lead looks for: filters of the public listing, or a budget in US cents. */
  seeks?: Pick<LeadRequirement, 'query'> &
    Partial<Pick<LeadRequirement, 'mostDollars' | 'note'>> & { neededInDays?: number }
  /** `inDays`: days after the day of loading, before it with a result; `property`: its ID. */
  visit?: Pick<VisitFields, 'hour'> & Partial<VisitDetails> & { inDays: number; property: string }
  lost?: { reason: LostReason; note: string }
  /** The contract for the property of the last line: a rent in pesos a month. Days are counted from the day of loading. */
  deal?: {
    rentCents: number
    signedInDays: number
    startsInDays: number
    endsInDays: number
    commission: string
    sharedWith?: string
    sharedPercent?: number
  }
  history: (Moment & { kind: TypedEntryKind | 'mensaje'; note: string; property: string; to?: LeadStage })[]
}

type VisitDetails = Pick<VisitFields, 'minutes' | 'people' | 'keys' | 'meetingPlace' | 'result' | 'resultNote'>

/** A visit of a lead. `property`: its ID; `plannedAt`: after the last line of the history before it. */
export type DemoVisit = VisitDetails & Pick<VisitFields, 'day' | 'hour'> & { property: string; plannedAt: Date }

/** A line of a history. `property`: its ID; `from`, `to`: the stage before and after; `isAnswered`: a later line answers it. */
export type DemoEntry = {
  at: Date
  kind: TypedEntryKind | 'mensaje'
  note: string
  property: string
  from: LeadStage
  to: LeadStage
  isAnswered: boolean
}

/** A lead of the demo. `asesor`: the name of a person of the demo. */
export type DemoLead = {
  fields: Omit<LeadFields, 'asesorId'>
  /** About the property of the last line of the history. */
  deal: DealTerms | null
  visit: DemoVisit | null
  asesor: string | null
  createdAt: Date
  history: DemoEntry[]
}

const A_MINUTE = 60_000

/** How people of each source agreed; others said so. */
const CONSENT_OF: Partial<Record<LeadSource, Consent>> = {
  sitio: 'site_notice',
  whatsapp: 'whatsapp',
  portal: 'portal',
}

/** A lead for a day in Monterrey. */
export function leadOf({ history, ...entry }: LeadEntry, today: string): DemoLead {
  const { name, company = null, language = 'es', source, campaign = null, asesor = null, next, lost, deal } = entry
  const { seeks, visit } = entry
  const stages = history.map((_, at) => stageAt(history, at))
  const lines = history.map(({ daysAgo, time, kind, note, property }, at) => ({
    at: instantOf({ daysAgo, time: `${time}:00.000` }, today),
    kind,
    note,
    property,
    from: stages[at - 1] ?? ('nuevo' as const),
    to: stages[at] ?? ('nuevo' as const),
    isAnswered: at < history.length - 1,
  }))
  const [first] = lines
  if (!first) throw new Error(`demo/leads.json: ${name} has no history`)
  const action = next && {
    nextAction: next.what,
    nextDay: addDays(today, next.inDays),
    nextHour: next.hour ?? null,
  }
  return {
    fields: {
      name,
      company,
      language,
      source,
      campaign,
      phones: [storedPhone(entry.phone) ?? entry.phone],
      emails: [entry.email],
      stage: stages.at(-1) ?? 'nuevo',
      lostReason: lost?.reason ?? null,
      lostNote: lost?.note ?? null,
      consent: CONSENT_OF[source] ?? 'spoken',
      consentDay: addDays(today, -(history[0]?.daysAgo ?? 0)),
      ...(action ?? NO_NEXT_ACTION),
      requirements: seeks ? [requirementOf(seeks, today)] : [],
      deals: [],
    },
    deal: deal ? dealOf(deal, today) : null,
    visit: visit ? visitOf(visit, lines, today) : null,
    asesor,
    createdAt: first.at,
    history: lines,
  }
}

function requirementOf(seeks: NonNullable<LeadEntry['seeks']>, today: string): LeadRequirement {
  const { query, mostDollars = null, note = null, neededInDays } = seeks
  const neededBy = neededInDays === undefined ? null : addDays(today, neededInDays)
  return { number: 1, query, leastDollars: null, mostDollars, neededBy, note }
}

function visitOf(visit: NonNullable<LeadEntry['visit']>, lines: readonly DemoEntry[], today: string): DemoVisit {
  const { inDays, hour, property, minutes = VISIT_MINUTES.usual } = visit
  const { people = null, keys = null, meetingPlace = null, result = null, resultNote = null } = visit
  const start = instantOf({ daysAgo: -inDays, time: `${hour}:00.000` }, today)
  const last = lines.findLast(({ at }) => at < start)
  if (!last) throw new Error('demo/leads.json: a visit before its lead')
  const plannedAt = new Date(last.at.getTime() + 2 * A_MINUTE)
  const details = { minutes, people, keys, meetingPlace, result, resultNote }
  return { day: addDays(today, inDays), hour, property, plannedAt, ...details }
}

function dealOf(deal: NonNullable<LeadEntry['deal']>, today: string): DealTerms {
  const {
    rentCents,
    signedInDays,
    startsInDays,
    endsInDays,
    commission,
    sharedWith = null,
    sharedPercent = null,
  } = deal
  const rent = { operation: 'renta', priceCents: rentCents, currency: 'MXN' } as const
  return {
    ...rent,
    signedOn: addDays(today, signedInDays),
    startsOn: addDays(today, startsInDays),
    endsOn: addDays(today, endsInDays),
    commission,
    sharedWith,
    sharedPercent,
  }
}

/** The stage after a line: that of the last line which moved the lead. */
function stageAt(history: LeadEntry['history'], at: number): LeadStage {
  return history.slice(0, at + 1).findLast(({ to }) => to !== undefined)?.to ?? 'nuevo'
}
