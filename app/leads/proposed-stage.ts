import { readCode } from '#app/forms/control-readers.ts'
import type { ControlRule } from '#app/forms/control-rules.ts'
import type { EntryKind } from './entry.ts'
import { LEAD_STAGES, type LeadStage, isOpenStage } from './lead.ts'

/** The stage to which a line of the history brings a lead; a visit does when it is planned, too. */
const BROUGHT_BY: Partial<Record<EntryKind, LeadStage>> = {
  llamada: 'contactado',
  whatsapp: 'contactado',
  correo: 'contactado',
  visita: 'visita',
  propuesta: 'propuesta',
}

/** The stages to which a form proposes to move a lead: its own, and the open ones after it; none for a closed lead. */
export function stagesFrom(stage: LeadStage): LeadStage[] {
  return isOpenStage(stage) ? LEAD_STAGES.slice(LEAD_STAGES.indexOf(stage)).filter(isOpenStage) : []
}

/** The stage that a form proposes after these kinds of lines; null where the lead is there already, or closed. */
export function proposedStage(stage: LeadStage, kinds: readonly EntryKind[]): LeadStage | null {
  const brought = kinds.map((kind) => BROUGHT_BY[kind])
  return stagesFrom(stage).findLast((each) => each !== stage && brought.includes(each)) ?? null
}

/** The change to the stage that a person chose in a form: none where somebody moved the lead further meanwhile. */
export function movedForward(stage: LeadStage, chosen: LeadStage | null): { stage?: LeadStage } {
  return chosen !== null && chosen !== stage && stagesFrom(stage).includes(chosen) ? { stage: chosen } : {}
}

/** The stage that a form moves its lead to; null where it proposes none. */
export const FORWARD_RULE: ControlRule<LeadStage | null> = {
  tidy: (typed) => typed,
  read: (text) => readCode(text, LEAD_STAGES),
  html: {},
}
