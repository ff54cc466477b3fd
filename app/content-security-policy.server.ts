import { hash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

const FIXED = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  // Google Maps is the only foreign thing that may appear (spec, section 7: embedded frames).
  'frame-src https://www.google.com',
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
