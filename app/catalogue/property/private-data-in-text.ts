import { isEmailAddress } from '#app/mail/email-address.ts'
import { dialledNumber, isNobodys, isPhone, storedPhone } from '#app/phone/phone.ts'
import { foldText } from '#app/text/fold-text.ts'

/** What of an owner, or between the agency and an owner, a public text seldom means to say. */
const PRIVATE_KINDS = ['phone', 'email', 'owner', 'haste', 'commission', 'percentage'] as const
type PrivateKind = (typeof PRIVATE_KINDS)[number]

/** `text`: as it was found. */
export type PrivateFinding = { kind: PrivateKind; text: string }

/** What is public already: numbers as they are dialled, addresses in lower case. */
export type PublicContacts = { phones: readonly string[]; emails: readonly string[] }

/** Words on their own, as people type them with and without accents. Every pattern takes linear time. */
const WORDS: readonly (readonly [PrivateKind, RegExp])[] = [
  ['owner', words('due[ñn][oa]s?|propietari[oa]s?')],
  ['haste', words('urgen?|urgentes?|urgentemente')],
  // Authorities are called so too: 'Comisión Federal de Electricidad'.
  [
    'commission',
    words(
      'comisi(?:ones|[oó]n(?! (?:federal|nacional|estatal|reguladora|metropolitana|de agua|del agua|de derechos)))',
    ),
  ],
  ['percentage', /(?<![\d.,])\d{1,3}(?:[.,]\d{1,2})?\s?(?:%|por ?ciento(?!\p{L}))/giu],
  ['email', /[\w.+-]{1,64} ?[([]? ?arroba ?[)\]]? ?[\w-]{1,63}/giu],
]

/** How people group the digits of a number of Mexico; '10' is one group. */
const SHAPES: ReadonlySet<string> = new Set(
  '10 2-8 3-7 2-4-4 3-3-4 2-2-2-2-2 4-3-3 4-6 2-4-2-2 3-3-2-2 3-2-2-3 2-3-5 2-3-3-2'.split(' '),
)
/** The same for a number without its area, which is told apart from other figures by a word before it. */
const LOCAL_SHAPES: ReadonlySet<string> = new Set('8 4-4 7 3-4 2-2-2-2 3-2-2'.split(' '))
/** Groups of a number with the code of its country. */
const MOST_GROUPS = 7
/** Before a phone number; and before a number that is none. */
const PHONE_WORDS =
  /(?:tel|tels|telefono|telefonos|cel|cels|celular|movil|whats ?app|whats|wa|llama|llamar|marca|marcar)$/
const OTHER_WORDS =
  /(?:folio|folios|folio real|expediente|catastral|cuenta|predial|clave|clabe|id|ref|referencia|escritura|registro|registral|cedula|licencia|permiso|finca|mxn|usd|pesos|dolares|precio|\$)$/

/**
 * What a public text says that belongs to an owner or to the agency alone: phones, e-mail addresses, 'dueño', 'urge',
 * 'comisión' and percentages. It only points them out: a percentage may be a slope. Contacts that are public already are
 * left out.
 */
export function privateDataIn(text: string, known: PublicContacts): PrivateFinding[] {
  const plain = text.normalize('NFC')
  const found = [
    ...phonesIn(plain)
      .filter((phone) => !known.phones.includes(dialledNumber(phone) ?? phone))
      .map((phone): PrivateFinding => ({ kind: 'phone', text: phone })),
    ...emailsIn(plain)
      .filter((email) => !known.emails.includes(email.toLowerCase()))
      .map((email): PrivateFinding => ({ kind: 'email', text: email })),
    ...WORDS.flatMap(([kind, pattern]) =>
      [...plain.matchAll(pattern)].map(([match]): PrivateFinding => ({ kind, text: match.trim() })),
    ),
  ]
  const keys = new Set<string>()
  return found.filter(({ kind, text: each }) => {
    const key = `${kind} ${foldText(each)}`
    return !keys.has(key) && keys.add(key)
  })
}

/** 'un teléfono («81 1234 5678»)', '«dueño»'. */
export function findingWords({ kind, text }: PrivateFinding): string {
  if (kind === 'phone') return `un teléfono («${text}»)`
  if (kind === 'email') return `un correo («${text}»)`
  return kind === 'percentage' ? `un porcentaje («${text}»)` : `«${text}»`
}

