import type { IncomingMessage, ServerResponse } from 'node:http'
import { plainPage } from './failure-page.ts'

const SAFE_METHODS = 'GET, HEAD'
const ALLOWED = new Set(['GET', 'HEAD', 'POST'])

/**
 * Answers OPTIONS, and unsupported methods, which React Router would treat as a form post. Returns null for other
 * requests.
 * @param methods allowed for this address; null for an unknown address
 */
export function answerBeforeRoute(method: string, methods: string | null): Response | null {
  const allowed = methods ?? SAFE_METHODS
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: `${allowed}, OPTIONS` } })
  if (ALLOWED.has(method) || methods === null) return null
  const response = refuseMethod()
  response.headers.set('Allow', allowed)
  return response
}

/**
 * Rejects methods other than GET and HEAD for a file.
 * @returns true if it has answered
 */
export function answerForFile({ method = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  response.writeHead(405, FILE_REFUSAL_HEADERS).end(REFUSED)
  return true
}

/** React Router answers 405 with an error page or in English, and without the Allow header. This replaces it. */
export function answerMethod(response: Response): Response {
  if (response.status !== 405) return response
  const allowed = response.headers.get('Allow') ?? SAFE_METHODS
  const isPage = /^(?:text\/html|application\/json)/.test(response.headers.get('Content-Type') ?? '')
  const refusal = isPage ? refuseMethod() : response
  refusal.headers.set('Allow', allowed)
  return refusal
}

function refuseMethod(): Response {
  return plainPage({
    status: 405,
    title: 'Solicitud no permitida',
    sentences: ['Esta dirección no recibe lo que se envió y no se hizo nada.'],
  })
}

const REFUSED = Buffer.from(await refuseMethod().arrayBuffer())
/** The rest of the body is not read, so the connection is closed. */
const FILE_REFUSAL_HEADERS = {
  ...Object.fromEntries(refuseMethod().headers),
  'Content-Length': REFUSED.byteLength,
  Allow: SAFE_METHODS,
  Connection: 'close',
  'X-Content-Type-Options': 'nosniff',
}
