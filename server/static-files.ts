import { readdir, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import sirv from 'sirv'
import { IMMUTABLE } from '#app/http/cache-control.ts'
import { matchesTag } from '#app/http/entity-tag.server.ts'
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

/** Names of workers in the build (`x.worker.ts`, or a package's `x-worker.mjs`). */
const WORKER = /[.-]worker-[\w-]+\.js$/

type Headers = Readonly<Record<string, string>>

/**
 * Serves the browser's build. The folder is indexed at the start, so requests can reach only files of the index.
 * @param always headers added to every response
 * @param ofWorkers headers added to worker scripts, because a document's policy does not apply to them
 * @returns a handler that returns true if it answered the request
 * @throws when a file has an unknown type
 */
export async function openStaticFiles(folder: string, always: Headers = {}, ofWorkers: Headers = {}) {
  const files = await indexFolder(folder, always, ofWorkers)
  const send = sirv(folder, { brotli: true, gzip: true })
  return function serveStatic(request: IncomingMessage, response: ServerResponse, pathname: string): boolean {
    const file = files.get(pathname)
    if (!file || request.method === 'OPTIONS') return false
    if (answerForFile(request, response)) return true
    response.setHeaders(file)
    if (matchesTag(request.headers['if-none-match'], file.get('ETag') ?? '')) response.writeHead(304).end()
    else {
      simplifyHeaders(request)
      closeFile(response)
      send(request, response)
    }
    return true
  }
}

/**
 * sirv ignores the weights of encodings, and mishandles ranges that count from the end or end with the first byte. This
 * simplifies both headers.
 */
function simplifyHeaders({ headers }: IncomingMessage) {
  const accepted = headers['accept-encoding']
  headers['accept-encoding'] = ENCODINGS.filter(
    (encoding) => acceptedEncoding(accepted ?? '', [encoding]) === encoding,
  ).join()
  delete headers.range
}

/**
 * sirv does not close a file when its client disconnects, and does not handle files that vanish while the process runs
 * (a new build). Either ends only its own response.
 */
function closeFile(response: ServerResponse) {
  response.once('pipe', (file: Readable) => {
    file.once('error', () => response.destroy())
    response.once('close', () => file.destroy())
  })
}

async function indexFolder(
  folder: string,
  always: Headers,
  ofWorkers: Headers,
): Promise<Map<string, Map<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Map<string, Map<string, string>>()
  for (const entry of entries) {
    if (!entry.isFile() || /\.(?:br|gz)$|^manifest\.json$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const pathname = `/${relative(folder, path).split(sep).join('/')}`
    const { size, mtimeMs } = await stat(path)
    const headers = {
      'Content-Type': contentType(pathname),
      'Cache-Control': pathname.startsWith('/assets/') ? IMMUTABLE : REVALIDATED,
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

/** @throws for an unknown type: with `nosniff`, browsers would silently ignore the file */
function contentType(pathname: string): string {
  const type = CONTENT_TYPES[extname(pathname)]
  if (!type) throw new Error(`no se sabe de qué tipo es ${pathname}: falta en CONTENT_TYPES (server/static-files.ts)`)
  return type
}
