import { searchWords } from '#app/text/fold-text.ts'
import { dialledNumber } from '#app/phone/phone.ts'
import type { Difference } from '#app/text/difference.ts'
import { type LeadRequirement, requirementText } from '#app/leads/requirements/requirement.ts'
import { movedDeal } from './deal.ts'
import {
  LEAD_STAGES,
  type LeadFields,
  type LeadFormFields,
  type LeadStage,
  type NextAction,
  isOpenStage,
  nextActionText,
} from './lead.ts'
import { MOST_CONTACTS } from './lead-rules.ts'

/** Two records of one person: `into` stays. `note`: the next action that is not kept, for the history; null without one. */
export type JoinedLead = { fields: LeadFields; note: string | null }

/**
 * A record that may be the same person. `shared`: the phones and e-mails that both have; none where only the name is the same.
 */
export type MergeOffer = {
  id: string
  name: string
  company: string | null
  asesorName: string | null
  shared: string[]
}

/** What a merge would change. `lines`: how many lines of the history move; `note`: see `JoinedLead`. */
export type MergePreview = {
  from: { id: string; name: string; version: number }
  changes: Difference[]
  lines: number
  note: string | null
}

/** Records that may be the same person, and what merging the one of the address would change. */
export type ShownMerge = { offers: MergeOffer[]; preview: MergePreview | null }

/** What a lead is once another record of the same person is merged into it. */
export function joinedLead(into: LeadFields, from: LeadFields): JoinedLead {
  const { action, other } = keptAction(into, from)
  const added = newContacts(into, from)
  const stage = furtherStage(into.stage, from.stage)
  const consented = into.consent === null ? from : into
  const lost = stage === into.stage ? into : from
  return {
    fields: {
      ...into,
      company: into.company ?? from.company,
      phones: [...into.phones, ...added.phones],
      emails: [...into.emails, ...added.emails],
      campaign: into.campaign ?? from.campaign,
      asesorId: into.asesorId ?? from.asesorId,
      consent: consented.consent,
      consentDay: consented.consentDay,
      stage,
      lostReason: lost.lostReason,
      lostNote: lost.lostNote,
      nextAction: action.nextAction,
      nextDay: action.nextDay,
      nextHour: action.nextHour,
      requirements: joinedRequirements(into.requirements, from.requirements),
      deals: [...into.deals, ...from.deals.map(movedDeal)],
    },
    note: other.nextAction === null ? null : `La otra siguiente acción era: ${nextActionText(other)}`,
  }
}

/** What somebody who is there already gets from a form that was filled in as for a new lead. Stage and name stay. */
export function withTyped(known: LeadFields, typed: LeadFormFields): JoinedLead {
  const { fields, note } = joinedLead(known, { ...typed, stage: known.stage, requirements: [], deals: [] })
  return { fields: { ...fields, ...withNewContacts(known, typed) }, note }
}

/** What the first lead gets from the second and gives back: phones, e-mails and the ids of deals. */
export function takenFrom(into: LeadFields, from: LeadFields): { phones: string[]; emails: string[]; deals: string[] } {
  return { ...newContacts(into, from), deals: from.deals.map(({ id }) => id) }
}

type Contacts = Pick<LeadFields, 'phones' | 'emails'>

/** The phones and e-mails of the second that the first does not have. */
function newContacts(into: Contacts, from: Contacts): Contacts {
  const known = new Set(into.phones.map(dialledNumber))
  return {
    phones: from.phones.filter((phone) => !known.has(dialledNumber(phone))),
    emails: from.emails.filter((email) => !into.emails.includes(email)),
  }
}

/** The phones and e-mails of both, as many as a lead may have. */
export function withNewContacts(into: Contacts, from: Contacts): Contacts {
  const added = newContacts(into, from)
  return {
    phones: [...into.phones, ...added.phones].slice(0, Math.max(MOST_CONTACTS, into.phones.length)),
    emails: [...into.emails, ...added.emails].slice(0, Math.max(MOST_CONTACTS, into.emails.length)),
  }
}

/** Those of `from` that are new get the next numbers. */
function joinedRequirements(into: readonly LeadRequirement[], from: readonly LeadRequirement[]): LeadRequirement[] {
  const known = new Set(into.map(requirementText))
  const last = Math.max(0, ...into.map(({ number }) => number))
  const added = from.filter((each) => !known.has(requirementText(each)))
  return [...into, ...added.map((each, at) => ({ ...each, number: last + 1 + at }))]
}

/** The earlier action is kept, that of `into` where both are due at the same time. */
function keptAction(into: NextAction, from: NextAction): { action: NextAction; other: NextAction } {
  const isLater = from.nextAction !== null && (into.nextAction === null || dueAt(from) < dueAt(into))
  return isLater ? { action: from, other: into } : { action: into, other: from }
}

/** An action without an hour is due before those of its day that have one. */
function dueAt({ nextDay, nextHour }: NextAction): string {
  return `${nextDay ?? ''} ${nextHour ?? ''}`
}

/** An open stage counts more than a closed one; of two of a kind, the one that comes later in the work. */
function furtherStage(one: LeadStage, other: LeadStage): LeadStage {
  const [first, second] = [one, other].map(isOpenStage)
  if (first !== second) return first ? one : other
  if (!first) return one
  return LEAD_STAGES.indexOf(other) > LEAD_STAGES.indexOf(one) ? other : one
}

/** Whether one name has all the words of the other, or their initials: 'Eva S.' is 'eva sada ríos'. */
export function isSameName(one: string, other: string): boolean {
  const [few = [], many = []] = [searchWords(one), searchWords(other)].toSorted((a, b) => a.length - b.length)
  return few.length > 0 && few.every((word) => many.some((each) => each === word || isInitial(word, each)))
}

/** True where one of two words is the initial of the other: 's.', 'sada'. */
function isInitial(one: string, other: string): boolean {
  return one[0] === other[0] && [one, other].some((word) => /^.\.?$/u.test(word))
}
