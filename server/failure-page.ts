/** The page of last resort, when rendering itself failed: no styles, no scripts, but words and the request id. */
export function failurePage(requestId: string): Response {
  const html = `<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Algo salió mal · Cerro Norte</title></head><body><main><h1>Algo salió mal</h1><p role="alert">No pudimos mostrar esta página. Intenta de nuevo en un momento.</p><p>Si el problema sigue, dinos este número: ${requestId}</p><p><a href="/">Ir al inicio</a></p></main></body></html>`
  return new Response(html, {
    status: 500,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
      'Cache-Control': 'no-store',
    },
  })
}
