import { readCode } from '#app/forms/control-readers.ts'
import type { ControlRule } from '#app/forms/control-rules.ts'
import { foldText } from '#app/text/fold-text.ts'
import type { EntryLine } from './entry.ts'
import { LEAD_STAGES, type LeadStage, isOpenStage } from './lead.ts'

/** The stage to which a line of the history brings a lead; a visit does when it is planned, too. */
const BROUGHT_BY: Partial<Record<EntryLine['kind'], LeadStage>> = {
  llamada: 'contactado',
  whatsapp: 'contactado',
  correo: 'contactado',
  visita: 'visita',
  propuesta: 'propuesta',
}

/** 'llamé, no contesta', 'me mandó a buzón', 'ocupado', 'dejé recado': the person was not reached. */
const NOT_REACHED =
  /(?<!\p{L})(?:(?:no|nadie|nunca|tampoco|sin)(?: (?:me|nos|ha|han|hay|la|lo))* (?:contest\p{L}+|respuesta|respond\p{L}+|atend\p{L}+|tomo la llamada|entr[ao] la llamada)|buzon|(?:suena|sonaba|sono|marca|marcaba|da|daba|linea|telefono|tono) ocupad[oa]|(?:telefono|celular) apagado|fuera de (?:servicio|cobertura)|numero (?:equivocado|incorrecto)|(?:deje|dejamos|le deje)(?: \p{L}+)? (?:recado|mensaje|dicho))(?!\p{L})|(?:^|[,.;:])\s*(?:estaba |esta )?ocupad[oa]\s*(?=$|[,.;])/gu
/** Words that say that the person was reached, even if a line also has words of `NOT_REACHED`. */
const REACHED =
  /(?<!\p{L})(?:contesto|respondio|(?:regreso|devolvio) la llamada|me (?:llamo|marco|hablo)|quieren?|piden?|pidio|dijo|dice)(?!\p{L})/u

/** Whether a line says that the person was not reached: 'llamé, no contesta'. */
export function isUnanswered(line: string): boolean {
  const plain = foldText(line)
  const left = plain.replaceAll(NOT_REACHED, ' ')
  return left !== plain && !REACHED.test(left)
}

/** The part of a line of the history that says what was done. */
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
