import { readdir, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import sirv from 'sirv'
import { KEPT_FOR_EVER } from '#app/http/cache-control.ts'
import { namesTag } from '#app/http/entity-tag.server.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import { answerForFile } from './methods.ts'

const CONTENT_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
const REVALIDATED = 'public, max-age=3600'
const ENCODINGS = ['br', 'gzip'] as const

/** Named so by the build (`x.worker.ts`, or a package's `x-worker.mjs`). */
const WORKER = /[.-]worker-[\w-]+\.js$/

type Headers = Readonly<Record<string, string>>

/**
 * Serves the browser's build. The folder is read once at start: a request can name only what was there.
 * @param always headers that every file has beside its own
 * @param ofWorkers those that the scripts of workers have as well: no document's policy holds for what they ask for
 * @returns a handler that answers true when the request was for a file
 * @throws when a file is of a type that is not known
 */
export async function openStaticFiles(folder: string, always: Headers = {}, ofWorkers: Headers = {}) {
  const files = await index(folder, always, ofWorkers)
  const send = sirv(folder, { brotli: true, gzip: true })
  return function serveStatic(request: IncomingMessage, response: ServerResponse, pathname: string): boolean {
    const file = files.get(pathname)
    if (!file || request.method === 'OPTIONS') return false
    if (answerForFile(request, response)) return true
    response.setHeaders(file)
    if (namesTag(request.headers['if-none-match'], file.get('ETag') ?? '')) response.writeHead(304).end()
    else {
      plainHeaders(request)
      closeFile(response)
      send(request, response)
    }
    return true
  }
}

/** sirv knows no weights of encodings, and no ranges that count from the end or end with the first byte. */
function plainHeaders({ headers }: IncomingMessage) {
  const accepted = headers['accept-encoding']
  headers['accept-encoding'] = ENCODINGS.filter(
    (encoding) => acceptedEncoding(accepted ?? '', [encoding]) === encoding,
  ).join()
  delete headers.range
}

/**
 * sirv leaves open a file whose reader has left, and does not handle one that vanished while the process runs (a new
 * build): that breaks off its own answer and nothing else.
 */
function closeFile(response: ServerResponse) {
  response.once('pipe', (file: Readable) => {
    file.once('error', () => response.destroy())
    response.once('close', () => file.destroy())
  })
}

async function index(folder: string, always: Headers, ofWorkers: Headers): Promise<Map<string, Map<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Map<string, Map<string, string>>()
  for (const entry of entries) {
    if (!entry.isFile() || /\.(?:br|gz)$|^manifest\.json$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const pathname = `/${relative(folder, path).split(sep).join('/')}`
    const { size, mtimeMs } = await stat(path)
    const headers = {
      'Content-Type': contentType(pathname),
      'Cache-Control': pathname.startsWith('/assets/') ? KEPT_FOR_EVER : REVALIDATED,
      ETag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`,
      Vary: 'Accept-Encoding',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      ...always,
      ...(WORKER.test(pathname) && ofWorkers),
    }
    files.set(pathname, new Map(Object.entries(headers)))
  }
  return files
}

/** @throws for a type that is not known: browsers are told not to guess, and would leave the file unused without a word */
function contentType(pathname: string): string {
  const type = CONTENT_TYPES[extname(pathname)]
  if (!type) throw new Error(`no se sabe de qué tipo es ${pathname}: falta en CONTENT_TYPES (server/static-files.ts)`)
  return type
}
