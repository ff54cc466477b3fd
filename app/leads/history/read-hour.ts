import type { FoundTime } from '#app/calendar/said-day.ts'

/** Hours up to this one, written without more, are of the afternoon: nobody visits a warehouse at 5 in the morning. */
const LAST_OF_AFTERNOON = 6

const NOON = /(?<!\p{L})al? medio ?dia(?!\p{L})/u
/** '10:00', '4:30 pm', '17:00 hrs'. */
const CLOCK =
  /(?:a las? )?(?<![\d:/.-])(\d{1,2})[:.](\d{2})(?![\d:/-])(?:\s*(?:hrs?|h|horas)\.?(?!\p{L}))?(?:\s*([ap])\.?\s?m\.?(?!\p{L})| de la (manana|tarde|noche))?/u
/** 'a las 5', 'a la 1 de la tarde', 'a las 5 y media'. */
const AT =
  /(?<!\p{L})a las? (\d{1,2})(?![\d:.]\d)(?: y (media|cuarto))?(?:\s*(?:hrs?|h|horas)\.?(?!\p{L}))?(?:\s*([ap])\.?\s?m\.?(?!\p{L})| (?:de|en|por) la (manana|tarde|noche))?/u
/** '5 pm', '17 hrs'. */
const BARE = /(?<![\d:/.-])(\d{1,2})\s*(?:([ap])\.?\s?m\.?|(?:hrs|horas))(?!\p{L})/u

/** The hour in a line without accents and in lower case; null for none. */
export function readSaidHour(plain: string): FoundTime | null {
  const noon = NOON.exec(plain)
  if (noon) return { value: '12:00', start: noon.index, end: noon.index + noon[0].length }
  const clock = CLOCK.exec(plain)
  if (clock) return found(clock, { hour: clock[1], minute: clock[2], half: clock[3], part: clock[4] })
  const at = AT.exec(plain)
  if (at) {
    const minute = at[2] === 'media' ? '30' : at[2] === 'cuarto' ? '15' : '00'
    return found(at, { hour: at[1], minute, half: at[3], part: at[4] })
  }
  const bare = BARE.exec(plain)
  return bare && found(bare, { hour: bare[1], minute: '00', half: bare[2], part: undefined })
}

type Written = {
  hour: string | undefined
  minute: string | undefined
  half: string | undefined
  part: string | undefined
}

function found(match: RegExpExecArray, { hour = '', minute = '', half, part }: Written): FoundTime {
  const place = { start: match.index, end: match.index + match[0].length }
  const [written, minutes] = [Number(hour), Number(minute)]
  const wanted = half === 'p' || part === 'tarde' || part === 'noche' ? 'later' : half || part ? 'earlier' : null
  const isWrong = written > 23 || minutes > 59 || (wanted !== null && half !== undefined && written > 12)
  if (isWrong) return { value: '', doubt: `La hora ${hour}:${minute} no existe: escribe otra`, ...place }
  return { value: `${String(hourOf(written, hour, wanted)).padStart(2, '0')}:${minute}`, ...place }
}

function hourOf(written: number, typed: string, wanted: 'later' | 'earlier' | null): number {
  if (wanted === 'later') return written < 12 ? written + 12 : written
  if (wanted === 'earlier') return written === 12 ? 0 : written
  return !typed.startsWith('0') && written >= 1 && written <= LAST_OF_AFTERNOON ? written + 12 : written
}
