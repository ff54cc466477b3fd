import { closeSync, createReadStream, fstatSync, openSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { TILES_FILE } from '#app/listing/map/streets/find-streets.server.ts'
import { TILES_PATH } from '#app/listing/map/streets/streets.ts'
import { matchesTag } from '#app/http/entity-tag.server.ts'
import { rangeIn } from './byte-range.ts'
import { answerForFile } from './methods.ts'

/**
 * A replaced file has another ETag. `no-transform`: browsers request byte ranges, which compression by a proxy would
 * shift.
 */
const CACHE_CONTROL = 'public, max-age=86400, no-transform'

/**
 * Serves the tile files of a folder. Browsers request the byte ranges that a map shows.
 * @param always headers added to every response
 * @returns a handler that returns true if it answered the request
 */
export function openMapFiles(folder: string, always: Readonly<Record<string, string>> = {}) {
  return function serveMapFile(request: IncomingMessage, response: ServerResponse, pathname: string): boolean {
    if (request.method === 'OPTIONS' || !pathname.startsWith(TILES_PATH)) return false
    const name = pathname.slice(TILES_PATH.length)
    const file = TILES_FILE.test(name) ? openFile(join(folder, name)) : null
    if (!file) return false
    if (answerForFile(request, response)) closeSync(file.descriptor)
    else send(request, response, file, always)
    return true
  }
}

type OpenFile = { descriptor: number; size: number; etag: string }

/** Opens the file for each request, so that a replaced file is used at once and no response mixes two versions. */
function openFile(path: string): OpenFile | null {
  try {
    const descriptor = openSync(path, 'r')
    const stats = fstatSync(descriptor)
    const { size, mtimeMs } = stats
    if (stats.isFile()) return { descriptor, size, etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"` }
    closeSync(descriptor)
    return null
  } catch {
    return null
  }
}

function send(
  { method, headers: requested }: IncomingMessage,
  response: ServerResponse,
  { descriptor, size, etag }: OpenFile,
  always: Readonly<Record<string, string>>,
) {
  const headers: Record<string, string> = {
    'Content-Type': 'application/vnd.pmtiles',
    'Cache-Control': CACHE_CONTROL,
    'Accept-Ranges': 'bytes',
    ETag: etag,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...always,
  }
  // A Range header applies to GET only (RFC 9110, 14.2).
  const parts = method === 'GET' ? requested : {}
  const range = matchesTag(requested['if-none-match'], etag) ? 'unchanged' : rangeIn(parts, size, etag)
  if (range === 'unchanged') response.writeHead(304, headers)
  else if (range === 'outside')
    response.writeHead(416, { ...headers, 'Content-Range': `bytes */${size}`, 'Content-Length': '0' })
  else {
    const { start, end, isPart } = range
    headers['Content-Length'] = String(end - start + 1)
    if (isPart) headers['Content-Range'] = `bytes ${start}-${end}/${size}`
    response.writeHead(isPart ? 206 : 200, headers)
    if (method === 'GET' && end >= start)
      return pipeline(createReadStream('', { fd: descriptor, start, end }), response, ignoreDisconnect)
  }
  closeSync(descriptor)
  response.end()
}

/** A client that disconnects ends only its own response. */
function ignoreDisconnect() {}
