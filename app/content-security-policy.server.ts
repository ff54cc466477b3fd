import { hash } from 'node:crypto'
import { MAPS_ORIGIN } from './maps/google-maps.ts'

/** A script without `src`; what a quoted attribute says is no attribute. */
const INLINE_SCRIPT =
  /<script(?=[\s>])(?!(?:[^>"']|"[^"]*"|'[^']*')*?\ssrc\s*=)(?:[^>"']|"[^"]*"|'[^']*')*>([\s\S]*?)<\/script/gi

const FIXED = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  // Google Maps is the only foreign thing that may appear (spec, section 7: embedded frames).
  `frame-src ${MAPS_ORIGIN}`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ')

/** The policy of one document: its own inline scripts by hash, everything else from this site. */
export function contentSecurityPolicy(html: string): string {
  const hashes = new Set<string>()
  for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) hashes.add(`'sha256-${hash('sha256', script, 'base64')}'`)
  return `${FIXED}; script-src 'self' ${[...hashes].join(' ')}`.trimEnd()
}
