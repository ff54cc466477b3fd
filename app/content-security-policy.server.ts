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
  "worker-src 'self'",
  "manifest-src 'self'",
  // Google Maps frames are the only content allowed from another site (spec, section 7: embedded frames).
  `frame-src ${MAPS_ORIGIN}`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ')

/**
 * The CSP of one document: its inline scripts by hash; everything else only from this site.
 * @param streetsOrigin of a page with a map whose streets come from another site
 */
export function contentSecurityPolicy(html: string, streetsOrigin: string | null = null): string {
  const hashes = new Set<string>()
  for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) hashes.add(`'sha256-${hash('sha256', script, 'base64')}'`)
  return `${FIXED}; ${connections(streetsOrigin)}; script-src 'self' ${[...hashes].join(' ')}`.trimEnd()
}

/** The CSP of the scripts of workers, who ask for what a document may ask for. */
export function workerSecurityPolicy(streetsOrigin: string | null): string {
  return `default-src 'none'; script-src 'self'; ${connections(streetsOrigin)}`
}

function connections(streetsOrigin: string | null): string {
  return ["connect-src 'self'", streetsOrigin].filter(Boolean).join(' ')
}
