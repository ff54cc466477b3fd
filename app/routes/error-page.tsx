import { useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { useRequestId } from '#app/request-id.tsx'
import { buttonClass } from '#app/ui/button.ts'

/** What a person sees when something broke: it says so, with the id under which the failure was logged. */
export function ErrorPage({ error }: { error: unknown }) {
  const requestId = useRequestId()
  const status = isRouteErrorResponse(error) ? error.status : 500
  // A failed navigation inside the page has no id of its own: asking for the whole document gets the server's answer.
  useEffect(() => {
    if (requestId === null && status >= 500) window.location.reload()
  }, [requestId, status])

  return (
    <main id="main" className="wrap grid min-h-dvh place-content-center justify-items-center gap-4 py-16 text-center">
      <title>Algo salió mal · Cerro Norte</title>
      <p className="num text-ink-3">Error {status}</p>
      <h1 className="text-3xl">Algo salió mal</h1>
      <p className="max-w-[44ch] text-ink-2" role="alert">
        No pudimos mostrar esta página. Intenta de nuevo en un momento.
      </p>
      {requestId && (
        <p className="text-xs text-ink-3">
          Si el problema sigue, dinos este número: <span className="num font-semibold">{requestId}</span>
        </p>
      )}
      <p className="mt-2 flex flex-wrap justify-center gap-3">
        <a className={buttonClass()} href="/">
          Ir al inicio
        </a>
        <a className={buttonClass({ variant: 'outline' })} href="/propiedades">
          Ver Todas las Propiedades
        </a>
      </p>
    </main>
  )
}
