import { hash } from 'node:crypto'
import { isRefusal } from '#server/refusals.ts'
import type { Encoding } from '#server/accepted-encoding.ts'
import { SMALLEST, decodeBrotli, encode, isCompressible } from '#server/compress.ts'

/** Headers that belong to one request or depend on how the response is sent. */
const NOT_CACHED = new Set(['x-request-id', 'content-length', 'transfer-encoding'])
/** Headers that describe a body; a 304 omits them (RFC 9110). */
const BODY_HEADERS = new Set(['content-type', 'content-security-policy'])
/**
 * Quality for popular pages: a twelfth smaller, encoded in the background in 30 ms. Quality 11 takes 80 ms for a
 * fortieth more.
 */
const BEST_BROTLI = 10
/** A page is compressed again after it has been sent so many times. */
const POPULAR_FROM = 3

/** How and when a page was rendered. */
export type Making = {
  address: string
  /** The store's revision when the render started; null if it was unknown. */
  revision: number | null
  /** Instants in milliseconds: when the page was rendered, and when its day ends. */
  made: number
  expires: number
}

/** A response of the app as bytes that can be sent to any visitor. */
export type CachedPage = Making & {
  status: number
  /** Alternating names and values, without those of a single request; and the headers of a 304. */
  headers: readonly string[]
  headersUnchanged: readonly string[]
  /** Null for responses that are not cached: errors and redirects. */
  etag: string | null
  /** Whether it can be compressed. Encodings are made on first use. */
  shrinks: boolean
  /** The plain bytes are dropped once there is a Brotli encoding: it is a seventh of the size and can be decoded. */
  bodies: Partial<Record<Encoding, Buffer>>
  /** Encodings in progress. */
  pending: Partial<Record<Encoding, Promise<Buffer>>>
  /** Request id that an error page shows. Null for pages, where each request has its own id. */
  requestId: string | null
  timesSent: number
  /** Whether it was refused for lack of capacity. */
  isRefusal: boolean
}

/** @throws when the body can't be read to its end */
export async function readPage(response: Response, making: Making): Promise<CachedPage> {
  const identity = Buffer.from(await response.arrayBuffer())
  const isPage = isCacheable(response)
  const etag = isPage ? `W/"${hash('sha256', identity, 'base64url').slice(0, 22)}"` : null
  const compressible = isCompressible(response.headers)
  const isOwn = (name: string) => !NOT_CACHED.has(name) && !(isPage && name === 'cache-control')
  const headers = [...response.headers].filter(([name]) => isOwn(name))
  if (compressible) headers.push(['Vary', 'Accept-Encoding'])
  // Browsers cache it and revalidate it each time, usually with a 304.
  if (etag) headers.push(['ETag', etag], ['Cache-Control', revalidated(response)])
  return {
    ...making,
    status: response.status,
    headers: headers.flat(),
    headersUnchanged: headers.filter(([name]) => !BODY_HEADERS.has(name)).flat(),
    etag,
    shrinks: compressible && identity.byteLength >= SMALLEST,
    bodies: { identity },
    pending: {},
    requestId: isPage ? null : response.headers.get('X-Request-Id'),
    timesSent: 0,
    isRefusal: isRefusal(response),
  }
}

/** The one directive of documents that have no other. */
export const NO_TRANSFORM = 'no-transform'

function revalidated({ headers }: Response): string {
  return headers.has('Cache-Control') ? `no-cache, ${NO_TRANSFORM}` : 'no-cache'
}

/** Whether it is a complete page for everybody. A response that says itself how to cache it is not cached here. */
function isCacheable({ status, headers }: Response): boolean {
  return status === 200 && !headers.has('Set-Cookie') && (headers.get('Cache-Control') ?? NO_TRANSFORM) === NO_TRANSFORM
}

/** The body in an encoding, which is made once, in another thread. */
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

/**
 * Copies bytes into a buffer of their own: Node takes small buffers from a block of 64 KB, which would stay in memory
 * as a whole.
 */
function inOwnMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.byteLength)
  bytes.copy(own)
  return own
}

/** Counts one delivery. @returns true once: when the page becomes popular and should be compressed better */
export function countSent(page: CachedPage): boolean {
  page.timesSent += 1
  return page.timesSent === POPULAR_FROM && page.shrinks
}

export async function compressBest(page: CachedPage): Promise<void> {
  const { bodies } = page
  const best = await encode(await makeBody(page, 'identity'), 'br', BEST_BROTLI)
  if (!bodies.br || best.byteLength < bodies.br.byteLength) bodies.br = inOwnMemory(best)
}

/** Bytes in memory: all encodings, the headers and about 1 KB for the objects around them. */
export function sizeOf({ bodies, headers }: CachedPage): number {
  const bytes = Object.values(bodies).reduce((sum, body) => sum + body.byteLength, 0)
  return bytes + headers.reduce((sum, text) => sum + text.length, 1_000)
}
