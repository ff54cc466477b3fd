import { isEmailAddress } from '#app/mail/email-address.ts'

/** What better-auth takes, too: an account that could be made but not signed in to would help nobody. */
const TAKEN = /^[a-z0-9_'+.-]*[a-z0-9_+-]@[a-z0-9.-]+\.[a-z]{2,}$/

/**
 * The one spelling under which an account's address is kept and compared: small letters, the domain in its ASCII form
 * (correo@ñandú.mx is correo@xn--and-6ma2c.mx).
 * @returns null for what is no address of an account
 */
export function accountEmail(text: string): string | null {
  const typed = text.normalize('NFC').trim().toLowerCase()
  if (!isEmailAddress(typed)) return null
  const at = typed.lastIndexOf('@')
  const address = `http://${typed.slice(at + 1)}`
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  const email = `${typed.slice(0, at)}@${host}`
  return isEmailAddress(email) && TAKEN.test(email) ? email : null
}
