import { isEmailAddress } from '#app/mail/email-address.ts'

/** The addresses that better-auth accepts at sign-in: an account with another address could not sign in. */
const ACCEPTED = /^[a-z0-9_'+.-]*[a-z0-9_+-]@[a-z0-9.-]+\.[a-z]{2,}$/

/**
 * How the addresses of the people end whom the demo shows as its team. They only hold a public card: nobody signs in with
 * them or gets mail there (RFC 2606), they do not count as accounts of the installation, and they go with the demo. So no
 * other account may have such an address.
 */
export const DEMO_MAIL_END = '@demo.invalid'

/**
 * The spelling in which an account's address is stored and compared: lower case, the domain in its ASCII form
 * (correo@ñandú.mx is correo@xn--and-6ma2c.mx).
 * @returns null for a text that can't be the address of an account
 */
export function accountEmail(text: string): string | null {
  const typed = text.normalize('NFC').trim().toLowerCase()
  if (!isEmailAddress(typed)) return null
  const at = typed.lastIndexOf('@')
  const address = `http://${typed.slice(at + 1)}`
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  const email = `${typed.slice(0, at)}@${host}`
  return isEmailAddress(email) && ACCEPTED.test(email) && !email.endsWith(DEMO_MAIL_END) ? email : null
}
