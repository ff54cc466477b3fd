import type { FoundTime } from '#app/calendar/said-day.ts'

/** Hours up to this one, written without more, are of the afternoon: nobody visits a warehouse at 5 in the morning. */
const LAST_OF_AFTERNOON = 6

const NOON = /(?<!\p{L})al? medio ?dia(?!\p{L})/u
/** '10:00', '4:30 pm', '17:00 hrs'. */
const CLOCK =
  /(?:a las? )?(?<![\d:/.-])(\d{1,2})[:.](\d{2})(?![\d:/-]|\.\d)(?:\s*(?:hrs?|h|horas)\.?(?!\p{L}))?(?:\s*([ap])\.?\s?m\.?(?!\p{L})| de la (manana|tarde|noche))?/u
const COUNTED = ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce']
/** 'a las 5', 'a las tres', 'a la 1 de la tarde', 'a las 5 y media'. */
const AT =
  /(?<!\p{L})a las? (\d{1,2}|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?![\p{L}\d]|[:.]\d)(?: y (media|cuarto))?(?:\s*(?:hrs?|h|horas)\.?(?!\p{L}))?(?:\s*([ap])\.?\s?m\.?(?!\p{L})| (?:de|en|por) la (manana|tarde|noche))?/u
/** '3 de la tarde'. */
const PART = /(?<![\d:/.-])(\d{1,2})(?: y (media|cuarto))? de la (manana|tarde|noche)(?!\p{L})/u
/** '5 pm', '17 hrs'; 'en 2 horas' is no hour. */
const BARE =
  /(?<![\d:/.-])(?:(\d{1,2})\s*([ap])\.?\s?m\.?|(?<!(?<!\p{L})(?:a|de|en|cada|por|unas|dura|duro|hace) )(\d{1,2})\s*(?:hrs?|hs?|horas))(?!\p{L})/u

/** The hour in a line without accents and in lower case; null for none. */
export function readSaidHour(plain: string): FoundTime | null {
  const noon = NOON.exec(plain)
  if (noon) return { value: '12:00', start: noon.index, end: noon.index + noon[0].length }
  const clock = CLOCK.exec(plain)
  if (clock) return found(clock, { hour: clock[1], minute: clock[2], half: clock[3], part: clock[4] })
  const at = AT.exec(plain)
  if (at) return found(at, { hour: figure(at[1]), minute: minuteOf(at[2]), half: at[3], part: at[4] })
  const part = PART.exec(plain)
  if (part) return found(part, { hour: part[1], minute: minuteOf(part[2]), half: undefined, part: part[3] })
  const bare = BARE.exec(plain)
  return bare && found(bare, { hour: bare[1] ?? bare[3], minute: '00', half: bare[2], part: undefined })
}

function figure(hour = ''): string {
  return COUNTED.includes(hour) ? String(COUNTED.indexOf(hour) + 1) : hour
}

function minuteOf(more: string | undefined): string {
  return more === 'media' ? '30' : more === 'cuarto' ? '15' : '00'
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
  const isMidnight = part === 'noche' && written === 12
  const isLater = half === 'p' || part === 'tarde' || part === 'noche'
  const wanted = isLater && !isMidnight ? 'later' : half || part ? 'earlier' : null
  const isWrong = written > 23 || minutes > 59 || (wanted !== null && half !== undefined && written > 12)
  if (isWrong) return { value: '', doubt: `La hora ${hour}:${minute} no existe: escribe otra`, ...place }
  return { value: `${String(hourOf(written, hour, wanted)).padStart(2, '0')}:${minute}`, ...place }
}

function hourOf(written: number, typed: string, wanted: 'later' | 'earlier' | null): number {
  if (wanted === 'later') return written < 12 ? written + 12 : written
  if (wanted === 'earlier') return written === 12 ? 0 : written
  return !typed.startsWith('0') && written >= 1 && written <= LAST_OF_AFTERNOON ? written + 12 : written
}
