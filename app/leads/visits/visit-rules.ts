import { readFigure } from '#app/forms/control-readers.ts'
import { type ControlRule, choiceRule, textRule } from '#app/forms/control-rules.ts'
import type { FormRules } from '#app/forms/form-rules.ts'
import { LEAD_RULES, NEXT_ACTION_RULES } from '#app/leads/lead-rules.ts'
import type { LeadStage } from '#app/leads/lead.ts'
import { FORWARD_RULE } from '#app/leads/proposed-stage.ts'
import { VISIT_MINUTES, VISIT_RESULTS, type VisitFields } from './visit.ts'

const LONGEST_TEXT = 500

/** `property`: the ID as it is typed; `toStage`: the stage of the lead that the form of a new visit proposes. */
export type VisitForm = Pick<
  VisitFields,
  'day' | 'hour' | 'minutes' | 'asesorId' | 'people' | 'keys' | 'meetingPlace'
> & {
  property: string
  toStage: LeadStage | null
}

/** The same rule for a control that may not be empty. */
function required(rule: ControlRule<string | null>, message: string): ControlRule<string> {
  return {
    ...rule,
    html: { ...rule.html, required: true },
    read(text) {
      const read = rule.read(text)
      if ('message' in read) return read
      return read.value === null ? { message } : { value: read.value }
    },
  }
}

const { least, most } = VISIT_MINUTES

const MINUTES: ControlRule<number> = {
  tidy: (typed) => typed.trim(),
  html: { required: true },
  read(text) {
    const read = readFigure(text, { decimals: 0, required: 'Escribe cuántos minutos dura' })
    if ('message' in read) return read
    const value = read.value ?? 0
    if (value < least || value > most) return { message: `Escribe de ${least} a ${most} minutos` }
    return { value }
  },
}

export const VISIT_RULES: FormRules<VisitForm> = {
  property: textRule({ most: 120, required: 'Escribe el ID de la propiedad' }),
  asesorId: LEAD_RULES.asesorId,
  day: required(NEXT_ACTION_RULES.nextDay, 'Elige el día'),
  hour: required(NEXT_ACTION_RULES.nextHour, 'Escribe la hora'),
  minutes: MINUTES,
  people: textRule({ most: LONGEST_TEXT }),
  keys: textRule({ most: LONGEST_TEXT }),
  meetingPlace: textRule({ most: LONGEST_TEXT }),
  toStage: FORWARD_RULE,
}

export const RESULT_RULES: FormRules<{ result: (typeof VISIT_RESULTS)[number]; resultNote: string | null }> = {
  result: choiceRule(VISIT_RESULTS, 'Elige cómo fue'),
  resultNote: textRule({ lines: true, most: LONGEST_TEXT }),
}
