import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

const TOKEN = /^([0-9a-z]{1,12})\.([0-9a-f-]{36})\.([\w-]{43})$/

/** What a form carries unseen: when it was made and a name of its own, signed. It holds nothing of the visitor. */
export function makeFormToken(secret: string, now: Date): string {
  const made = `${now.getTime().toString(36)}.${randomUUID()}`
  return `${made}.${sign(secret, made)}`
}

/** @returns when the form was made and its name; null when the token is not of our making */
export function readFormToken(secret: string, token: string): { madeAt: Date; name: string } | null {
  const [, time = '', name = '', signature = ''] = TOKEN.exec(token) ?? []
  const expected = sign(secret, `${time}.${name}`)
  if (signature.length !== expected.length) return null
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null
  return { madeAt: new Date(Number.parseInt(time, 36)), name }
}

/** Under a purpose of its own: what signs sessions must not sign anything that a visitor can ask for. */
function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`contact-form ${text}`).digest('base64url')
}
