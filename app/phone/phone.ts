/** Mexican numbers: country code and ten digits. */
const COUNTRY = '+52'
/** What people write before the ten digits: the country, the mobile's 1 of before 2019, the old trunk prefixes. */
const PREFIX = /^(?:\+?521?|044|045|01)(?=\d{10}$)/
/** Areas whose code has two digits; all others have three. */
const SHORT_AREAS = /^(?:33|55|56|81)/

/** A number that can be dialled, from another country too, and what stands after it. */
const PHONE = /^(?=.{10,40}$)\+?[\s().-]*(?:\d[\s().-]*){10,15}(?:\D.*)?$/

/** True for a number that somebody can be reached at. */
export function isPhone(text: string): boolean {
  return PHONE.test(text)
}

/** The number as it is stored, '+528112345678'; null for what is no Mexican number of ten digits. */
export function storedPhone(typed: string): string | null {
  const digits = typed.replaceAll(/[\s().-]/g, '').replace(PREFIX, '')
  return /^\d{10}$/.test(digits) ? COUNTRY + digits : null
}

/** '+52 81 1234 5678', '+52 821 123 4567'; anything that is not stored so stays as it is. */
export function formatPhone(stored: string): string {
  const digits = stored.replace(COUNTRY, '')
  if (!/^\+52\d{10}$/.test(stored)) return stored
  const area = SHORT_AREAS.test(digits) ? 2 : 3
  return [COUNTRY, digits.slice(0, area), digits.slice(area, 6), digits.slice(6)].join(' ')
}
