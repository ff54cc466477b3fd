import pino from 'pino'
import type { RequestLine } from './watch-requests.ts'

/** Writes one JSON line per request to standard output; errors go to standard error. */
export function openRequestLog(): (line: RequestLine) => void {
  const log = pino({ base: null, timestamp: isoTime }, pino.destination({ dest: 1, sync: true }))
  return (line) => log.info(line)
}

function isoTime(): string {
  return `,"time":"${new Date().toISOString()}"`
}
