import { Writable } from 'node:stream'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type Register,
  type RouterContextProvider,
  ServerRouter,
  isRouteErrorResponse,
} from 'react-router'
import { findAgency } from './agency/agency.server.ts'
import { FailedPageAgency } from './agency/use-agency.tsx'
import { createNonce, secureDocument } from './site/content-security-policy.server.ts'
import { deferScriptsOrReport } from './http/deferred-scripts.server.ts'
import { partsContext, requestIdContext } from './http/parts.server.ts'
import { foreignOrigin } from './listing/map/streets/find-streets.server.ts'
import { isMapPage } from './listing/map/streets/streets.ts'
import { RequestId } from './ui/request-id.tsx'
import { StaticMarkupContext } from './ui/static-part.tsx'

/** From here on a document tells of a failure of ours and carries its request id. */
const FIRST_FAILURE_STATUS = 500

/** What every page for visitors stands in. */
const VISITORS_LAYOUT = 'routes/public/layout' satisfies keyof Register['routeModules']

/** Renders a whole document before its first byte is sent: the CSP names the hash of each inline script of the render. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const requestId = loadContext.get(requestIdContext)
  const nonce = createNonce()
  const { report, store, streets } = loadContext.get(partsContext)
  // The failure itself is reported; a page without the agency is better than none.
  const agency = routerContext.staticHandlerContext.errors ? await findAgency(store).catch(() => null) : null
  const rendered = await renderSafely(
    <RequestId value={status >= FIRST_FAILURE_STATUS ? requestId : null}>
      <FailedPageAgency value={agency}>
        <StaticMarkupContext value={renderToStaticMarkup}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </StaticMarkupContext>
      </FailedPageAgency>
    </RequestId>,
    nonce,
  )
  const renderedRequest = { requestId, url: request.url, method: request.method }
  const document = isForVisitors(routerContext)
    ? deferScriptsOrReport(rendered, nonce, report, renderedRequest)
    : rendered
  const hasMap = isMapPage(new URL(request.url))
  const { html, policy } = secureDocument(document, nonce, hasMap ? foreignOrigin(streets) : null)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', policy)
  return new Response(request.method === 'HEAD' ? null : html, { status, headers })
}

/** In development Vite's own client comes first, and a page that fails has nothing to wait for. */
function isForVisitors({ staticHandlerContext: { matches } }: EntryContext): boolean {
  return import.meta.env.PROD && matches.some(({ route }) => route.id === VISITORS_LAYOUT)
}

/** Logs what broke; a refused route (404, 405) is an answer, not a failure. */
/** The statuses of failures that were logged with their cause where they were met (server/store-outage.ts). */
const REPORTED = new Set([503, 507])

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && (error.status < FIRST_FAILURE_STATUS || REPORTED.has(error.status))) return
  const provider = context as RouterContextProvider
  provider.get(partsContext).report({
    requestId: provider.get(requestIdContext),
    error: isRouteErrorResponse(error) ? (error.data ?? error.statusText) : error,
    url: request.url,
    method: request.method,
  })
}

/** React Router's inline script uses the storage again where it was refused: with a blocked storage that throws. */
const FAILS_AGAIN = /catch \(error\) \{\s+console\.error\(error\);\s+sessionStorage\.removeItem\(storageKey\);\s+\}/

async function renderSafely(page: React.ReactNode, nonce: string): Promise<string> {
  return (await render(page, nonce)).replace(FAILS_AGAIN, 'catch {}')
}

function render(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Nothing is sent in parts: each part would need a script to put it in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const chunks: Uint8Array[] = []
        const document = new Writable({
          write: (chunk, _encoding, done) => {
            chunks.push(chunk)
            done()
          },
          final: (done) => {
            resolve(Buffer.concat(chunks).toString('utf8'))
            done()
          },
        })
        pipe(document)
      },
      onShellError: reject,
    })
  })
}
