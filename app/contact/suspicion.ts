/** Circumstances in which a message was sent. */
export type Circumstances = {
  /** Content of the honeypot, which people do not see. */
  honeypot: string
  /** Seconds between the creation of the form and its submission; null without a valid token. */
  seconds: number | null
  /** Everything that was written. */
  text: string
  /** Whether this address, or all addresses together, sent more than is usual. */
  overAddress: boolean
  overEverybody: boolean
}

/** Nobody types a message in so few seconds, although someone may paste one. */
const FASTEST = 3
/** Points from which a message is marked as spam; one weak sign alone (such as haste) is not enough. */
const ENOUGH = 2

const LINK = /https?:\/\/|www\.|\[url|<a\s/i
const MARKUP = /\[url|\[link|<a\s[^>]*href/i

type Sign = { points: number; words: string; shows: (sent: Circumstances) => boolean }

const SIGNS: readonly Sign[] = [
  { points: 2, words: 'llenó un campo que nadie ve', shows: ({ honeypot }) => honeypot !== '' },
  { points: 2, words: 'trae código de enlaces', shows: ({ text }) => MARKUP.test(text) },
  { points: 2, words: 'llegaron demasiados de la misma dirección', shows: ({ overAddress }) => overAddress },
  { points: 1, words: 'llegan demasiados de todas partes', shows: ({ overEverybody }) => overEverybody },
  { points: 1, words: 'no salió del formulario del sitio', shows: ({ seconds }) => seconds === null },
  { points: 1, words: 'se envió en un instante', shows: ({ seconds }) => seconds !== null && seconds < FASTEST },
  { points: 1, words: 'trae enlaces', shows: ({ text }) => LINK.test(text) },
]

/** Why a message is marked as spam, in words for the staff; null when it is not. */
export function suspicionOf(sent: Circumstances): string | null {
  const shown = SIGNS.filter((sign) => sign.shows(sent))
  const points = shown.reduce((sum, sign) => sum + sign.points, 0)
  return points < ENOUGH ? null : shown.map(({ words }) => words).join('; ')
}
