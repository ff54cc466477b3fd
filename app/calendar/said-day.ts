import { addDays } from './calendar-day.ts'
import { isCalendarDay } from './is-calendar-day.ts'
import { MONTHS, plainDay, readWrittenDay } from './written-day.ts'

/**
 * Something found in a line, and where it stands. `doubt`: a sentence about what can't be; `mayBePast`: only a weekday, which
 * may also be the last one.
 */
export type FoundTime = { value: string; start: number; end: number; doubt?: string; mayBePast?: boolean }

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado']
const SPOKEN_WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']
const MONTH_NAMES = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]
const NUMBERS: Record<string, number> = {
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  diez: 10,
  quince: 15,
}
const LAST_HOUR = 24
/** Days ahead that a count may say. */
const MOST_AHEAD = 366

type Said = { day: string; weekday?: number; mayBePast?: boolean } | { doubt: string } | null
type Read = (match: RegExpExecArray, today: string) => Said

/** Every way to write a day, each with its reader. The one that comes first in the line counts, of two at once the first. */
const WAYS: readonly [pattern: RegExp, read: Read][] = [
  [/(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/u, ([, year, month, day]) => dated(day, month, year)],
  [
    /(?<![\d/.-])(?:el )?(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})(?!\d)/u,
    ([, day, month, year], today) => dated(day, month, year, today),
  ],
  [
    /(?<![\d/.-])(?:el )?(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}|\d{2}))?(?![\d/-])/u,
    ([all, day, month, year], today) => (all === '24/7' ? null : dated(day, month, year, today)),
  ],
  [
    /(?<![\p{L}\d])(?<!(?<!\p{L})(?:calle|avenida|ave?|colonia|col|blvd|boulevard|bulevar|plaza|direccion|en)[.:]? )(?:el )?(?:dia )?(\d{1,2}|primero|1(?:[o°º]|r?ero|ro))(?: de)? (ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|may(?:o)?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sept?(?:iembre)?|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?)\.?(?:(?: del?)? (\d{4}))?(?![\p{L}\d])/u,
    ([, day = '', month = '', year], today) =>
      dated(/^\d+$/.test(day) ? day : '1', String(MONTHS.findIndex((name) => month.startsWith(name)) + 1), year, today),
  ],
  [/(?<!\p{L})pasado manana(?!\p{L})/u, (_match, today) => ({ day: addDays(today, 2) })],
  [/(?<!\p{L}|la )manana(?!\p{L})/u, (_match, today) => ({ day: addDays(today, 1) })],
  [/(?<!\p{L})hoy(?: mismo)?(?!\p{L})/u, (_match, today) => ({ day: today })],
  [
    /(?<!\p{L})(?:en|dentro de) (\d{1,3}|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|diez|quince) (dias?|semanas?|mes(?:es)?)(?!\p{L})/u,
    ([, count = '', unit = ''], today) => ahead(NUMBERS[count] ?? Number(count), unit, today),
  ],
  [
    /(?<!\p{L})(?:la )?(?:proxima semana|semana (?:que (?:entra|viene)|entrante)|otra semana)(?!\p{L})/u,
    (_match, today) => ({ day: nextWeekday(1, today) }),
  ],
  [
    /(?<!\p{L})(?:el )?(?:proximo mes|mes (?:que (?:entra|viene)|entrante)|otro mes)(?!\p{L})/u,
    (_match, today) => ({ day: addDays(endOfMonth(today), 1) }),
  ],
  [
    /(?<!\p{L})(?:a )?(?:fin|fines|finales) de(?: este)? mes(?!\p{L})/u,
    (_match, today) => ({ day: endOfMonth(today) }),
  ],
  [
    /(?<!\p{L})(?:el |este |proximo |el proximo |para el )?(domingo|lunes|martes|miercoles|jueves|viernes|sabado|lun|mie|mierc?|jue|vie|sab|(?:mar|dom)(?=\.? (?:\d|a las? )))(?: que (?:entra|viene)| proximo)?(?!\p{L})(?! pasado)/u,
    ([all, name = ''], today) => namedWeekday(all, name, today),
  ],
  [
    /(?<!\p{L})el (?:dia )?(\d{1,2})(?=$|[,.;]|\s+(?:a|en|por)\s+las?(?!\p{L})|\s+\d{1,2}:\d{2})/u,
    ([, day = ''], today) => dayOfMonth(Number(day), today),
  ],
]

/** The first day in a line without accents and in lower case; null for none. */
export function readSaidDay(plain: string, today: string): FoundTime | null {
  let first: FoundTime | null = null
  let weekday: number | null = null
  for (const [pattern, read] of WAYS) {
    const match = pattern.exec(plain)
    if (!match || (first && match.index >= first.start)) continue
    const said = read(match, today)
    if (!said) continue
    first = foundAt(said, match.index, match.index + match[0].length)
    weekday = 'weekday' in said ? (said.weekday ?? null) : null
  }
  return first && weekday !== null ? (dateAfterWeekday(plain, first, weekday, today) ?? first) : first
}

