import { readCode } from '#app/forms/control-readers.ts'
import type { ControlRule } from '#app/forms/control-rules.ts'
import type { EntryLine } from './entry.ts'
import { isUnanswered } from './history/read-entry-line.ts'
import { LEAD_STAGES, type LeadStage, isOpenStage } from './lead.ts'

/** The stage to which a line of the history brings a lead; a visit does when it is planned, too. */
const BROUGHT_BY: Partial<Record<EntryLine['kind'], LeadStage>> = {
  llamada: 'contactado',
  whatsapp: 'contactado',
  correo: 'contactado',
  visita: 'visita',
  propuesta: 'propuesta',
}

/** What a line of the history says was done. */
export type DoneLine = Pick<EntryLine, 'kind' | 'note'>

/** The stages to which a form proposes to move a lead: its own, and the open ones after it; none for a closed lead. */
export function stagesFrom(stage: LeadStage): LeadStage[] {
  return isOpenStage(stage) ? LEAD_STAGES.slice(LEAD_STAGES.indexOf(stage)).filter(isOpenStage) : []
}

/**
 * The stage that a form proposes after these lines; null where the lead is there already, or closed. A call that nobody
 * answered is no contact.
 */
export function proposedStage(stage: LeadStage, lines: readonly DoneLine[]): LeadStage | null {
  const brought = lines.map(({ kind, note }) => {
    const to = BROUGHT_BY[kind]
    return to === 'contactado' && isUnanswered(note) ? null : to
  })
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
