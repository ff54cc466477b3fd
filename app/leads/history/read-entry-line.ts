import { isCalendarDay } from '#app/calendar/is-calendar-day.ts'
import type { TypedEntryKind } from '#app/leads/entry.ts'
import { type FoundTime, readSaidDay } from '#app/calendar/said-day.ts'
import { readSaidHour } from './read-hour.ts'

/** The next action that a line of the history proposes. */
export type ProposedAction = { nextAction: string; nextDay: string; nextHour: string | null }

/**
 * What a line says: 'llamé, quiere ver PROP-434 el jueves 10:00'. `doubts`: sentences about what can't be, for the person who
 * confirms it.
 */
export type ReadEntryLine = {
  kind: TypedEntryKind
  /** The ID of a property, as it was typed. */
  code: string | null
  next: ProposedAction | null
  doubts: string[]
}

/** What was done, by the words that say so: 'llamar' is something to do. */
const DONE: readonly [kind: TypedEntryKind, words: RegExp][] = [
  ['whatsapp', /(?<!\p{L})(?:whats?app|whats|wa|wasap|guats)(?!\p{L})/u],
  ['correo', /(?<![\p{L}@.])(?:correos?|e-?mails?|mail)(?![\p{L}@])/u],
  [
    'llamada',
    /(?<!\p{L})(?:llame|llamo|llamamos|llamaron|llamada|hable|hablo|hablamos|marque|marco|contesto|telefonee|no contestan?|buzon|deje (?:un )?recado|(?:suena|sonaba) ocupado)(?!\p{L})/u,
  ],
  [
    'propuesta',
    /(?<!\p{L})(?:(?:mande|envie|entregue|presente|mandamos|enviamos|presentamos|le pase)(?: \p{L}+){0,2} (?:propuesta|cotizacion|oferta)|cotice|oferto|ofrecio|propuesta (?:enviada|entregada))(?!\p{L})/u,
  ],
  [
    'visita',
    /(?<!\p{L})(?:visite|visito|visitamos|visitaron|recorrimos|fuimos|vino|vinieron|vimos|vieron|mostre|mostramos|ensene|ensenamos|le gusto|no le gusto)(?!\p{L})/u,
  ],
]

/** Of those words, and beside them, verbs of the past. 'hablamos' may also be of the time to come. */
const PAST_VERB =
  /(?<!\p{L})(?:llame|llamo|llamaron|hable|hablo|marque|marco|contesto|telefonee|mande|mando|envie|envio|entregue|presente|cotice|oferto|ofrecio|visite|visito|visitaron|fuimos|vino|vinieron|vimos|vieron|mostre|ensene|escribio?|respondi|respondio|le gusto)(?!\p{L})/gu
/** Without an accent these are of the present: 'le llamo mañana'. */
const PRESENT_VERB = /^(?:llamo|hablo|marco|contesto|mando|envio|visito)$/
/** After 'que' and without an accent these are a wish: 'que le hable el martes'. */
const WISH = /(?<!\p{L})que (?:l[aeo]s? |me |nos )?(?:llame|hable|marque|mande|envie|visite|contesto)$/u
const WISH_LENGTH = 10
/** Clauses about what was done that may stand before the next action. */
const MOST_DONE = 3

/** Signs of something that was done, also without a kind. */
const PAST = /(?<!\p{L})(?:ayer|antier|anteayer|anoche|pasad[oa])(?!\p{L}| manana)/u
/** Signs of something to do: an infinitive, or a wish. */
const FUTURE =
  /(?<!\p{L})(?:quiere|quieren|pide|piden|vamos|va|van|voy|hay que|queda\p{L}*|agend\p{L}+|cita|pendiente|\p{L}{2,}(?:ar|er|ir)(?:l[aeo]s?|me|nos)?)(?!\p{L})/u

