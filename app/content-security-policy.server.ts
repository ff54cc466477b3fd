import { hash } from 'node:crypto'
import { MAPS_ORIGIN } from './maps/google-maps.ts'

/** A script without `src`; quoted attribute values are skipped. */
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
  // Google Maps frames are the only content allowed from another site (spec, section 7: embedded frames).
  `frame-src ${MAPS_ORIGIN}`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ')

/** The CSP of one document: its inline scripts by hash; everything else only from this site. */
export function contentSecurityPolicy(html: string): string {
  const hashes = new Set<string>()
  for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) hashes.add(`'sha256-${hash('sha256', script, 'base64')}'`)
  return `${FIXED}; script-src 'self' ${[...hashes].join(' ')}`.trimEnd()
}
