/** What is known of how a message was sent. */
export type Circumstances = {
  /** What stands in the field that nobody sees. */
  trap: string
  /** Seconds from the form's making to its sending; null when the form was not one of ours. */
  seconds: number | null
  /** Everything that was written. */
  text: string
  /** Whether this address, and whether everybody together, has sent more than people do. */
  overAddress: boolean
  overEverybody: boolean
}

/** Seconds in which nobody writes a message; who pastes one does it in little more. */
const FASTEST = 3
/** Points from which a message is set aside: one weak sign alone, such as haste, never does it. */
const ENOUGH = 2

const LINK = /https?:\/\/|www\.|\[url|<a\s/i
const MARKUP = /\[url|\[link|<a\s[^>]*href/i

type Sign = { points: number; words: string; shows: (sent: Circumstances) => boolean }

const SIGNS: readonly Sign[] = [
  { points: 2, words: 'llenó un campo que nadie ve', shows: ({ trap }) => trap !== '' },
  { points: 2, words: 'trae código de enlaces', shows: ({ text }) => MARKUP.test(text) },
  { points: 2, words: 'llegaron demasiados de la misma dirección', shows: ({ overAddress }) => overAddress },
  { points: 1, words: 'llegan demasiados de todas partes', shows: ({ overEverybody }) => overEverybody },
  { points: 1, words: 'no salió del formulario del sitio', shows: ({ seconds }) => seconds === null },
  { points: 1, words: 'se envió en un instante', shows: ({ seconds }) => seconds !== null && seconds < FASTEST },
  { points: 1, words: 'trae enlaces', shows: ({ text }) => LINK.test(text) },
]

/** Why a message is to be set aside, in words for the staff; null for one that goes its way. */
export function suspicionOf(sent: Circumstances): string | null {
  const shown = SIGNS.filter((sign) => sign.shows(sent))
  const points = shown.reduce((sum, sign) => sum + sign.points, 0)
  return points < ENOUGH ? null : shown.map(({ words }) => words).join('; ')
}