const ACTIONS: readonly [what: string, words: RegExp, about: string, done: TypedEntryKind][] = [
  [
    'Visita',
    /(?<!\p{L})(?:ver(?:l[ao]s?)?|visit\p{L}*|mostrar\p{L}*|recorr\p{L}+|conocer\p{L}*|ensenar\p{L}*|cita)(?!\p{L})/u,
    'a',
    'visita',
  ],
  ['Enviar propuesta', /(?<!\p{L})(?:propuesta|cotiza\p{L}*|oferta)(?!\p{L})/u, 'de', 'propuesta'],
  ['Llamar', /(?<!\p{L})(?:llam\p{L}+|marcar\p{L}*|hablar\p{L}*)(?!\p{L})/u, 'por', 'llamada'],
  ['Escribir por WhatsApp', /(?<!\p{L})(?:whats?app|whats|wasap)(?!\p{L})/u, 'por', 'whatsapp'],
  ['Enviar correo', /(?<![\p{L}@.])(?:correo|e-?mail|mail)(?![\p{L}@])/u, 'por', 'correo'],
]

/** An ID as most agencies write them. */
const CODE = /(?<![\p{L}\p{N}-])\p{L}{1,8}[- ]?\d{1,6}(?:-?[a-z])?(?![\p{L}\p{N}-])/iu
/** An ID with a hyphen is meant as one, whether there is such a property or not. */
const SURE_CODES = /(?<![\p{L}\p{N}-])(\p{L}{2,8})-\d{1,6}(?![\p{L}\p{N}])/gu

/** The same text, letter by letter, in lower case and without accents: what is found in it stands at the same place. */
function plainLetters(text: string): string {
  return [...text.normalize('NFC')].map((letter) => (letter.length === 1 ? plainLetter(letter) : letter)).join('')
}

function plainLetter(letter: string): string {
  const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.length === 1 ? plain : letter
}

/** What a next action was once it is done: 'Visita a PROP-434' was a visit. */
export function doneKindOf(action: string): TypedEntryKind {
  const plain = plainLetters(action)
  return ACTIONS.find(([, words]) => words.test(plain))?.[3] ?? 'nota'
}

type Clause = { text: string; plain: string; start: number }

/**
 * Reads a line of the history. Nothing is saved of it before a person confirms it.
 * @param today the day of the agency
 * @param isCode whether there is a property with an ID
 */
export function readEntryLine(
  line: string,
  { today, isCode }: { today: string; isCode: (code: string) => boolean },
): ReadEntryLine {
  const text = line.normalize('NFC')
  const plain = plainLetters(text)
  const code = codeIn(text, isCode)
  const doubts = missingIn(text, code, isCode).map((missing) => `No hay ninguna propiedad ${missing}`)
  const clauses = clausesOf(text)
  let times = timesFrom(0)
  let found = nextIn(clauses, times)
  for (let tries = 0; found && 'doneUntil' in found && tries < MOST_DONE; tries += 1) {
    times = timesFrom(found.doneUntil)
    found = nextIn(clauses, times)
  }
  for (const time of [times.day, times.hour]) if (time?.doubt) doubts.push(time.doubt)
  const planned = found && 'next' in found ? found : null
  const done = planned && !isPast(planned.clause) ? withoutClause(plain, planned.clause) : plain
  return { kind: kindIn(done, planned !== null || !!times.day?.doubt), code, next: planned && planned.next, doubts }

  /** The day and the hour after what was done: 'llamé hoy, quiere ver PROP-434 el jueves'. */
  function timesFrom(start: number): Times {
    const left = ' '.repeat(start) + plain.slice(start)
    return { day: readSaidDay(left, today), hour: readSaidHour(left), code, today }
  }
}

/** The line with the words of what is to do left blank: 'le mando correo mañana' was no e-mail. */
function withoutClause(plain: string, { plain: clause, start }: Clause): string {
  return plain.slice(0, start) + ' '.repeat(clause.length) + plain.slice(start + clause.length)
}

function isPast({ text, plain }: Clause): boolean {
  return [...plain.matchAll(PAST_VERB)].some(({ 0: verb, index }) => {
    const end = index + verb.length
    const typed = text.slice(index, end).toLowerCase()
    return (
      !PRESENT_VERB.test(typed) && !(typed === verb && WISH.test(plain.slice(Math.max(0, index - WISH_LENGTH), end)))
    )
  })
}

/** The IDs that no property has: without a property the first one, beside one only those that are written like it. */
function missingIn(text: string, code: string | null, isCode: (code: string) => boolean): string[] {
  const prefix = code && /^\p{L}+/u.exec(code)?.[0].toLowerCase()
  const missing = [...text.matchAll(SURE_CODES)].filter(([sure]) => !isCode(sure))
  const meant = prefix ? missing.filter(([, letters = '']) => letters.toLowerCase() === prefix) : missing.slice(0, 1)
  return meant.map(([sure]) => sure)
}

