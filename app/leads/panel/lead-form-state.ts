import { formatPhone } from '#app/phone/phone.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import type { KnownPerson, LeadFields, LeadFormFields } from '#app/leads/lead.ts'

export type LeadControl = keyof LeadFormFields

/** Hidden controls of the form: the version that was edited, and the press that saves a person who is there already. */
export const LEAD_VERSION_CONTROL = 'version'
export const ANYWAY_CONTROL = 'anyway'
/** Posted by a press: the id of the known person whose history gets the pasted message, in place of a new lead. */
export const HISTORY_CONTROL = 'historial'

/** What was sent and not saved. `same`: people with the same phone or e-mail; `version`: the one to save over next. */
export type LeadRefusal = Refusal<LeadControl> & { same: KnownPerson[]; version: number | null }

export function leadRefusal(refusal: Refusal<LeadControl>, more: Partial<LeadRefusal> = {}): LeadRefusal {
  return { same: [], version: null, ...refusal, ...more }
}

/** A lead as the controls of its form show it. */
export function leadTexts(fields: LeadFields): Record<LeadControl, string> {
  const { phones, emails, requirements: _own, deals: _deals, ...texts } = fields
  const entries = Object.entries(texts).map(([name, value]) => [name, value ?? ''])
  return {
    ...(Object.fromEntries(entries) as Record<keyof typeof texts, string>),
    phones: phones.map(formatPhone).join('\n'),
    emails: emails.join('\n'),
  }
}

/**
 * The texts of a form after a conflict: what the person did not touch is what the other person saved.
 * @param base the texts with which the form was opened; null when they are not known
 */
export function mergedTexts(
  typed: Partial<Record<LeadControl, string>>,
  saved: Record<LeadControl, string>,
  base: Record<LeadControl, string> | null,
): Record<LeadControl, string> {
  const names = Object.keys(saved) as LeadControl[]
  const entries = names.map((name) => {
    const own = typed[name] ?? ''
    return [name, base && own === base[name] ? saved[name] : own]
  })
  return Object.fromEntries(entries) as Record<LeadControl, string>
}
