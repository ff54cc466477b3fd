import { plainPage } from './failure-page.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * True for a request that changes something and that a page of another site sent (CSRF). A request without
 * Origin or Sec-Fetch-Site (no current browser) passes: it has no cookie of ours either (SameSite).
 */
export function isCrossSite(request: Request, publicUrl: string): boolean {
  if (SAFE_METHODS.has(request.method)) return false
  const origin = request.headers.get('Origin')
  if (origin === null) {
    const site = request.headers.get('Sec-Fetch-Site')
    return site !== null && site !== 'same-origin' && site !== 'none'
  }
  if (!URL.canParse(origin)) return true
  // Comparing hosts is enough: behind a TLS proxy this process receives http instead of https.
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
