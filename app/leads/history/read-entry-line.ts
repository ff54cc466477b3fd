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

/** What was done, by the words that say so. They speak of the past: 'llamar' is something to do. */
const DONE: readonly [kind: TypedEntryKind, words: RegExp][] = [
  ['whatsapp', /(?<!\p{L})(?:whats?app|whats|wa|wasap|guats)(?!\p{L})/u],
  ['correo', /(?<![\p{L}@.])(?:correos?|e-?mails?|mail)(?![\p{L}@])/u],
  [
    'llamada',
    /(?<!\p{L})(?:llame|llamo|llamamos|llamaron|llamada|hable|hablo|hablamos|marque|marco|contesto|telefonee|no contesta|buzon)(?!\p{L})/u,
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
const SURE_CODE = /(?<![\p{L}\p{N}-])\p{L}{2,8}-\d{1,6}(?![\p{L}\p{N}])/u

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
  const sure = SURE_CODE.exec(text)?.[0] ?? null
  const doubts = code === null && sure !== null ? [`No hay ninguna propiedad ${sure}`] : []
  const day = readSaidDay(plain, today)
  const hour = readSaidHour(plain)
  for (const found of [day, hour]) if (found?.doubt) doubts.push(found.doubt)
  const next = day?.doubt || hour?.doubt ? null : nextIn(text, { day, hour, code, today })
  return { kind: kindIn(plain, next !== null || !!day?.doubt), code, next, doubts }
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

function nextIn(text: string, { day, hour, code, today }: Times): ProposedAction | null {
  const time = day ?? hour
  if (!time) return null
  const clauses = clausesOf(text)
  const at = clauses.findLastIndex(({ start }) => start <= time.start)
  const own = clauses[at]
  if (!own || PAST.test(own.plain)) return null
  const isDone = DONE.some(([, words]) => words.test(own.plain)) && !FUTURE.test(own.plain)
  const isToday = (day?.value ?? today) === today
  // 'hablé hoy', 'llamó a las 5': what was done today is nothing to do.
  if (isDone && isToday) return null
  if (!day && !FUTURE.test(own.plain)) return null
  const nextDay = day?.value ?? today
  if (!isCalendarDay(nextDay)) return null
  const what = whatIn(own, clauses[at - 1] ?? null, { day, hour, code, today })
  return { nextAction: what, nextDay, nextHour: hour?.value ?? null }
}

function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = []
  let start = 0
  for (const { index, 0: sign } of text.matchAll(/,(?!\d)|;|\.(?=\s|$)|\n| y (?!media)/g)) {
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
  const said = isBare && before ? before.text.trim() : left
  return said === '' ? 'Dar seguimiento' : said.charAt(0).toUpperCase() + said.slice(1)
}

function withoutTimes({ text, start }: Clause, { day, hour }: Times): string {
  let left = text
  for (const time of [day, hour].filter((each) => each !== null).toSorted((a, b) => b.start - a.start)) {
    const [from, to] = [time.start - start, time.end - start]
    if (from >= 0 && to <= text.length) left = `${left.slice(0, from)} ${left.slice(to)}`
  }
  return left.replaceAll(/\s+/g, ' ').trim()
}
