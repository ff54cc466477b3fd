import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

const TOKEN = /^([0-9a-z]{1,12})\.([0-9a-f-]{36})\.([\w-]{43})$/

/** Hidden token of a form: creation time and a random id, signed. It contains no data of the visitor. */
export function makeFormToken(secret: string, now: Date): string {
  const unsigned = `${now.getTime().toString(36)}.${randomUUID()}`
  return `${unsigned}.${sign(secret, unsigned)}`
}

/** @returns the creation time and the id of the form; null when the signature is not ours */
export function readFormToken(secret: string, token: string): { madeAt: Date; name: string } | null {
  const [, time = '', name = '', signature = ''] = TOKEN.exec(token) ?? []
  const expected = sign(secret, `${time}.${name}`)
  if (signature.length !== expected.length) return null
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null
  return { madeAt: new Date(Number.parseInt(time, 36)), name }
}

/** The prefix keeps these signatures apart from others with the same secret: visitors can choose the text. */
function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`contact-form ${text}`).digest('base64url')
}
