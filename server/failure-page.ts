import { BROKEN, TELL_US_NUMBER } from '#app/ui/failure-words.ts'
import { FULL } from '#app/forms/no-answer.ts'
import { FULL_DISK, OUTAGE } from '#app/ui/outage-words.ts'

/** Page for an error while rendering: text and request id only, without styles and scripts. */
export function failurePage(requestId: string): Response {
  return numberedPage(500, BROKEN, requestId)
}

/**
 * React Router answers failed resource routes in English or with only a status. This replaces that with a Spanish page
 * and the request id.
 */
export function answerFailure(response: Response, requestId: string): Response {
  const type = response.headers.get('Content-Type') ?? ''
  if (response.status === 500 && type === 'text/plain') return failurePage(requestId)
  if (response.status === FULL && type.startsWith('application/json')) return numberedPage(FULL, FULL_DISK, requestId)
  return response.status === 503 && type.startsWith('application/json')
    ? numberedPage(503, OUTAGE, requestId)
    : response
}

function numberedPage(
  status: number,
  { title, sentence }: { title: string; sentence: string },
  requestId: string,
): Response {
  return plainPage({ status, title, sentences: [sentence, `${TELL_US_NUMBER} ${requestId}`] })
}

/** A complete document without external files. */
export function plainPage({ status, title, sentences }: { status: number; title: string; sentences: string[] }) {
  const [first, ...rest] = sentences
  const more = rest.map((sentence) => `<p>${sentence}</p>`).join('')
  const html = `<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title></head><body><main><h1>${title}</h1><p role="alert">${first}</p>${more}<p><a href="/">Ir al inicio</a></p></main></body></html>`
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
      'Cache-Control': 'no-store',
    },
  })
}
