import { addDays } from '#app/calendar/calendar-day.ts'
import type { Currency, PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import type { AnswerSummary } from '#app/leads/first-answers.ts'
import type { LeadStage } from '#app/leads/lead.ts'

/** The periods of the page, in months up to the current one. */
export const PERIODS = ['1', '3', '12', '24'] as const
export type PeriodCode = (typeof PERIODS)[number]
export const PERIOD_LABELS: Record<PeriodCode, string> = {
  '1': 'Este mes',
  '3': '3 meses',
  '12': '12 meses',
  '24': '24 meses',
}
export const PERIOD_PARAM = 'periodo'
const USUAL: PeriodCode = '12'

/** `since` and `until`: its first and last day, the last one being today; `months`: the first day of each month. */
export type Period = { code: PeriodCode; since: string; until: string; months: string[] }

/** The period that an address asks for. @param today the day of the agency */
export function periodIn(params: URLSearchParams, today: string): Period {
  const code = PERIODS.find((each) => each === params.get(PERIOD_PARAM)) ?? USUAL
  const [year = 0, month = 0] = today.split('-').map(Number)
  const months = Array.from({ length: Number(code) }, (_, at) => {
    const back = year * 12 + month - 1 - (Number(code) - 1 - at)
    return `${Math.floor(back / 12)}-${String((back % 12) + 1).padStart(2, '0')}-01`
  })
  return { code, since: months[0] ?? today, until: today, months }
}

/** The last day of a month. @param first its first day */
export function monthEnd(first: string): string {
  return addDays(`${addDays(first, 31).slice(0, 8)}01`, -1)
}

/** Leads of one value of something, null for those without it, and how many of them were won. */
export type CountedLeads = { value: string | null; leads: number; won: number }

/** `zone`: the name of one of the agency's zones, or null; `days`: the median from being added to being sold or let. */
export type MarketDays = {
  type: PropertyType
  municipality: string
  zone: string | null
  count: number
  days: number
}
export type AskedProperty = { id: string; code: string; title: string; leads: number }
/** Centavos that the agency keeps, by currency, and of how many deals. */
export type CommissionSum = { deals: number; cents: Partial<Record<Currency, number>> }

/** Everything of the page. `commission` is null for whoever may not see it. */
export type LeadNumbers = {
  period: Period
  total: number
  stages: CountedLeads[]
  reached: { stage: LeadStage; leads: number }[]
  sources: (CountedLeads & { answers: AnswerSummary | null })[]
  asesores: (CountedLeads & { name: string; answers: AnswerSummary | null })[]
  months: (CountedLeads & { value: string })[]
  lost: CountedLeads[]
  answers: AnswerSummary
  market: MarketDays[]
  asked: AskedProperty[]
  commission: { won: CommissionSum; expected: CommissionSum } | null
}

/** '3 h 20 min', '45 min', '2 días'; '–' without a figure. */
export function waitText(minutes: number | null): string {
  if (minutes === null) return '–'
  const whole = Math.round(minutes)
  if (whole < 60) return `${whole} min`
  const hours = Math.floor(whole / 60)
  if (hours < 48) return whole % 60 === 0 ? `${hours} h` : `${hours} h ${whole % 60} min`
  return `${Math.round(hours / 24)} días`
}

/** '25 %'; '–' without leads. */
export function shareText(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`
}

/** The middle of sorted or unsorted figures; null for none. */
export function middleOf(figures: readonly number[]): number | null {
  const sorted = figures.toSorted((one, other) => one - other)
  const half = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
