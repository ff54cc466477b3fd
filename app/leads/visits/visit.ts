import { formatDay } from '#app/calendar/calendar-day.ts'
import { formatHour } from '#app/calendar/moment.ts'
import { withoutPhones } from '#app/phone/phones-in-search.ts'
import { type Difference, NO_VALUE, describeDifferences } from '#app/text/difference.ts'

/** How a visit went, once it is over. */
export const VISIT_RESULTS = ['gusto', 'duda', 'no', 'no_se_hizo'] as const
export type VisitResult = (typeof VISIT_RESULTS)[number]
export const RESULT_LABELS: Record<VisitResult, string> = {
  gusto: 'Le gustó',
  duda: 'Lo está pensando',
  no: 'No le gustó',
  no_se_hizo: 'No se hizo',
}

/** Minutes of a visit: the shortest, the usual and the longest. */
export const VISIT_MINUTES = { least: 5, usual: 60, most: 720 } as const

/** `day`: a day of the agency; `hour`: 'HH:MM' of its time zone; `minutes`: how long it lasts. */
export type VisitTime = { day: string; hour: string; minutes: number }

/** A property with its name from when the visit was saved. Pages show its name of today, unless it was deleted. */
export type VisitProperty = { propertyId: string | null; propertyCode: string | null; propertyTitle: string }

/** What the form of a visit has besides the property, and what is recorded afterwards. */
export type VisitFields = VisitTime &
  VisitProperty & {
    leadId: string
    /** The account of who shows the property. */
    asesorId: string | null
    /** Who comes besides the lead. */
    people: string | null
    keys: string | null
    /** Where to meet: the only address that the visitor gets. */
    meetingPlace: string | null
    result: VisitResult | null
    resultNote: string | null
  }

/** A visit with the name of its asesor. */
export type NamedVisit = VisitFields & { asesorName: string | null }

const DAY_MINUTES = 24 * 60

/** '11:30': the hour at which a visit ends, on its day or the next. */
function endHour({ hour, minutes }: VisitTime): string {
  const end = (minuteOf(hour) + minutes) % DAY_MINUTES
  return [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function minuteOf(hour: string): number {
  return Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3, 5))
}

/** '3 dic 2026, 10:00 a 11:00'. */
export function visitTimeText(time: VisitTime): string {
  return `${formatDay(time.day)}, ${formatHour(time.hour)} a ${formatHour(endHour(time))}`
}

/** 'Nave en Apodaca (PROP-434)'. */
export function visitPropertyText({ propertyTitle, propertyCode }: VisitProperty): string {
  return propertyCode ? `${propertyTitle} (${propertyCode})` : propertyTitle
}

/** 'Le gustó: quiere otra con su socia'. */
export function resultText({ result, resultNote }: Pick<VisitFields, 'result' | 'resultNote'>): string {
  return [result && RESULT_LABELS[result], resultNote].filter(Boolean).join(': ')
}

/** Whether two visits are at the same time, at least for a minute. */
export function isSameTime(one: VisitTime, other: VisitTime): boolean {
  const [a, b] = [startMinute(one), startMinute(other)]
  return a < b + other.minutes && b < a + one.minutes
}

/** Minutes from 1970 to the start, counted in days of 24 hours. */
function startMinute({ day, hour }: VisitTime): number {
  return Date.parse(`${day}T00:00:00Z`) / 60_000 + minuteOf(hour)
}

const TEXTS: { field: string; label: string; textOf: (visit: NamedVisit) => string | null; isPrivate?: true }[] = [
  { field: 'time', label: 'Día y hora', textOf: visitTimeText },
  { field: 'property', label: 'Propiedad', textOf: visitPropertyText },
  { field: 'asesorId', label: 'Asesor', textOf: ({ asesorName }) => asesorName },
  { field: 'people', label: 'Quién más viene', textOf: ({ people }) => people, isPrivate: true },
  { field: 'keys', label: 'Llaves', textOf: ({ keys }) => keys, isPrivate: true },
  { field: 'meetingPlace', label: 'Punto de reunión', textOf: ({ meetingPlace }) => meetingPlace, isPrivate: true },
  { field: 'result', label: 'Resultado', textOf: ({ result }) => result && RESULT_LABELS[result] },
  { field: 'resultNote', label: 'Nota del resultado', textOf: ({ resultNote }) => resultNote, isPrivate: true },
]

/** The facts in which two states of a visit differ, with their texts. */
export function visitDifferences(before: NamedVisit, after: NamedVisit): Difference[] {
  return TEXTS.flatMap(({ field, label, textOf }) => {
    const [from, to] = [textOf(before) || NO_VALUE, textOf(after) || NO_VALUE]
    return from === to ? [] : [{ field, label, from, to }]
  })
}

/** The changes for the log, which everybody of the team reads: without what only those who may edit see. */
export function describeVisitChanges(before: NamedVisit, after: NamedVisit): string {
  const hidden = new Set(TEXTS.filter(({ isPrivate }) => isPrivate).map(({ field }) => field))
  const differences = visitDifferences(before, after).map((each) =>
    hidden.has(each.field)
      ? { ...each, change: 'cambió' }
      : { ...each, from: withoutPhones(each.from), to: withoutPhones(each.to) },
  )
  return describeDifferences(differences)
}
