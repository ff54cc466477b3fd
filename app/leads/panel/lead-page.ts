import { textOf } from '#app/forms/form-text.ts'
import { choiceRule, textRule } from '#app/forms/control-rules.ts'
import type { FormRules } from '#app/forms/form-rules.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { LONGEST_ENTRY, TYPED_ENTRY_KINDS, type TypedEntryKind } from '#app/leads/entry.ts'
import type { LeadStage, NextAction } from '#app/leads/lead.ts'
import { FORWARD_RULE } from '#app/leads/proposed-stage.ts'
import { LONGEST_CODE, NEXT_ACTION_RULES, type STAGE_RULES, stageFaults } from '#app/leads/lead-rules.ts'

/** The stage that a form proposes together with what it saves. */
type Forward = { toStage: LeadStage | null }

/** Values of `intent` of the forms of a lead's page. */
export const LEAD_INTENTS = {
  line: 'read-line',
  entry: 'add-entry',
  entryWithNext: 'add-entry-with-next',
  entryWithVisit: 'add-entry-with-visit',
  stage: 'move-lead',
  next: 'save-next-action',
  done: 'finish-next-action',
  call: 'plan-call',
  removeRequirement: 'remove-requirement',
  remove: 'remove-lead',
  merge: 'merge-lead',
} as const

/** Posted by a card of the board: the lead, and that a script shows the answer without a navigation. */
export const CARD_CONTROLS = { lead: 'id', stay: 'stay' } as const

/** In the address: the page asks why the lead was lost. */
export const LOST_PARAM = 'perdido'

/** Posted to add a call: the property that it is about, and the page to which it leads back. */
export const PROPERTY_CONTROL = 'propertyId'
export const BACK_CONTROL = 'volver'

/** Posted with a line of the history: it also does what was due. */
export const FINISHES_CONTROL = 'hecha'
/** Posted with a line of the history: it also answers the messages of the person. */
export const ANSWERS_CONTROL = 'respondido'

/** In the address: the page asks whether to delete the lead. */
export const REMOVE_LEAD_PARAM = 'eliminar'
/** In the address: the id of the record that would be merged into the lead. */
export const MERGE_LEAD_PARAM = 'unir'
/** Posted by a merge: the id and the version of the record that goes. */
export const MERGED_CONTROL = 'from'
export const MERGED_VERSION_CONTROL = 'fromVersion'

/** The line that is typed into the history. */
export const LINE_RULES: FormRules<{ line: string }> = {
  line: textRule({ most: LONGEST_ENTRY, required: 'Escribe qué pasó' }),
}

export type EntryFields = NextAction & Forward & { kind: TypedEntryKind; note: string; property: string | null }

/** What a person confirms before it is saved. */
export const ENTRY_RULES: FormRules<EntryFields> = {
  kind: choiceRule(TYPED_ENTRY_KINDS, 'Elige qué fue'),
  note: textRule({ lines: true, most: LONGEST_ENTRY, required: 'Escribe qué pasó' }),
  property: textRule({ most: LONGEST_CODE }),
  toStage: FORWARD_RULE,
  ...NEXT_ACTION_RULES,
}

/** The form of the next action. */
export const NEXT_RULES: FormRules<NextAction & Forward> = { ...NEXT_ACTION_RULES, toStage: FORWARD_RULE }

/** What is posted when the next action was done. */
export const DONE_RULES: FormRules<{ kind: TypedEntryKind }> = {
  kind: choiceRule(TYPED_ENTRY_KINDS, 'Elige qué fue'),
}

export type LeadPageControl = 'line' | keyof EntryFields | keyof typeof STAGE_RULES

/**
 * What a form of the page answers without saving. `part`: the form; `doubts`: what a line says that can't be; `proposesNext`:
 * whether the line proposes a next action.
 */
export type LeadAnswer = Refusal<LeadPageControl> & {
  part: 'line' | 'entry' | 'stage' | 'next' | null
  doubts: string[]
  proposesNext: boolean
}

export function leadAnswer(part: LeadAnswer['part'], answer: Partial<LeadAnswer>): LeadAnswer {
  return { values: {}, errors: {}, message: null, doubts: [], proposesNext: false, ...answer, part }
}

/** The part of the page that a form belongs to; a press without texts belongs to none. */
const PARTS: Partial<Record<string, LeadAnswer['part']>> = {
  [LEAD_INTENTS.line]: 'line',
  [LEAD_INTENTS.entry]: 'entry',
  [LEAD_INTENTS.entryWithNext]: 'entry',
  [LEAD_INTENTS.entryWithVisit]: 'entry',
  [LEAD_INTENTS.stage]: 'stage',
  [LEAD_INTENTS.next]: 'next',
}

/** A form of the page with the texts that were posted, to show again where nothing was saved. */
export function typedAnswer(form: FormData): LeadAnswer {
  const values = Object.fromEntries([...form].filter(([name, value]) => name !== 'intent' && typeof value === 'string'))
  return leadAnswer(PARTS[textOf(form, 'intent')] ?? null, { values, proposesNext: form.has('nextDay') })
}

/** What the page shows where a card of the board was moved to 'Perdido', which asks for a reason. */
export const ASKS_REASON: LeadAnswer = leadAnswer('stage', {
  values: { stage: 'perdido' },
  errors: stageFaults({ stage: 'perdido', lostReason: null }),
})

/** Whether an answer refuses something. A proposal that waits for its confirmation is no fault. */
export function isRefused({ errors, message }: LeadAnswer): boolean {
  return message !== null || Object.keys(errors).length > 0
}
