import { BROKEN, TELL_US_NUMBER } from '#app/ui/failure-words.ts'
import { FULL } from '#app/forms/no-answer.ts'
import { FULL_DISK, OUTAGE } from '#app/ui/outage-words.ts'
import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { CallLink } from '#app/agency/contact-links.tsx'
import { useAgency } from '#app/agency/use-agency.tsx'
import { Brand } from '#app/agency/brand.tsx'
import { findSilence, loadDocument } from '#app/site/connection/use-blocked-reload.tsx'
import { useRequestId } from '#app/ui/request-id.tsx'
import { buttonClass } from '#app/ui/button.ts'

/** The database is unreachable: a temporary failure (server/store-outage.ts). */
const OUT_OF_SERVICE = 503

/**
 * Page of an unexpected failure, with the id under which it was logged. It needs no data, and its links load whole
 * documents, because the state of the page may be broken.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const agency = useAgency()
  const requestId = useRequestId()
  const { pathname, search } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  // A fault of the browser's own has no number that anyone sent.
  const sent = requestId !== null || isRouteErrorResponse(error)
  const { title, sentence } = status === FULL ? FULL_DISK : status === OUT_OF_SERVICE ? OUTAGE : BROKEN
  // A failed client-side navigation has no request id: loading the whole document shows the server's own page.
  useEffect(() => {
    if (requestId === null && status >= 500 && !isDocumentItself()) void reloadWhereReachable()
  }, [requestId, status])

  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${title} · ${agency.shortName}`}</title>
      <meta name="robots" content="noindex" />
      <header className="@container on-dark bg-plane">
        <div className="wrap flex min-h-18 items-center">
          <a
            href="/"
            aria-label={`${agency.name}, ir al inicio`}
            className="inline-flex min-h-11 items-center no-underline"
          >
            <Brand />
          </a>
        </div>
      </header>
      <main id="main" className="wrap grid grow content-center gap-5 py-(--space-section)">
        {sent && <p className="num font-semibold text-faro-text">Error {status}</p>}
        <h1 className="text-4xl leading-tight tracking-display">{title}</h1>
        <p className="max-w-(--measure) text-lg leading-body text-ink-2" role="alert">
          {sentence}
        </p>
        {requestId && (
          <p className="text-sm leading-body text-ink-2">
            {TELL_US_NUMBER} <span className="num block font-semibold break-all text-ink select-all">{requestId}</span>
          </p>
        )}
        <p className="mt-2 flex flex-wrap gap-3">
          {status === OUT_OF_SERVICE && (
            <a className={buttonClass({ size: 'lg' })} href={pathname + search}>
              Intentar de nuevo
            </a>
          )}
          <a
            className={buttonClass({ variant: status === OUT_OF_SERVICE ? 'outline' : 'primary', size: 'lg' })}
            href="/"
          >
            Ir al inicio
          </a>
          {status !== OUT_OF_SERVICE && (
            <a className={buttonClass({ variant: 'outline', size: 'lg' })} href="/propiedades">
              Ver Todas las Propiedades
            </a>
          )}
        </p>
        {agency.phone && (
          <p className="text-sm leading-body text-ink-2">
            También puedes llamarnos al <CallLink className="num font-semibold underline" withIcon={false} />.
          </p>
        )}
      </main>
    </div>
  )
}

/** Unless the site answers, a reload would show the page of the browser or of a proxy, without any of our links. */
async function reloadWhereReachable() {
  if ((await findSilence()) === null) loadDocument()
}

/** True when the document itself was loaded with the failure: reloading automatically would fail again. */
function isDocumentItself(): boolean {
  const loaded = performance.getEntriesByType('navigation')[0]?.name ?? ''
  return loaded.split('#', 1)[0] === window.location.href.split('#', 1)[0]
}