function foundAt(said: NonNullable<Said>, start: number, end: number): FoundTime {
  if ('doubt' in said) return { value: '', doubt: said.doubt, start, end }
  return { value: said.day, start, end, ...(said.mayBePast && { mayBePast: true }) }
}

/** 'viernes 4 de diciembre', 'lunes 30': the date counts. One that is another weekday is doubted; a small number may be an hour. */
function dateAfterWeekday(plain: string, { start, end }: FoundTime, weekday: number, today: string): FoundTime | null {
  const after = plain.slice(end)
  const [gap = ''] = /^\.?,? /.exec(after) ?? []
  if (gap === '') return null
  const date = readSaidDay(after, today)
  if (date?.start === gap.length && /^(?:el |dia )*[\dp]/.test(after.slice(gap.length)))
    return checked({ ...date, start, end: end + date.end }, weekday)
  const number = /^(?:dia )?(\d{1,2})(?=$|[,.;]|\s+(?:a|en|por)\s+las?(?!\p{L})|\s+\d{1,2}:\d{2})/u.exec(
    after.slice(gap.length),
  )
  const said = number && dayOfMonth(Number(number[1]), today)
  if (!number || !said) return null
  const found = checked(foundAt(said, start, end + gap.length + number[0].length), weekday)
  return found.doubt && Number(number[1]) <= LAST_HOUR ? null : found
}

function checked(found: FoundTime, weekday: number): FoundTime {
  if (found.doubt || weekdayOf(found.value) === weekday) return found
  const [, month, day] = partsOf(found.value)
  const name = SPOKEN_WEEKDAYS[weekdayOf(found.value)]
  return {
    ...found,
    value: '',
    doubt: `El ${day} de ${MONTH_NAMES[month - 1]} es ${name}, no ${SPOKEN_WEEKDAYS[weekday]}: escribe otro día`,
  }
}

/** The day that a whole text says, also without a year or in words ('3/12', 'mañana', 'el jueves'); null for any other text. */
export function readTypedDay(text: string, today: string): string | null {
  const written = readWrittenDay(text)
  if (written !== null) return written
  const plain = plainDay(text)
  const said = readSaidDay(plain, today)
  return said && !said.doubt && said.start === 0 && said.end === plain.length ? said.value : null
}

/** A day with its month; without a year it is the next one. */
function dated(day = '', month = '', year: string | undefined, today?: string): ReturnType<Read> {
  const [dayNumber, monthNumber] = [Number(day), Number(month)]
  // '24/7', '1/2': a figure that is no day is not meant as one.
  if (monthNumber < 1 || monthNumber > 12 || dayNumber < 1 || dayNumber > 31) return null
  const whole = year?.length === 2 ? `20${year}` : year
  const written = (of: string) => `${of}-${String(monthNumber).padStart(2, '0')}-${String(dayNumber).padStart(2, '0')}`
  const doubt = { doubt: `El ${dayNumber} de ${MONTH_NAMES[monthNumber - 1]} no existe: escribe otro día` }
  if (whole) return isCalendarDay(written(whole)) ? { day: written(whole) } : doubt
  const current = Number((today ?? '').slice(0, 4))
  for (const inYear of [current, current + 1]) {
    const found = written(String(inYear))
    if (isCalendarDay(found) && found >= (today ?? '')) return { day: found }
  }
  return doubt
}

function ahead(count: number, unit: string, today: string): ReturnType<Read> {
  if (unit.startsWith('mes')) return count > 12 ? null : { day: monthsAhead(count, today) }
  const days = unit.startsWith('semana') ? count * 7 : count
  return days > MOST_AHEAD ? null : { day: addDays(today, days) }
}

/** The same day of the month some months later; the last day of that month if it is shorter. */
function monthsAhead(count: number, today: string): string {
  const [year, month, day] = partsOf(today)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(day, last))).toISOString().slice(0, 10)
}

function endOfMonth(today: string): string {
  const [year, month] = partsOf(today)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

function partsOf(day: string): [year: number, month: number, day: number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))]
}

/** 'jueves', 'el jue' may be the last one, unless the line says that it is one to come. */
function namedWeekday(said: string, name: string, today: string): NonNullable<Said> {
  const weekday = WEEKDAYS.findIndex((each) => each.startsWith(name.slice(0, 3)))
  const isToCome = /este|proximo|para|que (?:entra|viene)/.test(said)
  return { day: nextWeekday(weekday, today), weekday, mayBePast: !isToCome }
}

/** The next such weekday after today. */
function nextWeekday(weekday: number, today: string): string {
  return addDays(today, (weekday - weekdayOf(today) + 7) % 7 || 7)
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** 'el 12': of this month, or of the next month that has it. */
function dayOfMonth(wanted: number, today: string): ReturnType<Read> {
  if (wanted < 1 || wanted > 31) return { doubt: `El día ${wanted} no existe: escribe otro día` }
  const [year, month] = partsOf(today)
  for (let later = 0; later <= 2; later += 1) {
    const first = new Date(Date.UTC(year, month - 1 + later, 1)).toISOString()
    const found = `${first.slice(0, 8)}${String(wanted).padStart(2, '0')}`
    if (isCalendarDay(found) && found > today) return { day: found }
  }
  return null
}
