import { KEPT_FOR_EVER } from '#app/http/cache-control.ts'
import { createReadStream } from 'node:fs'
import { readFile, readdir, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream'
import { type Encoding, acceptedEncoding } from './accepted-encoding.ts'
import { namesTag } from '#app/http/entity-tag.server.ts'
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
/** Up to this size a file is kept in memory; larger ones are read when asked for. */
const KEPT_BYTES = 512 * 1024

/** Named so by the build (`x.worker.ts`, or a package's `x-worker.mjs`). */
const WORKER = /[.-]worker-[\w-]+\.js$/

type Headers = Readonly<Record<string, string>>

type StaticFile = {
  path: string
  contentType: string
  cacheControl: string
  etag: string
  sizes: Partial<Record<Encoding, number>>
  kept: Partial<Record<Encoding, Buffer>>
}

const SUFFIXES: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }
const ENCODINGS = Object.keys(SUFFIXES) as Encoding[]

/**
 * Serves the browser's build. The folder is read once at start: a request can name only what was there.
 * @param always headers that every file has beside its own
 * @param ofWorkers those that the scripts of workers have as well: no document's policy holds for what they ask for
 * @returns a handler that answers true when the request was for a file
 * @throws when a file is of a type that is not known
 */
export async function openStaticFiles(folder: string, always: Headers = {}, ofWorkers: Headers = {}) {
  const files = await index(folder)
  return function serveStatic(request: IncomingMessage, response: ServerResponse, pathname: string): boolean {
    const file = files.get(pathname)
    if (!file || request.method === 'OPTIONS') return false
    if (!answerForFile(request, response))
      send(request, response, file, WORKER.test(pathname) ? { ...always, ...ofWorkers } : always)
    return true
  }
}

function send(request: IncomingMessage, response: ServerResponse, file: StaticFile, always: Headers) {
  const available = ENCODINGS.filter((encoding) => encoding in file.sizes)
  const encoding = acceptedEncoding(String(request.headers['accept-encoding'] ?? ''), available)
  const headers: Record<string, string> = {
    'Content-Type': file.contentType,
    'Cache-Control': file.cacheControl,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...always,
  }
  if (namesTag(request.headers['if-none-match'], file.etag)) {
    response.writeHead(304, headers).end()
    return
  }
  headers['Content-Length'] = String(file.sizes[encoding] ?? 0)
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  response.writeHead(200, headers)
  if (request.method === 'HEAD') response.end()
  else if (file.kept[encoding]) response.end(file.kept[encoding])
  else pipeline(createReadStream(file.path + SUFFIXES[encoding]), response, lost)
}

/** A file may vanish while the process runs (a new build): that breaks off its answer and nothing else. */
function lost() {}

async function index(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Map<string, StaticFile>()
  for (const entry of entries) {
    if (!entry.isFile() || /\.(?:br|gz)$|^manifest\.json$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const pathname = `/${relative(folder, path).split(sep).join('/')}`
    files.set(pathname, await describe(path, pathname))
  }
  return files
}

/** @throws for a type that is not known: browsers are told not to guess, and would leave the file unused without a word */
function contentType(pathname: string): string {
  const type = CONTENT_TYPES[extname(pathname)]
  if (!type) throw new Error(`no se sabe de qué tipo es ${pathname}: falta en CONTENT_TYPES (server/static-files.ts)`)
  return type
}

async function describe(path: string, pathname: string): Promise<StaticFile> {
  const { size, mtimeMs } = await stat(path)
  const file: StaticFile = {
    path,
    contentType: contentType(pathname),
    cacheControl: pathname.startsWith('/assets/') ? KEPT_FOR_EVER : REVALIDATED,
    etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`,
    sizes: {},
    kept: {},
  }
  for (const encoding of ENCODINGS) {
    const encoded = path + SUFFIXES[encoding]
    const found = await stat(encoded).catch(() => null)
    if (!found) continue
    file.sizes[encoding] = found.size
    if (found.size <= KEPT_BYTES && encoding !== 'identity') file.kept[encoding] = await readFile(encoded)
  }
  return file
}
