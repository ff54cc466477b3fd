import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { FORM_TOO_LONG } from '#app/forms/no-answer.ts'
import { OUTAGE } from '#app/ui/outage-words.ts'
import { plainPage } from './failure-page.ts'

/** Value of Retry-After in seconds: an overload usually is short. */
const RETRY_AFTER = '5'

const refusals = new WeakSet<Response>()

/** Whether a response was refused for lack of capacity, which says nothing about the store. */
export function isRefusal(response: Response): boolean {
  return refusals.has(response)
}

export function refusal(): Response {
  const page = plainPage({
    status: 503,
    title: OUTAGE.title,
    sentences: ['Ahora mismo hay demasiadas visitas. Intenta de nuevo en unos segundos.'],
  })
  page.headers.set('Retry-After', RETRY_AFTER)
  page.headers.set('X-Content-Type-Options', 'nosniff')
  refusals.add(page)
  return page
}

function tooLong(): Response {
  const sentences = [FORM_TOO_LONG, 'No se hizo nada. Acórtalo y vuelve a enviarlo.']
  const page = plainPage({ status: 413, title: 'Envío demasiado largo', sentences })
  page.headers.set('X-Content-Type-Options', 'nosniff')
  return page
}

const BUSY = await toWritten(refusal())
const TOO_LONG = await toWritten(tooLong())

/**
 * Refuses a request before it reaches the framework. The rest of its body is not read, so the connection is closed.
 * @returns the request id
 */
export function refuse(isBodyExpected: boolean, response: ServerResponse): string {
  return write(BUSY, response, isBodyExpected ? ['Connection', 'close'] : [])
}

/** @returns the request id */
export function refuseLong(response: ServerResponse): string {
  return write(TOO_LONG, response, [])
}

type Written = { status: number; headers: string[]; body: Buffer }

async function toWritten(page: Response): Promise<Written> {
  const body = Buffer.from(await page.clone().arrayBuffer())
  return { status: page.status, headers: [...page.headers, ['Content-Length', String(body.byteLength)]].flat(), body }
}

function write({ status, headers, body }: Written, response: ServerResponse, connection: string[]): string {
  const requestId = randomUUID()
  response.writeHead(status, [...headers, ...connection, 'X-Request-Id', requestId]).end(body)
  return requestId
}
