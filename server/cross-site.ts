import { plainPage } from './failure-page.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * True for a request that would change something and that a page of another site made the browser send. A request that
 * tells nothing about its page (no browser of today) passes: it carries no cookie of ours either (SameSite).
 */
export function isCrossSite(request: Request, publicUrl: string): boolean {
  if (READING.has(request.method)) return false
  const origin = request.headers.get('Origin')
  if (origin === null) {
    const site = request.headers.get('Sec-Fetch-Site')
    return site !== null && site !== 'same-origin' && site !== 'none'
  }
  if (!URL.canParse(origin)) return true
  // The host alone is compared with the request's: behind a proxy this process is asked by http, the browser by https.
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