/** What was done first in the line; a visit that has no day to come was one. */
function kindIn(plain: string, hasNext: boolean): TypedEntryKind {
  const found = DONE.flatMap(([kind, words]) => {
    const at = plain.search(words)
    return at === -1 ? [] : [{ kind, at }]
  }).toSorted((a, b) => a.at - b.at)
  const [first] = found
  if (first) return first.kind
  return !hasNext && /(?<!\p{L})(?:visita|recorrido)(?!\p{L})/u.test(plain) ? 'visita' : 'nota'
}

function codeIn(text: string, isCode: (code: string) => boolean): string | null {
  for (let rest = text, match = CODE.exec(rest); match; match = CODE.exec(rest)) {
    if (isCode(match[0])) return match[0]
    rest = rest.slice(match.index + 1)
  }
  return null
}

type Times = { day: FoundTime | null; hour: FoundTime | null; code: string | null; today: string }

/** What is to do, and the clause that says so; or where the clause about something done ends. */
type Found = { next: ProposedAction; clause: Clause } | { doneUntil: number }

function nextIn(clauses: readonly Clause[], { day, hour, code, today }: Times): Found | null {
  const time = day ?? hour
  if (!time || day?.doubt || hour?.doubt) return null
  const at = clauses.findLastIndex(({ start }) => start <= time.start)
  const own = clauses[at]
  if (!own) return null
  const doneUntil = own.start + own.text.length
  if (PAST.test(own.plain)) return { doneUntil }
  const isDone = DONE.some(([, words]) => words.test(own.plain)) && !FUTURE.test(own.plain)
  const isToday = (day?.value ?? today) === today
  const isPresent = !isPast(own) && [...own.plain.matchAll(PAST_VERB)].length > 0
  // 'hablé hoy', 'llamó a las 5', 'llamé el lunes': what was done is nothing to do.
  if (isDone && !isPresent && (isToday || (day?.mayBePast && isPast(own)))) return { doneUntil }
  if (!day && !FUTURE.test(own.plain)) return null
  const nextDay = day?.value ?? today
  if (!isCalendarDay(nextDay)) return null
  const what = whatIn(own, clauses[at - 1] ?? null, { day, hour, code, today })
  return { next: { nextAction: what, nextDay, nextHour: hour?.value ?? null }, clause: own }
}

function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = []
  let start = 0
  for (const { index, 0: sign } of text.matchAll(/,(?!\d)|;|\.(?=\s|$)|\n| y (?!media|cuarto|\p{L}{1,8}-?\d)/gu)) {
    clauses.push(clauseAt(text, start, index))
    start = index + sign.length
  }
  clauses.push(clauseAt(text, start, text.length))
  return clauses
}

function clauseAt(text: string, start: number, end: number): Clause {
  const part = text.slice(start, end)
  return { text: part, plain: plainLetters(part), start }
}

/** 'Visita a PROP-434'; words that no list has stay as they were typed, without the day and the hour. */
function whatIn(own: Clause, before: Clause | null, times: Times): string {
  const { code } = times
  const left = withoutTimes(own, times)
  const isBare = left.replaceAll(/[^\p{L}]/gu, '') === '' || left === code
  const around = isBare && before ? before : own
  const known = ACTIONS.find(([, words]) => words.test(around.plain))
  if (known) return code === null ? known[0] : `${known[0]} ${known[2]} ${code}`
  const said = isBare && before ? before.text.trim() : left.replace(/^[^\p{L}]+$/u, '')
  return said === '' ? 'Dar seguimiento' : said.charAt(0).toUpperCase() + said.slice(1)
}

function withoutTimes({ text, start }: Clause, { day, hour }: Times): string {
  let left = text
  for (const time of [day, hour].filter((each) => each !== null).toSorted((a, b) => b.start - a.start)) {
    const from = time.start - start
    if (from >= 0 && from < text.length) left = `${left.slice(0, from)} ${left.slice(time.end - start)}`
  }
  return left.replaceAll(/\s+/g, ' ').trim()
}
