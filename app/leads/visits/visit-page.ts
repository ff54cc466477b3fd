import type { Refusal } from '#app/forms/refusal.ts'
import type { VisitFields, VisitTime } from './visit.ts'
import type { RESULT_RULES, VisitForm } from './visit-rules.ts'

/** Values of `intent` of the forms of a visit's page. */
export const VISIT_INTENTS = {
  save: 'save-visit',
  result: 'save-visit-result',
  mail: 'mail-visit',
  cancel: 'cancel-visit',
} as const

/** In the address of a new visit: what is known of it. */
export const VISIT_PARAMS = { property: 'propiedad', day: 'dia', hour: 'hora' } as const

type Said = { property: string | null; nextDay: string | null; nextHour: string | null }

/** Where a visit is planned, with what is known of it. */
export function newVisitPath(leadId: string, { property, nextDay, nextHour }: Said): string {
  const params = new URLSearchParams()
  if (property) params.set(VISIT_PARAMS.property, property)
  if (nextDay) params.set(VISIT_PARAMS.day, nextDay)
  if (nextHour) params.set(VISIT_PARAMS.hour, nextHour)
  const path = `/dashboard/prospectos/${leadId}/visitas/nueva`
  return params.size > 0 ? `${path}?${params}` : path
}

/** The control of the second press, which accepts the warnings. */
export const ACCEPT_CONTROL = 'anyway'
/** Hidden controls: the version that was read, and the property whose keys the form shows. */
export const VISIT_VERSION_CONTROL = 'version'
export const KEYS_OF_CONTROL = 'keysOf'

/** What was sent and not saved. `warnings`: what a second press accepts; `keysOf`: the property whose keys are shown. */
export type VisitAnswer = Refusal<keyof VisitForm | keyof typeof RESULT_RULES> & {
  part: 'visit' | 'result' | null
  warnings: string[]
  keysOf: string
}

export function visitAnswer(part: VisitAnswer['part'], answer: Partial<VisitAnswer>): VisitAnswer {
  return { values: {}, errors: {}, message: null, warnings: [], keysOf: '', ...answer, part }
}

/** A visit in the list of its lead. */
export type VisitLine = VisitTime &
  Pick<VisitFields, 'people' | 'keys' | 'result' | 'resultNote'> & {
    id: string
    /** 'Nave en Apodaca (PROP-434)'; `to`: its page in the panel, null once it is deleted; `state`: 'Vendida', null while on offer. */
    property: { name: string; to: string | null; state: string | null }
    asesorName: string | null
  }
