import { foldText } from '#app/text/fold-text.ts'

const MONTHS: readonly string[] = [
  'january february march april may june july august september october november december',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
].flatMap((names) => names.split(' '))
const OF_YEAR = 12
/** 'November 3, 2024 at 10:15:00 AM UTC-6'. */
const ENGLISH = /^([a-z]+) (\d{1,2}), (\d{4})(?: at|,) (\d{1,2}):(\d{2}):(\d{2})(.*)$/
/** '3 de noviembre de 2024, 10:15:00 a.m. UTC-6'. */
const SPANISH = /^(\d{1,2}) de ([a-z]+) de (\d{4})(?:,| a las| a la)* (\d{1,2}):(\d{2}):(\d{2})(.*)$/
const CLOCK = /^ ?(?:([ap])\.? ?m\.?)? ?(?:utc|gmt)(?:([+-])(\d{1,2})(?::?(\d{2}))?)?$/
/** As JavaScript writes a date. */
const SCRIPT = /^[A-Z][a-z]{2} [A-Z][a-z]{2} \d{2} \d{4} \d{2}:\d{2}:\d{2} GMT[+-]\d{4}/

/** The ISO text of a moment as Firebase's console or a script prints it; null for any other text. */
export function consoleInstant(text: string): string | null {
  const [script] = SCRIPT.exec(text) ?? []
  if (script) return new Date(script).toISOString()
  if (!/utc|gmt/i.test(text) || text.length > 80) return null
  const folded = foldText(text)
  const english = ENGLISH.exec(folded)
  const [, day = '', month = '', year = '', hours = '', minutes = '', seconds = '', rest = ''] = english
    ? [english[0], english[2], english[1], ...english.slice(3)]
    : (SPANISH.exec(folded) ?? [])
  const [whole, half, sign = '+', offsetHours = '0', offsetMinutes = '0'] = CLOCK.exec(rest) ?? []
  const number = MONTHS.indexOf(month === 'setiembre' ? 'septiembre' : month)
  if (whole === undefined || number === -1) return null
  const hour = half ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours)
  const offset = Number(`${sign}1`) * (Number(offsetHours) * 60 + Number(offsetMinutes))
  const utc = Date.UTC(Number(year), number % OF_YEAR, Number(day), hour, Number(minutes) - offset, Number(seconds))
  return new Date(utc).toISOString()
}
