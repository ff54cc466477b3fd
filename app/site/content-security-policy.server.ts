import { hash, randomBytes } from 'node:crypto'
import { MAPS_ORIGIN } from './google-maps.ts'

/** A script element with its attributes and its text. A tag with `<` in it is not one that React renders. */
const SCRIPT = /<script(?=\s)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>([\s\S]*?)<\/script/g
const SRC = /^(?:[^"']|"[^"]*"|'[^']*')*?\ssrc\s*=/

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

/** The nonce of one render. Content that was written before the render can't contain it. */
export function createNonce(): string {
  return randomBytes(16).toString('base64url')
}

/**
 * The document as it is sent, and its CSP. The policy allows inline scripts by hash, and only those with the nonce of the
 * render: a script that somebody put into the page has none. The nonces are removed, so that equal pages stay equal
 * bytes and a cached page does not show a nonce.
 * @param streetsOrigin of a page with a map whose streets come from another site
 */
export function secureDocument(
  rendered: string,
  nonce: string,
  streetsOrigin: string | null = null,
): { html: string; policy: string } {
  const attribute = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (const [, attributes = '', script = ''] of rendered.matchAll(SCRIPT))
    if (attributes.includes(attribute) && !SRC.test(attributes))
      hashes.add(`'sha256-${hash('sha256', script, 'base64')}'`)
  return {
    html: rendered.replaceAll(attribute, ''),
    policy: `${FIXED}; ${connections(streetsOrigin)}; script-src 'self' ${[...hashes].join(' ')}`.trimEnd(),
  }
}

/** The CSP of worker scripts: they may connect to the same origins as a document. */
export function workerSecurityPolicy(streetsOrigin: string | null): string {
  return `default-src 'none'; script-src 'self'; ${connections(streetsOrigin)}`
}

function connections(streetsOrigin: string | null): string {
  return ["connect-src 'self'", streetsOrigin].filter(Boolean).join(' ')
}
