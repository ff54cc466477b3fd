/** Mexican numbers: country code and ten digits. */
const COUNTRY = '+52'
/** What people write before the ten digits: the country, the mobile's 1 of before 2019, the old trunk prefixes. */
const PREFIX = /^(?:(?:\+|00)?521?|044|045|01)(?=\d{10}$)/
/** Digits of a Mexican number, and the fewest of one that can be dialled. */
const MIN_DIGITS = 10
/** Areas whose code has two digits; all others have three. */
const SHORT_AREAS = /^(?:33|55|56|81)/

/** A number of some country, and what stands after it; two numbers need a word between. */
const PHONE = /^(?=.{10,40}$)((?:[\s(]*\+)?[\s().-]*(?:\d[\s().-]*){10,15})(?:[^\d\s().-].*)?$/
/** No number of Mexico begins with 0, or is 1 ten times. */
const NOBODYS = /^\+52(?:0|1{10}$)/
/** After the '+' or '00' of another country; those of Mexico and of North America have ten digits after the country. */
const ABROAD = /^(?:\+|00)(?:1[2-9]\d{9}|(?!1|52)[1-9]\d{9,14})$/
/** People of the north write the numbers of Texas without the '+'. */
const TEXAN = /^1[2-9]\d{9}$/

/** True for a number that can be dialled: ten digits of Mexico, or all of another country's, which begins with '+' or '00'. */
export function isPhone(text: string): boolean {
  const number = PHONE.exec(text)?.[1]?.replaceAll(/[\s().-]/g, '') ?? ''
  return (storedPhone(number) !== null && !isNobodys(number)) || ABROAD.test(number) || TEXAN.test(number)
}

/** True for ten digits that are a number of Mexico, and nobody's. */
export function isNobodys(text: string): boolean {
  return NOBODYS.test(storedPhone(text) ?? '')
}

/** True where somebody began to write the number of another country. */
export function beginsAbroad(text: string): boolean {
  return /^[\s(]*(?:\+|00)/.test(text) && !/^[\s(]*(?:\+|00)[\s().-]*52/.test(text)
}

/** The number as it is stored, '+528112345678'; null for what is no Mexican number of ten digits. */
export function storedPhone(typed: string): string | null {
  const digits = typed.replaceAll(/[\s().-]/g, '').replace(PREFIX, '')
  return /^\d{10}$/.test(digits) ? COUNTRY + digits : null
}

/**
 * '+528112345678' from '81 1234 5678 ext. 9', without what stands after the number; what is shorter is a short code,
 * dialled as it is. Null where nothing can be dialled.
 */
export function dialledNumber(text: string): string | null {
  const [number = ''] = /\+?[\d\s().-]*\d/.exec(text.slice(0, 40)) ?? []
  const digits = number.replaceAll(/\D/g, '')
  if (digits.length < MIN_DIGITS) return digits.length >= 3 ? digits : null
  return storedPhone(number) ?? `+${digits.replace(/^00/, '')}`
}

/** A number and what stands after it: 'ext. 9'. */
const NUMBER = /^((?:[\s(]*\+)?[\s().-]*\d(?:[\s().-]*\d)*[\s).-]*)(.*)$/

/** What stands after a number: 'ext. 9'; null for nothing. */
export function extensionOf(text: string): string | null {
  return NUMBER.exec(text.trim())?.[2]?.trim() || null
}

const EXTENSION = /(?<!\p{L})(?:ext\p{L}*|int\p{L}*|x)[\s.:#-]*\d|#\s*\d/iu

/** Whether a number has an extension: it belongs to an office's line, which has no WhatsApp. */
export function hasExtension(text: string): boolean {
  return EXTENSION.test(extensionOf(text) ?? '')
}

/**
 * The one form in which phones are shown: '81 1234 5678', '821 123 4567', from another country '+1 956 555 0100', what
 * stands after the number after it. What is no number stays as it is.
 */
export function formatPhone(text: string): string {
  const [, number = '', rest = ''] = NUMBER.exec(text.trim()) ?? []
  const shown = nationalForm(number) ?? foreignForm(number)
  return shown === null ? text.trim() : [shown, rest.trim()].filter(Boolean).join(' ')
}

function nationalForm(number: string): string | null {
  const digits = storedPhone(number)?.slice(COUNTRY.length)
  if (!digits) return null
  const area = SHORT_AREAS.test(digits) ? 2 : 3
  return [digits.slice(0, area), digits.slice(area, 6), digits.slice(6)].join(' ')
}

/** Numbers of another country begin with '+', else with more digits than a Mexican one has. */
function foreignForm(number: string): string | null {
  const digits = number.replaceAll(/\D/g, '').replace(/^00/, '')
  if (digits.length < MIN_DIGITS || (digits.length === MIN_DIGITS && !number.includes('+'))) return null
  const american = /^1(\d{3})(\d{3})(\d{4})$/.exec(digits)
  return american ? `+1 ${american.slice(1).join(' ')}` : `+${digits}`
}
