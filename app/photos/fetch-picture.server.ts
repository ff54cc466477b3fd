import { createWriteStream } from 'node:fs'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { pipeline } from 'node:stream/promises'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_MB } from './upload-fault.ts'

/** A picture that could not be fetched: the sentence, and whether another try may help. */
export class NotFetched extends Error {
  readonly mayRetry: boolean
  constructor(message: string, mayRetry = false) {
    super(message)
    this.mayRetry = mayRetry
  }
}

/** Timeouts in milliseconds: of the connection and each pause, and of the whole picture. */
const PATIENCE = 15_000
const LONGEST = 60_000
const MOST_REDIRECTS = 5
/** Answers after which another try may help. */
const BUSY = [408, 425, 429, 500, 502, 503, 504]

type Options = {
  path: string
  /** Private addresses that may be reached all the same: those of tests. */
  allowed?: string[]
}

/**
 * Fetches the picture at an address into a file. Only public addresses are reached, also after a redirect: the address
 * that the name resolves to is the one that is checked and connected to.
 * @throws NotFetched with a sentence for the person
 */
export async function fetchPicture(address: string, { path, allowed = [] }: Options): Promise<void> {
  const agents = {
    'http:': new RequestFilteringHttpAgent({ allowIPAddressList: allowed }),
    'https:': new RequestFilteringHttpsAgent({ allowIPAddressList: allowed }),
  }
  const signal = AbortSignal.timeout(LONGEST)
  try {
    let url = parsed(address)
    for (let redirects = 0; ; redirects += 1) {
      const answer = await ask(url, agents, signal)
      const to = answer.headers.location
      if (!isRedirect(answer) || to === undefined) return await save(answer, path, signal)
      answer.destroy()
      if (redirects === MOST_REDIRECTS) throw new NotFetched('lleva de una dirección a otra sin fin')
      url = parsed(new URL(to, url).href)
    }
  } catch (error) {
    throw error instanceof NotFetched ? error : notFetched(error, signal.aborted)
  } finally {
    for (const agent of Object.values(agents)) agent.destroy()
  }
}

function parsed(address: string): URL {
  const url = URL.parse(address)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '')
    throw new NotFetched('no es una dirección de internet')
  return url
}

function isRedirect({ statusCode = 0 }: IncomingMessage): boolean {
  return [301, 302, 303, 307, 308].includes(statusCode)
}

type Agents = Record<'http:' | 'https:', RequestFilteringHttpAgent | RequestFilteringHttpsAgent>

function ask(url: URL, agents: Agents, signal: AbortSignal): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  const options = {
    signal,
    timeout: PATIENCE,
    headers: { Accept: 'image/*', 'User-Agent': 'Mozilla/5.0 (importador de fotos)' },
  }
  return new Promise((resolve, reject) => {
    const request = isSecure
      ? https.get(url, { ...options, agent: agents['https:'] }, resolve)
      : http.get(url, { ...options, agent: agents['http:'] }, resolve)
    request.on('error', reject)
    request.on('timeout', () => request.destroy(new NotFetched('tardó demasiado en contestar', true)))
  })
}

async function save(answer: IncomingMessage, path: string, signal: AbortSignal): Promise<void> {
  const { statusCode = 0, headers } = answer
  try {
    if (statusCode !== 200) throw new NotFetched(statusWords(statusCode), BUSY.includes(statusCode))
    if (/^text\/html\b/i.test(headers['content-type'] ?? '')) throw new NotFetched('es una página web, no una foto')
    if (Number(headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES) throw new NotFetched(TOO_LARGE)
    await pipeline(answer, bounded, createWriteStream(path), { signal })
  } finally {
    answer.destroy()
  }
}

const TOO_LARGE = `es demasiado grande: máximo ${MAX_UPLOAD_MB} MB`

async function* bounded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let read = 0
  for await (const chunk of chunks) {
    read += chunk.byteLength
    if (read > MAX_UPLOAD_BYTES) throw new NotFetched(TOO_LARGE)
    yield chunk
  }
}

function statusWords(status: number): string {
  if (status === 404 || status === 410) return 'ya no está ahí (404)'
  if (status === 401 || status === 403) return `su sitio no deja verla (${status})`
  return `su sitio contestó con un error (${status})`
}

function notFetched(error: unknown, isLate: boolean): NotFetched {
  if (isLate) return new NotFetched('tardó demasiado en llegar', true)
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (/is not allowed/.test(message)) return new NotFetched('está en una dirección privada, que no se abre')
  return new NotFetched(code === 'ENOTFOUND' ? 'su sitio no existe' : 'su sitio no contesta', true)
}
