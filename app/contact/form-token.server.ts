import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

const TOKEN = /^([0-9a-z]{1,12})\.([0-9a-f-]{36})\.([\w-]{43})$/

/** A name with the time at which it was signed. */
export type Signed = { madeAt: Date; name: string }

/** Keeps the signatures for one use apart from others with the same secret: visitors can choose the text. */
type Purpose = 'contact-form' | 'sent-message'

/** Hidden token of a form: creation time and a random id, signed. It contains no data of the visitor. */
export function makeFormToken(secret: string, now: Date): string {
  return signName(secret, 'contact-form', { madeAt: now, name: randomUUID() })
}

/** @returns the creation time and the id of the form; null when the signature is not ours */
export function readFormToken(secret: string, token: string): Signed | null {
  return readName(secret, 'contact-form', token)
}

/** @param name a UUID */
export function signName(secret: string, purpose: Purpose, { madeAt, name }: Signed): string {
  const unsigned = `${madeAt.getTime().toString(36)}.${name}`
  return `${unsigned}.${sign(secret, purpose, unsigned)}`
}

/** @returns null when the signature is not ours */
export function readName(secret: string, purpose: Purpose, token: string): Signed | null {
  const [, time = '', name = '', signature = ''] = TOKEN.exec(token) ?? []
  const expected = sign(secret, purpose, `${time}.${name}`)
  if (signature.length !== expected.length) return null
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null
  return { madeAt: new Date(Number.parseInt(time, 36)), name }
}

function sign(secret: string, purpose: Purpose, text: string): string {
  return createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url')
}
