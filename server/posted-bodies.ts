import type { IncomingMessage } from 'node:http'
import { MAX_READ_FACTOR } from '#app/forms/read-form.server.ts'
import { formBytes } from '#app/forms/form-bytes.server.ts'

/** Maximum bytes of a body that is collected in memory before it is handled; longer bodies are read as a stream. */
const MAX_COLLECTED = 131_072

type CollectOptions = {
  /** Maximum size. */
  maxBytes: number
  /** Address by which unfinished bodies are counted, or null. */
  address: string | null
  complete: () => void
  /** Called as soon as the body, or its declared length, exceeds the maximum. */
  tooLong: () => void
  /** Called when the connection ends before the body is complete. */
  aborted: () => void
}

export type CollectBody = (request: IncomingMessage, collected: CollectOptions) => void

export function expectsBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || declaredBytes(headers) > 0
}

/**
 * Maximum bytes of the body to collect for a route before the request is handled. Null for bodies that are read as a
 * stream: long forms, unless Content-Length declares a short one.
 */
export function collectedLimit(pattern: string, { headers }: IncomingMessage): number | null {
  const maxBytes = formBytes(pattern)
  if (maxBytes <= MAX_COLLECTED) return maxBytes
  const isShort = !('transfer-encoding' in headers) && declaredBytes(headers) <= MAX_COLLECTED
  return isShort ? MAX_COLLECTED : null
}

/**
 * Receives the whole body of a short form before it is handled, so that a slow client takes no capacity from others.
 * The framework reads the body from `rawBody`.
 */
export function openBodyCollector(limits: { mostBodies: number; mostBodiesPerAddress: number }): CollectBody {
  /** Requests whose bodies are arriving, oldest first, with their addresses. */
  const arriving = new Map<IncomingMessage, string | null>()

  function cut(request: IncomingMessage | undefined) {
    if (!request) return
    arriving.delete(request)
    request.destroy()
  }

  function freeSlot(address: string | null) {
    const [...requests] = arriving.keys()
    const sameAddress = address === null ? [] : requests.filter((request) => arriving.get(request) === address)
    if (sameAddress.length >= limits.mostBodiesPerAddress) cut(sameAddress[0])
    else if (requests.length >= limits.mostBodies) cut(requests[0])
  }

  return function collect(request, { maxBytes, address, complete, tooLong, aborted }) {
    freeSlot(address)
    arriving.set(request, address)
    let size = 0
    let chunks: Buffer[] | null = []
    function refuse() {
      chunks = null
      tooLong()
    }
    if (declaredBytes(request.headers) > maxBytes) refuse()
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (chunks && size > maxBytes) refuse()
      chunks?.push(chunk)
      // The rest is read and discarded up to a limit: a browser reads the answer only after it has sent everything.
      if (size > maxBytes * MAX_READ_FACTOR) cut(request)
    })
    request.once('close', () => {
      arriving.delete(request)
      if (chunks && !request.complete) aborted()
    })
    request.once('end', () => {
      arriving.delete(request)
      if (!chunks) return
      Object.assign(request, { rawBody: Buffer.concat(chunks) })
      complete()
    })
  }
}

function declaredBytes(headers: IncomingMessage['headers']): number {
  return Number(headers['content-length'] ?? 0)
}

/** Closes the connection if the body does not arrive in time. */
export function cutSlowBody(request: IncomingMessage, timeout: number): void {
  const timer = setTimeout(() => request.destroy(), timeout).unref()
  request.once('close', () => clearTimeout(timer))
}
