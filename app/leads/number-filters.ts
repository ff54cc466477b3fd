import { formatDay } from '#app/calendar/calendar-day.ts'
import { isCalendarDay } from '#app/calendar/is-calendar-day.ts'
import { LEAD_STAGES, LOST_LABELS, LOST_REASONS, type LeadStage, type LostReason, STAGE_LABELS } from './lead.ts'

/** The deals whose commission is won, or expected. */
export const COMMISSION_STATES = ['ganada', 'esperada'] as const
export type CommissionState = (typeof COMMISSION_STATES)[number]

/**
 * The filters to which the numbers lead. `since` and `until`: the first and last day, of the agency, on which leads were added;
 * with `commission`, on which deals were signed, and an expected one is not signed until `until`. `reached`: leads that came to
 * this stage or beyond it, also those that were lost later; `property`: the id of one in their history; `open`: neither won nor
 * lost.
 */
export type NumberFilters = {
  since?: string
  until?: string
  reached?: LeadStage | null
  reason?: LostReason | null
  commission?: CommissionState | null
  property?: string
  open?: boolean
}

const NUMBER_PARAMS = {
  since: 'desde',
  until: 'hasta',
  reached: 'llego',
  reason: 'motivo',
  commission: 'comision',
  property: 'propiedad',
  open: 'abiertos',
} as const satisfies Record<keyof NumberFilters, string>
const PROPERTY_ID = /^[\da-f-]{36}$/
const NAMES = Object.keys(NUMBER_PARAMS) as (keyof NumberFilters)[]

export function numberFiltersIn(params: URLSearchParams): NumberFilters {
  const of = (name: keyof NumberFilters) => params.get(NUMBER_PARAMS[name]) ?? ''
  const day = (name: 'since' | 'until') => (isCalendarDay(of(name)) ? of(name) : '')
  return {
    since: day('since'),
    until: day('until'),
    reached: LEAD_STAGES.find((each) => each === of('reached')) ?? null,
    reason: LOST_REASONS.find((each) => each === of('reason')) ?? null,
    commission: COMMISSION_STATES.find((each) => each === of('commission')) ?? null,
    property: PROPERTY_ID.test(of('property')) ? of('property') : '',
    open: of('open') === '1',
  }
}

/** The parameters of an address that say these filters. */
export function numberParams(filters: NumberFilters): [name: string, value: string][] {
  return NAMES.flatMap((name) => {
    const value = filters[name]
    return value ? [[NUMBER_PARAMS[name], value === true ? '1' : value] as [string, string]] : []
  })
}

/** Some of the filters in words. `without`: the values that take them away. */
type NumberWords = { key: string; words: string; without: NumberFilters }

const NO_PERIOD = { since: '', until: '', commission: null } as const
const NO_NUMBER = { ...NO_PERIOD, reached: null, reason: null, property: '', open: false } as const

/** 'Alta desde el 1 nov 2026', 'Llegó a Visita': what the filters say, for the list. */
export function numberFilterWords(filters: NumberFilters): NumberWords[] {
  const { since, until, reached, reason, commission, property, open } = filters
  const period = [since && `desde el ${formatDay(since)}`, until && `hasta el ${formatDay(until)}`]
    .filter(Boolean)
    .join(' ')
  if (commission === 'esperada') return [{ key: 'period', words: 'Comisión esperada', without: NO_NUMBER }]
  const signed = commission === 'ganada' && `Comisión ganada ${period}`.trim()
  const texts: [key: string, words: string | false | null | undefined, without: NumberFilters][] = [
    ['period', signed || (period && `Alta ${period}`), NO_PERIOD],
    ['reached', reached && `Llegó a ${STAGE_LABELS[reached]}`, { reached: null }],
    ['reason', reason && `Motivo: ${LOST_LABELS[reason]}`, { reason: null }],
    ['open', open && 'Abiertos', { open: false }],
    ['property', property && 'Con esta propiedad en su historial', { property: '' }],
  ]
  return texts.flatMap(([key, words, without]) => (words ? [{ key, words, without }] : []))
}
