import type { IncomingMessage, ServerResponse } from 'node:http'
import { plainPage } from './failure-page.ts'

const READING = 'GET, HEAD'
const ALLOWED = new Set(['GET', 'HEAD', 'POST'])

/**
 * Answers what no route has to be asked about: OPTIONS, and methods that the product lacks, which React Router would take
 * for a sent form; null for the others.
 * @param methods those of that address; null where there is no such address
 */
export function answerBeforeRoute(method: string, methods: string | null): Response | null {
  const allowed = methods ?? READING
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: `${allowed}, OPTIONS` } })
  if (ALLOWED.has(method) || methods === null) return null
  const response = refuseMethod()
  response.headers.set('Allow', allowed)
  return response
}

/**
 * Answers what a file, sent ahead of the app, does not take.
 * @returns false for what only reads it
 */
export function answerForFile({ method = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  response.writeHead(405, FILE_REFUSAL_HEADERS).end(REFUSED)
  return true
}

/** React Router's 405 looks like a failed page, or is in English, and lacks the Allow header: this completes it. */
export function answerMethod(response: Response): Response {
  if (response.status !== 405) return response
  const allowed = response.headers.get('Allow') ?? READING
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
/** What is still being sent is not read: its connection ends. */
const FILE_REFUSAL_HEADERS = {
  ...Object.fromEntries(refuseMethod().headers),
  'Content-Length': REFUSED.byteLength,
  Allow: READING,
  Connection: 'close',
  'X-Content-Type-Options': 'nosniff',
}
