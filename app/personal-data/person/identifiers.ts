import { storedPhone } from '#app/phone/phone.ts'
import { foldText } from '#app/text/fold-text.ts'

/** What tells who a person is. `phones`: the digits without prefixes; `emails`: in lower case. */
export type Identifiers = { names: readonly string[]; phones: readonly string[]; emails: readonly string[] }

export const NO_IDENTIFIERS: Identifiers = { names: [], phones: [], emails: [] }
/** What stands in the place of a person whose data were erased. */
export const ERASED = 'persona borrada'

type Span = [start: number, end: number]

const EMAIL = /[^\s<>()[\]{}"'«»,;:|\\=&?/]+@[^\s<>()[\]{}"'«»,;:|\\=&?/]+/g
const DIGIT_RUN = /\d(?:[\s().\-–]*\d)*/g
const WORD = /[\p{L}\p{N}\p{M}]+/gu
/** The longest first: '52' is the end of '0052'. */
const PREFIXES = ['00521', '0052', '521', '52', '044', '045', '01', '00']
/** Fewer digits are a figure of something else. */
const FEWEST_DIGITS = 7
/** Characters between two words of a name: 'Ruiz, S.A. de C.V.'. */
const WIDEST_GAP = 3
/** What stands around a name of one word, which is a person only where it is all that a field says. */
const [BEFORE_FIELD, AFTER_FIELD] = [/(?:^|[\n:→«·,(|">])\s*$/, /^\s*(?:$|[\n→»·,;.)|"<])/]
/** What may stand between two parts that name the same person. */
const BETWEEN = /^[ \t·,.;()<>|-]*$/

/** The digits by which a phone is found in any spelling; null for what is no phone. */
export function phoneDigits(typed: string): string | null {
  const stored = storedPhone(typed)
  const digits = stored?.slice(-10) ?? typed.replaceAll(/\D/g, '').replace(/^00/, '')
  return digits.length >= FEWEST_DIGITS && digits.length <= 15 ? digits : null
}

/** The identifiers in the fields of a record; empty fields say nothing. */
export function identifiersOf(fields: {
  names?: readonly (string | null)[]
  phones?: readonly (string | null)[]
  emails?: readonly (string | null)[]
}): Identifiers {
  const { names = [], phones = [], emails = [] } = fields
  return {
    names: [...new Set(names.flatMap((name) => (name && wordsOf(name).length > 0 ? name.trim() : [])))],
    phones: [...new Set(phones.flatMap((phone) => (phone && phoneDigits(phone)) || []))],
    emails: [...new Set(emails.flatMap((email) => email?.trim().toLowerCase() || []))],
  }
}

export function mergeIdentifiers(all: readonly Identifiers[]): Identifiers {
  const names = new Map(all.flatMap((each) => each.names).map((name) => [wordsOf(name).join(' '), name]))
  return {
    names: [...names.values()],
    phones: [...new Set(all.flatMap(({ phones }) => phones))],
    emails: [...new Set(all.flatMap(({ emails }) => emails))],
  }
}

/** Finds and replaces what names a person in any text. */
export type PersonMatcher = {
  isEmpty: boolean
  mentions: (text: string | null | undefined) => boolean
  /** The text with 'persona borrada' instead of each mention. */
  erase: (text: string) => string
  /** Whether the text says nothing but who the person is. */
  isWhole: (text: string) => boolean
}

export function personMatcher({ names, phones, emails }: Identifiers): PersonMatcher {
  const worded = names.map(wordsOf).filter((words) => words.length > 0)
  const spansIn = (text: string) => [
    ...(emails.length > 0 ? emailSpans(text, emails) : []),
    ...phones.flatMap((digits) => phoneSpans(text, digits)),
    ...nameSpans(text, worded),
  ]
  return {
    isEmpty: worded.length + phones.length + emails.length === 0,
    mentions: (text) => Boolean(text) && spansIn(text ?? '').length > 0,
    erase(text) {
      let [erased, end] = ['', 0]
      for (const span of merged(text, spansIn(text))) {
        erased += text.slice(end, span[0]) + ERASED
        end = span[1]
      }
      return erased + text.slice(end)
    },
    isWhole(text) {
      const spans = merged(text, spansIn(text))
      const [only] = spans
      return (
        spans.length === 1 && only !== undefined && wordsOf(text.slice(0, only[0]) + text.slice(only[1])).length === 0
      )
    },
  }
}

function merged(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const [start, end] of spans.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = joined.at(-1)
    if (last && (start <= last[1] || BETWEEN.test(text.slice(last[1], start)))) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
  }
  return joined
}

function emailSpans(text: string, emails: readonly string[]): Span[] {
  if (!text.includes('@')) return []
  return [...text.matchAll(EMAIL)].flatMap(({ 0: found, index }): Span[] => {
    const address = found.replace(/[.!]+$/, '')
    return emails.includes(address.toLowerCase()) ? [[index, index + address.length]] : []
  })
}

/** A phone in any spelling, with its prefix: '+52 (81) 1234-5678', '044 81 1234 5678'. */
function phoneSpans(text: string, wanted: string): Span[] {
  return [...text.matchAll(DIGIT_RUN)].flatMap(({ 0: run, index }): Span[] => {
    if (run.length < wanted.length) return []
    const places = [...run].flatMap((character, at) => (/\d/.test(character) ? at : []))
    const digits = places.map((at) => run[at]).join('')
    const spans: Span[] = []
    for (let at = digits.indexOf(wanted); at !== -1; at = digits.indexOf(wanted, at + 1)) {
      const start = beginning(digits.slice(0, at), places)
      const last = at + wanted.length - 1
      if (start === null || !isApart(places, last + 1)) continue
      const [from = 0, to = 0] = [places[start], places[last]]
      spans.push([signsBefore(text, index + from), index + to + 1])
    }
    return spans
  })
}

/** Where a number begins after other digits; null where they belong to it. */
function beginning(before: string, places: readonly number[]): number | null {
  for (const prefix of ['', ...PREFIXES]) {
    const start = before.length - prefix.length
    if (before.endsWith(prefix) && isApart(places, start) && (prefix !== '' || !hasPrefix(before, places))) return start
  }
  return null
}

function hasPrefix(before: string, places: readonly number[]): boolean {
  return PREFIXES.some((prefix) => before.endsWith(prefix) && isApart(places, before.length - prefix.length))
}

/** Whether the digit at this place is not joined to the one before it. */
function isApart(places: readonly number[], at: number): boolean {
  const [here, before] = [places[at], places[at - 1]]
  return here === undefined || before === undefined || here - before > 1
}

function signsBefore(text: string, start: number): number {
  let from = start
  while (from > 0 && /[+(]/.test(text[from - 1] ?? '')) from -= 1
  return from
}

/** The folded words of a name. */
function wordsOf(name: string): string[] {
  return (name.match(WORD) ?? []).map(foldText).filter(Boolean)
}

function nameSpans(text: string, names: readonly string[][]): Span[] {
  if (names.length === 0) return []
  const folded = foldText(text)
  const possible = names.filter((words) => words.every((word) => folded.includes(word)))
  if (possible.length === 0) return []
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    return { folded: foldText(word), start: index, end: index + word.length }
  })
  return words.flatMap((_, at) =>
    possible.flatMap((name): Span[] => {
      const found = words.slice(at, at + name.length)
      const isName =
        found.length === name.length &&
        found.every((word, place) => {
          const before = found[place - 1]
          return word.folded === name[place] && (!before || word.start - before.end <= WIDEST_GAP)
        })
      const [start, end] = [found[0]?.start ?? 0, found.at(-1)?.end ?? 0]
      if (!isName || (name.length === 1 && !isField(text, start, end))) return []
      return [[start, end]]
    }),
  )
}

function isField(text: string, start: number, end: number): boolean {
  return BEFORE_FIELD.test(text.slice(0, start)) && AFTER_FIELD.test(text.slice(end))
}
