import { textRule } from '#app/forms/control-rules.ts'
import type { FormRules } from '#app/forms/form-rules.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { LONGEST_ENTRY } from '#app/leads/entry.ts'
import { LONGEST_CODE } from '#app/leads/lead-rules.ts'
import type { KnownPerson, LeadFields, LeadFormFields } from '#app/leads/lead.ts'
import { formatPhone } from '#app/phone/phone.ts'

/** What a new lead asked for: the first line of its history, which the form of a new lead has below the lead's own fields. */
export type FirstContact = { askedProperty: string | null; askedNote: string | null }
export type LeadControl = keyof LeadFormFields | keyof FirstContact

export const FIRST_CONTACT_RULES: FormRules<FirstContact> = {
  askedProperty: textRule({ most: LONGEST_CODE }),
  askedNote: textRule({ lines: true, most: LONGEST_ENTRY }),
}

/** Hidden controls of the form: the version that was edited, and the press that saves a person who is there already. */
export const LEAD_VERSION_CONTROL = 'version'
export const ANYWAY_CONTROL = 'anyway'
/** Posted by 'Agregar a su historial': the id of the lead whose history gets the first contact. No new lead is saved then. */
export const HISTORY_CONTROL = 'historial'

/** What was sent and not saved. `same`: people with the same phone or e-mail; `version`: the one to save over next. */
export type LeadRefusal = Refusal<LeadControl> & { same: KnownPerson[]; version: number | null }

export function leadRefusal(refusal: Refusal<LeadControl>, more: Partial<LeadRefusal> = {}): LeadRefusal {
  return { same: [], version: null, ...refusal, ...more }
}

/** A lead as the controls of its form show it. */
export function leadTexts(fields: LeadFields): Record<keyof LeadFormFields, string> {
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
  saved: Record<keyof LeadFormFields, string>,
  base: Record<keyof LeadFormFields, string> | null,
): Record<keyof LeadFormFields, string> {
  const names = Object.keys(saved) as (keyof LeadFormFields)[]
  const entries = names.map((name) => {
    const own = typed[name] ?? ''
    return [name, base && own === base[name] ? saved[name] : own]
  })
  return Object.fromEntries(entries) as Record<keyof LeadFormFields, string>
}
