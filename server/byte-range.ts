import type { IncomingHttpHeaders } from 'node:http'

/** First and last byte, both included. `isPart` is true when the request named a range. */
export type ByteRange = { start: number; end: number; isPart: boolean }

/**
 * Reads the Range header of a request (RFC 9110). The whole file is sent for an invalid header, for several ranges, and
 * when If-Range names another version of the file.
 */
export function rangeIn(headers: IncomingHttpHeaders, size: number, etag: string): ByteRange | 'outside' {
  const all = { start: 0, end: size - 1, isPart: false }
  const { range = '', 'if-range': version = etag } = headers
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range) ?? []
  if ((first === '' && last === '') || version !== etag) return all
  if (first === '') {
    // A suffix range: the last `count` bytes.
    const count = Math.min(Number(last), size)
    return count === 0 ? 'outside' : { start: size - count, end: size - 1, isPart: true }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return all
  return start >= size ? 'outside' : { start, end, isPart: true }
}
