/** Octets of an address that mail can be sent to (RFC 5321). */
export const LONGEST_EMAIL = 254
/** What stands before the @: letters, digits and marks that no header or link takes for anything else. */
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`
/** Names with at least one dot, so that usuario@dominio is none (decision 24). */
const DOMAIN = new RegExp(String.raw`^(?:${LABEL}\.)+(?=\S*\p{L})${LABEL}$`, 'u')

/** The address as a link to write to it: what a mail program could read as more than the address is encoded. */
export function mailtoUrl(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`
}

/** True for an address that an answer can be sent to. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  return (
    text.length <= LONGEST_EMAIL && LOCAL_PART.test(text.slice(0, Math.max(at, 0))) && DOMAIN.test(text.slice(at + 1))
  )
}

/** What a mail server says, without whose address it says it of: '<…@correo.mx>'. */
export function hideAddresses(text: string): string {
  // Each word is taken whole: a search for what stands before an @ would begin anew at each letter.
  return text.replaceAll(/[^\s<>"'@,;:]+(@(?=\S))?/g, (word, at: string | undefined) => (at ? '…@' : word))
}
