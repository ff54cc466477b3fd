/** The rules of the two forms that name a person (spec, section 5), and their sentences. */
export const SHORTEST_PASSWORD = 6
/** Hashing reads the whole password: longer ones only cost time. */
export const LONGEST_PASSWORD = 128
const LONGEST_NAME = 100
/** Octets of an address that mail can be sent to (RFC 5321). */
const LONGEST_EMAIL = 254

const SENTENCES = {
  name: 'Escribe tu nombre',
  longName: `El nombre admite hasta ${LONGEST_NAME} caracteres`,
  email: 'Escribe tu correo electrónico',
  wrongEmail: 'Por favor ingresa un correo electrónico válido',
  password: 'Escribe tu contraseña',
  shortPassword: `La contraseña debe tener al menos ${SHORTEST_PASSWORD} caracteres`,
  longPassword: `La contraseña admite hasta ${LONGEST_PASSWORD} caracteres`,
} as const

/** What is wrong with each field; an empty object when nothing is. */
export type FieldErrors = { name?: string; email?: string; password?: string }

export type Typed = { name: string; email: string; password: string }

/** What keeps somebody from signing in before any account is looked at. */
export function loginErrors({ email, password }: Omit<Typed, 'name'>): FieldErrors {
  return { ...emailError(email), ...(password === '' && { password: SENTENCES.password }) }
}

export function signupErrors({ name, email, password }: Typed): FieldErrors {
  return { ...nameError(name), ...emailError(email), ...newPasswordError(password) }
}

export function newPasswordError(password: string): Pick<FieldErrors, 'password'> {
  if (password === '') return { password: SENTENCES.password }
  if (password.length < SHORTEST_PASSWORD) return { password: SENTENCES.shortPassword }
  if (password.length > LONGEST_PASSWORD) return { password: SENTENCES.longPassword }
  return {}
}

export function emailError(email: string): Pick<FieldErrors, 'email'> {
  if (email.trim() === '') return { email: SENTENCES.email }
  return readEmail(email) === null ? { email: SENTENCES.wrongEmail } : {}
}

function nameError(name: string): Pick<FieldErrors, 'name'> {
  const read = readName(name)
  if (read === '') return { name: SENTENCES.name }
  return read.length > LONGEST_NAME ? { name: SENTENCES.longName } : {}
}

/** A name on one line: what no keyboard types becomes a space. */
export function readName(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
}

/** What better-auth takes, too: an account that could be made but not signed in to would help nobody. */
const LOCAL_PART = /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]$/
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/
const TYPED_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u

/**
 * The one spelling under which an address is kept and compared: small letters, the domain in its ASCII form
 * (correo@ñandú.mx is correo@xn--and-6ma2c.mx).
 * @returns null for what is no address
 */
export function readEmail(text: string): string | null {
  const [local = '', domain = '', ...rest] = text.normalize('NFC').trim().toLowerCase().split('@')
  if (rest.length > 0 || !LOCAL_PART.test(local) || !TYPED_DOMAIN.test(domain)) return null
  const host = asciiDomain(domain)
  const email = `${local}@${host}`
  return host !== null && DOMAIN.test(host) && email.length <= LONGEST_EMAIL ? email : null
}

function asciiDomain(domain: string): string | null {
  const address = `http://${domain}`
  return URL.canParse(address) ? new URL(address).hostname : null
}
