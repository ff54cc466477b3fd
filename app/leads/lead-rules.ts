import { isNearDay } from '#app/calendar/calendar-day.ts'
import { readWrittenDay } from '#app/calendar/written-day.ts'
import { type Reading, readCode, readEmail, readText } from '#app/forms/control-readers.ts'
import { type ControlRule, choiceRule, textRule } from '#app/forms/control-rules.ts'
import type { FormRules } from '#app/forms/form-rules.ts'
import { readPhone } from '#app/forms/phone-rule.ts'
import { plainSigns, severalLines } from '#app/forms/typed-text.ts'
import { dialledNumber, extensionOf } from '#app/phone/phone.ts'
import {
  CONSENTS,
  type Consent,
  LEAD_LANGUAGES,
  LEAD_SOURCES,
  LEAD_STAGES,
  LOST_REASONS,
  type LeadFields,
  type LeadFormFields,
  type LostReason,
  type NextAction,
} from './lead.ts'

export const LONGEST_LEAD_NAME = 120
/** Phones, or e-mails, of one lead. */
export const MOST_CONTACTS = 8
export const LONGEST_ACTION = 200
/** The ID of a property, as a person types it beside a lead. */
export const LONGEST_CODE = 120
const LONGEST_LOST_NOTE = 500

/** One phone a line, also with signs or 'y' between them; an extension stays with its number. */
const BETWEEN_PHONES = /\n|;|,(?! ?ext)|(?: ?\/| [yo] | (?=\+))(?=[ (]{0,3}\+?(?:[ ().-]{0,3}\d){10})/i
const BETWEEN_EMAILS = /[\s,;]+/

function listRule(
  between: RegExp,
  readOne: (text: string) => Reading<string | null>,
  many: string,
): ControlRule<string[]> {
  function read(text: string): Reading<string[]> {
    const values: string[] = []
    for (const part of text.replaceAll(/[^\S\n]+/g, ' ').split(between)) {
      const one = readOne(part)
      if ('message' in one) return { message: `${one.message}: «${part.trim()}»` }
      if (one.value !== null && !values.includes(one.value)) values.push(one.value)
    }
    return values.length > MOST_CONTACTS ? { message: `Caben ${MOST_CONTACTS} ${many}` } : { value: values }
  }
  return { tidy: (typed) => plainSigns(severalLines(typed)), read, html: {} }
}

function readOnePhone(text: string): Reading<string | null> {
  const read = readPhone(text.trim().replace(/^tel:\s*/i, ''))
  if ('message' in read || read.value === null) return read
  const number = dialledNumber(read.value)
  return { value: number === null ? null : [number, extensionOf(read.value)].filter(Boolean).join(' ') }
}

const PHONES = listRule(BETWEEN_PHONES, readOnePhone, 'teléfonos')
const EMAILS = listRule(
  BETWEEN_EMAILS,
  (text) => readEmail(text.replace(/^mailto:/i, ''), { spelling: (address) => address.toLowerCase() }),
  'correos',
)

const WRONG_DAY = 'Ese día no existe: escribe otro'
const WRONG_YEAR = 'Revisa el año'
const NO_DAY = 'Escribe el día como 30/11/2026'
const WRONG_HOUR = 'Escribe la hora como 16:30'

/** '30/02/2026', '2026-02-30', '30 de febrero de 2026': a day that is whole, if it exists or not. */
const HAS_YEAR = /^\d+\P{N}+(?:\d+|\p{L}+)\P{N}+\d+$/u

/** A calendar day, or nothing. */
export const OPTIONAL_DAY: ControlRule<string | null> = {
  tidy: (typed) => typed.trim(),
  read(text) {
    const value = readWrittenDay(text)
    if (value === null) return text === '' ? { value } : { message: HAS_YEAR.test(text) ? WRONG_DAY : NO_DAY }
    return isNearDay(value) ? { value } : { message: WRONG_YEAR }
  },
  html: {},
}

/** '9:30' is '09:30'. */
const HOUR: ControlRule<string | null> = {
  tidy: (typed) => typed.trim(),
  read(text) {
    if (text === '') return { value: null }
    const [, hour = '', minute = ''] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? []
    if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return { message: WRONG_HOUR }
    return { value: `${hour.padStart(2, '0')}:${minute}` }
  },
  html: {},
}

const REASON: ControlRule<LostReason | null> = {
  tidy: (typed) => typed,
  read: (text) => readCode(text, LOST_REASONS),
  html: {},
}

const CONSENT: ControlRule<Consent | null> = {
  tidy: (typed) => typed,
  read: (text) => readCode(text, CONSENTS),
  html: {},
}

/** The controls of the next action, which the page of a lead has too. */
export const NEXT_ACTION_RULES: FormRules<NextAction> = {
  nextAction: textRule({ most: LONGEST_ACTION }),
  nextDay: OPTIONAL_DAY,
  nextHour: HOUR,
}

export const STAGE_RULES: FormRules<Pick<LeadFields, 'stage' | 'lostReason' | 'lostNote'>> = {
  stage: choiceRule(LEAD_STAGES, 'Elige la etapa'),
  lostReason: REASON,
  lostNote: textRule({ most: LONGEST_LOST_NOTE }),
}

/** The rules of the form of a lead. What depends on two controls is checked by `leadFaults`. */
export const LEAD_RULES: FormRules<LeadFormFields> = {
  name: textRule({ most: LONGEST_LEAD_NAME, required: 'Escribe el nombre' }),
  company: textRule({ most: LONGEST_LEAD_NAME }),
  phones: PHONES,
  emails: EMAILS,
  language: choiceRule(LEAD_LANGUAGES),
  source: choiceRule(LEAD_SOURCES, 'Elige de dónde viene'),
  campaign: textRule({ most: LONGEST_LEAD_NAME }),
  asesorId: { tidy: (typed) => typed, read: (text) => readText(text, { most: LONGEST_LEAD_NAME }), html: {} },
  consent: CONSENT,
  consentDay: OPTIONAL_DAY,
  ...STAGE_RULES,
  ...NEXT_ACTION_RULES,
}

type Faults = Partial<Record<keyof LeadFormFields, string>>

/** What is wrong with fields that are each valid. Whoever passed by the office may have left only a name. */
export function leadFaults(fields: LeadFormFields): Faults {
  return {
    ...(fields.consentDay !== null && fields.consent === null && { consent: 'Elige cómo aceptó' }),
    ...stageFaults(fields),
    ...nextActionFaults(fields),
  }
}

export function stageFaults({ stage, lostReason }: Pick<LeadFields, 'stage' | 'lostReason'>): Faults {
  return stage === 'perdido' && lostReason === null ? { lostReason: 'Elige por qué se perdió' } : {}
}

/** A day in the past is allowed: the action is overdue at once. */
export function nextActionFaults({ nextAction, nextDay, nextHour }: NextAction): Faults {
  return {
    ...(nextAction === null && (nextDay !== null || nextHour !== null) && { nextAction: 'Escribe qué se hará' }),
    ...(nextDay === null && (nextAction !== null || nextHour !== null) && { nextDay: 'Elige el día' }),
  }
}

/** Only a lost lead has a reason. */
export function withoutOldReason<Stage extends Pick<LeadFields, 'stage' | 'lostReason' | 'lostNote'>>(
  fields: Stage,
): Stage {
  return fields.stage === 'perdido' ? fields : { ...fields, lostReason: null, lostNote: null }
}
