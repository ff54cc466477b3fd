import type { IncomingHttpHeaders } from 'node:http'

/** From and to which byte, both included; `isPart`: because less than all was asked for. */
export type ByteRange = { start: number; end: number; isPart: boolean }

/**
 * Which bytes of a file a request asks for (RFC 9110, Range). Several parts at once, or what is no range, count as all
 * of it; a part of another version of the file, too.
 */
export function rangeIn(headers: IncomingHttpHeaders, size: number, etag: string): ByteRange | 'outside' {
  const all = { start: 0, end: size - 1, isPart: false }
  const { range = '', 'if-range': version = etag } = headers
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range) ?? []
  if ((first === '' && last === '') || version !== etag) return all
  if (first === '') {
    // The last so many bytes.
    const count = Math.min(Number(last), size)
    return count === 0 ? 'outside' : { start: size - count, end: size - 1, isPart: true }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return all
  return start >= size ? 'outside' : { start, end, isPart: true }
}
