import { addDays } from './calendar-day.ts'
import { isCalendarDay } from './is-calendar-day.ts'
import { MONTHS, plainDay, readWrittenDay } from './written-day.ts'

/** Something found in a line, and where it stands. `doubt`: a sentence about what can't be. */
export type FoundTime = { value: string; start: number; end: number; doubt?: string }

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado']
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
/** Days ahead that a count may say. */
const MOST_AHEAD = 366

type Read = (match: RegExpExecArray, today: string) => { day: string } | { doubt: string } | null

/** Every way to write a day, each with its reader. The one that comes first in the line counts, of two at once the first. */
const WAYS: readonly [pattern: RegExp, read: Read][] = [
  [/(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/u, ([, year, month, day]) => dated(day, month, year)],
  [
    /(?<![\d/.-])(?:el )?(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}|\d{2}))?(?![\d/-])/u,
    ([all, day, month, year], today) => (all === '24/7' ? null : dated(day, month, year, today)),
  ],
  [
    /(?<![\p{L}\d])(?:el )?(?:dia )?(\d{1,2}|primero|1o|1ero)(?: de)? (ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|may(?:o)?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sept?(?:iembre)?|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?)\.?(?:(?: del?)? (\d{4}))?(?![\p{L}\d])/u,
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
    /(?<!\p{L})(?:la )?(?:proxima semana|semana que (?:entra|viene)|otra semana)(?!\p{L})/u,
    (_match, today) => ({ day: nextWeekday(1, today) }),
  ],
  [
    /(?<!\p{L})(?:a )?(?:fin|fines|finales) de(?: este)? mes(?!\p{L})/u,
    (_match, today) => ({ day: endOfMonth(today) }),
  ],
  [
    /(?<!\p{L})(?:el |este |proximo |el proximo |para el )?(domingo|lunes|martes|miercoles|jueves|viernes|sabado)(?: que (?:entra|viene)| proximo)?(?!\p{L})(?! pasado)/u,
    ([, name = ''], today) => ({ day: nextWeekday(WEEKDAYS.indexOf(name), today) }),
  ],
  [
    /(?<!\p{L})el (?:dia )?(\d{1,2})(?=$|[,.;]|\s+(?:a|en|por)\s+las?(?!\p{L})|\s+\d{1,2}:\d{2})/u,
    ([, day = ''], today) => dayOfMonth(Number(day), today),
  ],
]

/** The first day in a line without accents and in lower case; null for none. */
export function readSaidDay(plain: string, today: string): FoundTime | null {
  let first: FoundTime | null = null
  for (const [pattern, read] of WAYS) {
    const match = pattern.exec(plain)
    if (!match || (first && match.index >= first.start)) continue
    const said = read(match, today)
    if (!said) continue
    const place = { start: match.index, end: match.index + match[0].length }
    first = 'day' in said ? { value: said.day, ...place } : { value: '', doubt: said.doubt, ...place }
  }
  return first
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

/** The next such weekday after today. */
function nextWeekday(weekday: number, today: string): string {
  const own = new Date(`${today}T00:00:00Z`).getUTCDay()
  return addDays(today, (weekday - own + 7) % 7 || 7)
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
