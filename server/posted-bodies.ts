import type { IncomingMessage } from 'node:http'
import { MAX_READ_FACTOR } from '#app/forms/read-form.server.ts'
import { formBytes } from '#app/forms/form-bytes.server.ts'

/** Bytes of the longest body that is held in memory until it is complete; longer ones are read as they arrive. */
const MAX_COLLECTED = 131_072

type Collected = {
  /** Bytes of the longest that is taken. */
  maxBytes: number
  /** By which unfinished ones are counted, or null. */
  address: string | null
  complete: () => void
  /** Called at once when the body is, or says that it is, longer than that. */
  tooLong: () => void
  /** Called when its sender leaves, or is cut, before it is complete. */
  aborted: () => void
}

export type CollectBody = (request: IncomingMessage, collected: Collected) => void

export function expectsBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || declaredBytes(headers) > 0
}

/**
 * Bytes of the longest body that is collected for a route before anything is begun; null where it is read as it arrives: a
 * long form that is not declared to be a short one.
 */
export function collectedLimit(pattern: string, { headers }: IncomingMessage): number | null {
  const maxBytes = formBytes(pattern)
  if (maxBytes <= MAX_COLLECTED) return maxBytes
  const isShort = !('transfer-encoding' in headers) && declaredBytes(headers) <= MAX_COLLECTED
  return isShort ? MAX_COLLECTED : null
}

/**
 * Receives the bodies of short forms before any work is begun for them: a client that sends slowly takes no room from the
 * others. The framework reads the result from `rawBody`.
 */
export function openBodyCollector(limits: { mostBodies: number; mostBodiesPerAddress: number }): CollectBody {
  /** Requests whose bodies are arriving, the oldest first, with their addresses. */
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
      // The rest is read past, within reason: a browser that is still sending hears no answer.
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

/** Ends the connection of a request whose body does not arrive in time. */
export function cutSlowBody(request: IncomingMessage, timeout: number): void {
  const timer = setTimeout(() => request.destroy(), timeout).unref()
  request.once('close', () => clearTimeout(timer))
}
