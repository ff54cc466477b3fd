import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import familjen from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url'
import { type ReactNode, Suspense, lazy } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { iconPath } from './agency/look/brand-icons.ts'
import { AgencyMeta, AgencyProvider, usePageAgency } from './agency/use-agency.tsx'
import styles from './app.css?url'
import type { Route } from './+types/root.ts'
import { BROKEN } from './ui/failure-words.ts'
import { RequestIdMeta } from './ui/request-id.tsx'
import { ignoreSkippedTransitions } from './ui/skipped-transition.ts'
import { interceptHistory } from './ui/dialog/back-closes.ts'
import { useLazy } from './ui/use-lazy.tsx'

/** The plane of the tokens: vite.config.ts puts it here. */
declare const THEME_COLOR: string

if (typeof document !== 'undefined') {
  interceptHistory()
  ignoreSkippedTransitions()
}

/**
 * The styles are named here, not imported: as an import, every part of a page that comes late would bring them once more
 * and the browser would work out the look of the whole page anew.
 */
export function links(): Route.LinkDescriptors {
  const fonts = [familjen, figtree].map((href) => ({
    rel: 'preload',
    href,
    as: 'font' as const,
    type: 'font/woff2' as const,
    crossOrigin: 'anonymous' as const,
  }))
  return [...fonts, { rel: 'stylesheet', href: styles }]
}

/** Pages of the staff and those that lead there: a browser that translated them would change what is typed and shown. */
const OF_STAFF = /^routes\/(?:staff|access)\//

export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches()
  const isOfStaff = matches.some(({ id }) => OF_STAFF.test(id))
  const { look } = usePageAgency()
  return (
    <html lang="es-MX" translate={isOfStaff ? 'no' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={look?.themeColor ?? THEME_COLOR} />
        {isOfStaff && <meta name="google" content="notranslate" />}
        <Icons hash={look?.icons ?? null} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <RequestIdMeta />
        <AgencyMeta />
        <Meta />
        <Links />
        {look?.styles && <link rel="stylesheet" href={look.styles} />}
      </head>
      <body>
        <AgencyProvider>{children}</AgencyProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** @param hash of the agency's own icons; null for the product's */
function Icons({ hash }: { hash: string | null }) {
  if (hash !== null)
    return (
      <>
        <link rel="icon" href={iconPath('icono-32', hash)} sizes="32x32" />
        <link rel="icon" href={iconPath('icono-192', hash)} sizes="192x192" />
        <link rel="apple-touch-icon" href={iconPath('icono-180', hash)} />
      </>
    )
  return (
    <>
      <link rel="icon" href="/icono.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icono-180.png" />
    </>
  )
}

export default function App() {
  return (
    <>
      <Outlet />
      <WatchConnection />
    </>
  )
}

/** Hardly any visit sees it: it comes when something failed. What failed may be the line on which it would come. */
const ErrorPage = lazy(() =>
  import('./routes/error-page.tsx').then(
    (late) => ({ default: late.ErrorPage }),
    () => ({ default: PlainFailure }),
  ),
)

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense fallback={null}>
      <ErrorPage error={error} />
    </Suspense>
  )
}

/** The same without anything that is not here already. */
function PlainFailure() {
  return (
    <main id="main" className="wrap grid gap-5 py-(--space-section)">
      <h1>{BROKEN.title}</h1>
      <p role="alert">{BROKEN.sentence}</p>
      <a href="/">Ir al inicio</a>
    </main>
  )
}

/** Loads the notice of a lost connection right after the page has been painted. */
function WatchConnection() {
  return useLazy(loadNotice)?.paintConnectionNotice() ?? null
}

function loadNotice() {
  return import('./site/connection/connection-notice.tsx')
}
