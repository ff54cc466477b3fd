import { hash } from 'node:crypto'
import { isRefusal } from '#server/refusals.ts'
import type { Encoding } from '#server/accepted-encoding.ts'
import { SMALLEST, decodeBrotli, encode, isCompressible } from '#server/compress.ts'

/** Of an answer's headers: what belongs to one request, or follows from how it is sent. */
const NOT_CACHED = new Set(['x-request-id', 'content-length', 'transfer-encoding'])
/** What the browser knows of a body that it has: left out where that body is not sent again (RFC 9110, 304). */
const BODY_HEADERS = new Set(['content-type', 'content-security-policy'])
/** For a page that many ask for: a twelfth smaller again, made in the background (30 ms; 11 takes 80 for a fortieth more). */
const BEST_BROTLI = 10
/** How often a page is sent before that pays. */
const POPULAR = 8

/** What a page was made of. */
export type Making = {
  address: string
  /** That of the store when its render started; null where that could not be known. */
  revision: number | null
  /** The instants (ms) when it was made, and from which it is of yesterday. */
  made: number
  expires: number
}

/** An answer of the app as bytes, ready to be sent to anybody. */
export type CachedPage = Making & {
  status: number
  /** Names and values in turn, without those of one request; and those of an answer without its body. */
  headers: readonly string[]
  headersUnchanged: readonly string[]
  /** Null where there is nothing to keep: an error, a redirect. */
  etag: string | null
  /** Whether it is sent in other encodings too; those are made when they are first asked for. */
  shrinks: boolean
  /** The plain bytes go once there are those of Brotli, a seventh of them, from which they can come back. */
  bodies: Partial<Record<Encoding, Buffer>>
  /** Those that are being made. */
  pending: Partial<Record<Encoding, Promise<Buffer>>>
  /** Of the request that it was made for: the page of a failure names it. Null where each request has its own. */
  requestId: string | null
  timesSent: number
  /** Too many others were being answered. */
  isRefusal: boolean
}

/** @throws where the body can't be read to its end */
export async function readPage(response: Response, making: Making): Promise<CachedPage> {
  const identity = Buffer.from(await response.arrayBuffer())
  const isPage = isCacheable(response)
  const etag = isPage ? `W/"${hash('sha256', identity, 'base64url').slice(0, 22)}"` : null
  const varies = isCompressible(response.headers)
  const headers = [...response.headers].filter(([name]) => !NOT_CACHED.has(name))
  if (varies) headers.push(['Vary', 'Accept-Encoding'])
  // Browsers keep it, and ask each time whether it still holds: mostly a 304.
  if (etag) headers.push(['ETag', etag], ['Cache-Control', 'no-cache'])
  return {
    ...making,
    status: response.status,
    headers: headers.flat(),
    headersUnchanged: headers.filter(([name]) => !BODY_HEADERS.has(name)).flat(),
    etag,
    shrinks: varies && identity.byteLength >= SMALLEST,
    bodies: { identity },
    pending: {},
    requestId: isPage ? null : response.headers.get('X-Request-Id'),
    timesSent: 0,
    isRefusal: isRefusal(response),
  }
}

/** Whether it is a whole page that says nothing of its asker; what has a lifetime of its own looks after itself. */
function isCacheable({ status, headers }: Response): boolean {
  return status === 200 && !headers.has('Set-Cookie') && !headers.has('Cache-Control')
}

/** The bytes in an encoding: made once, in another thread. */
export async function bodyIn(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  const { bodies, pending } = page
  const body = bodies[encoding] ?? (await (pending[encoding] ??= makeBody(page, encoding)))
  bodies[encoding] = body
  delete pending[encoding]
  if (encoding === 'br') delete bodies.identity
  return body
}

async function makeBody({ bodies }: CachedPage, encoding: Encoding): Promise<Buffer> {
  const plain = bodies.identity ?? (await decodeBrotli(bodies.br ?? Buffer.alloc(0)))
  return encoding === 'identity' ? plain : inOwnMemory(await encode(plain, encoding))
}

/** The bytes in memory of their own: Node cuts small ones out of a block of 64 KB, which each of them would keep whole. */
function inOwnMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.byteLength)
  bytes.copy(own)
  return own
}

/** Counts that it was sent. @returns whether its best compression is now due, which is outcome once */
export function countSent(page: CachedPage): boolean {
  page.timesSent += 1
  return page.timesSent === POPULAR && page.shrinks
}

export async function compressBest(page: CachedPage): Promise<void> {
  const { bodies } = page
  const best = await encode(await makeBody(page, 'identity'), 'br', BEST_BROTLI)
  if (!bodies.br || best.byteLength < bodies.br.byteLength) bodies.br = inOwnMemory(best)
}

/** Bytes in memory: all encodings, the headers, and about as much as what points to them takes. */
export function sizeOf({ bodies, headers }: CachedPage): number {
  const bytes = Object.values(bodies).reduce((sum, body) => sum + body.byteLength, 0)
  return bytes + headers.reduce((sum, text) => sum + text.length, 1_000)
}
