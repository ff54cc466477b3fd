import { plainPage } from './failure-page.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * True for a request that changes something and that a page of another site sent (CSRF). A request without
 * Origin or Sec-Fetch-Site (no current browser) passes: it has no cookie of ours either (SameSite).
 */
export function isCrossSite(request: Request, publicUrl: string): boolean {
  if (READING.has(request.method)) return false
  const origin = request.headers.get('Origin')
  if (origin === null) {
    const site = request.headers.get('Sec-Fetch-Site')
    return site !== null && site !== 'same-origin' && site !== 'none'
  }
  if (!URL.canParse(origin)) return true
  // Only the host is compared with that of the request: behind a TLS proxy this process receives http, not https.
  return new URL(origin).origin !== publicUrl && new URL(origin).host !== new URL(request.url).host
}

export function refuseCrossSite(): Response {
  return plainPage({
    status: 403,
    title: 'Solicitud no permitida',
    sentences: [
      'La solicitud vino de otro sitio y no se hizo nada.',
      'Abre la página en este sitio y vuelve a intentar.',
    ],
  })
}