function words(alternatives: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${alternatives})(?![\p{L}\p{N}_])`, 'giu')
}

function emailsIn(text: string): string[] {
  return text
    .split(/[\s<>()[\]{}"'«»,;|:/]+/)
    .filter((part) => part.includes('@'))
    .map((part) => part.replaceAll(/^[.!?¡¿*-]{1,9}|[.!?*-]{1,9}$/g, ''))
    .filter(isEmailAddress)
}

type Group = { digits: string; start: number; end: number }

/** Each run of digits and what people put between them is read once, a few groups at a time. */
function phonesIn(text: string): string[] {
  const groups = [...text.matchAll(/\d+/g)].map(({ 0: digits, index }): Group => ({
    digits,
    start: index,
    end: index + digits.length,
  }))
  const found: string[] = []
  for (let at = 0; at < groups.length;) {
    const end = phoneEnd(text, groups, at)
    const [first, last] = [groups[at], groups[end - 1]]
    if (end > at && first && last) {
      const isOpen = ['+', '('].includes(text[first.start - 1] ?? '')
      found.push(text.slice(isOpen ? first.start - 1 : first.start, last.end))
    }
    at = Math.max(end, at + 1)
  }
  return found
}

/** The group after a phone that begins at a group; `at` if none begins there. */
function phoneEnd(text: string, groups: readonly Group[], at: number): number {
  const first = groups[at]
  if (!first) return at
  const before = foldText(text.slice(Math.max(0, first.start - 24), first.start)).replace(/[\s.:#()+-]+$/, '')
  const isCalled =
    PHONE_WORDS.test(before) ||
    /(?:wa\.me|phone=|send\?phone)\W?$/.test(text.slice(Math.max(0, first.start - 12), first.start))
  if (!isCalled && (isAttached(text, first.start) || OTHER_WORDS.test(before))) return at
  let end = at + 1
  for (; end < groups.length && end - at < MOST_GROUPS; end += 1) {
    const [one, next] = [groups[end - 1], groups[end]]
    if (!one || !next || !/^[ \u00A0().–-]{1,3}$/.test(text.slice(one.end, next.start))) break
  }
  for (; end > at; end -= 1) {
    const taken = groups.slice(at, end)
    const last = taken.at(-1)
    if (last && !isContinued(text, last.end) && isNumber(text, taken, isCalled)) return end
  }
  return at
}

function isNumber(text: string, taken: readonly Group[], isCalled: boolean): boolean {
  const [first, second] = taken
  if (!first) return false
  const digits = taken.map((group) => group.digits).join('')
  if (digits.length > 15) return false
  const isAbroad = text[first.start - 1] === '+'
  const stored = storedPhone((isAbroad ? '+' : '') + digits)
  if (stored === null) {
    if (isAbroad) return isPhone(`+${digits}`)
    return isCalled && LOCAL_SHAPES.has(shapeOf(taken, 0))
  }
  // '25.74851234' is a coordinate.
  const isDecimal = taken.length === 2 && second !== undefined && text.slice(first.end, second.start) === '.'
  const national = stored.slice(-10)
  if (isDecimal || isNobodys(national) || /^[01]|^20/.test(national)) return false
  return SHAPES.has(shapeOf(taken, digits.length - 10))
}

/** The lengths of the groups after so many digits of the country. */
function shapeOf(taken: readonly Group[], skipped: number): string {
  let rest = skipped
  const lengths = taken.map(({ digits }) => {
    const left = Math.max(0, digits.length - rest)
    rest = Math.max(0, rest - digits.length)
    return left
  })
  return lengths.filter((length) => length > 0).join('-')
}

/** Whether a number is part of a code, an address of a page or a figure: 'PROP-8112345678', '1,811,234,567', '#8112345678'. */
function isAttached(text: string, start: number): boolean {
  return /[\p{L}\p{N}_][-–]?$|[/#=&_]$|\$\s?$|\d[.,]$/u.test(text.slice(Math.max(0, start - 3), start))
}

/** Whether a figure goes on: '8112345678-01', '81 1234 5678 m²', '…,000'. */
function isContinued(text: string, end: number): boolean {
  return /^(?:(?!ext)\p{L}|[-_/]\p{N}|[.,]\d| ?(?:m2|m²|%|mxn|usd|(?:de )?pesos|mts))/iu.test(text.slice(end, end + 10))
}
