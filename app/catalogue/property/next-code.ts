import { codeKey } from './property.ts'

/** Digits at the end of an ID; more of them are no number of a series. */
const NUMBERED = /^(.*?)(\d{1,9})$/

/**
 * The ID after the highest of its series: 'PROP-469' leads to 'PROP-470', with the same prefix and at least as many digits.
 * '' for an ID without a number at its end.
 * @param codes the IDs of all properties
 */
export function nextCode(code: string | null, codes: readonly (string | null)[]): string {
  const [, prefix = '', digits = ''] = NUMBERED.exec(code?.trim() ?? '') ?? []
  if (digits === '') return ''
  const numbers = codes.flatMap((other) => {
    const [, otherPrefix, otherDigits] = NUMBERED.exec(other?.trim() ?? '') ?? []
    return otherPrefix !== undefined && codeKey(otherPrefix) === codeKey(prefix) ? [Number(otherDigits)] : []
  })
  return prefix + String(Math.max(Number(digits), ...numbers) + 1).padStart(digits.length, '0')
}
