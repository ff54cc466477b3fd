/** Octets of an address that mail can be sent to (RFC 5321). */
export const LONGEST_EMAIL = 254
/** The part before the @: letters, digits and marks without a meaning in headers or links. */
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`
/** Names with at least one dot: usuario@dominio is not accepted (decision 24). */
const DOMAIN = new RegExp(String.raw`^(?:${LABEL}\.)+(?=\S*\p{L})${LABEL}$`, 'u')

/** A mailto link. Characters that a mail program could read as more than the address are encoded. */
export function mailtoUrl(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`
}

/** Whether a mail can be sent to this address. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  return (
    text.length <= LONGEST_EMAIL && LOCAL_PART.test(text.slice(0, Math.max(at, 0))) && DOMAIN.test(text.slice(at + 1))
  )
}

/** An error of a mail server without the address in it: '<…@correo.mx>'. */
export function hideAddresses(text: string): string {
  // Matching whole words is linear; a search for the part before an @ would start again at each letter.
  return text.replaceAll(/[^\s<>"'@,;:]+(@(?=\S))?/g, (word, at: string | undefined) => (at ? '…@' : word))
}
