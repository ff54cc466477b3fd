import { Link, data, href, redirect, replace } from 'react-router'
import { AGENCY } from '#app/agency/agency.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import type { Route } from './+types/not-found.ts'

/** An unknown path leads home (spec, section 2), with the status that tells search engines the truth (decision 2). */
export function loader() {
  return data(null, { status: 404 })
}

/** Nothing was there to take what was sent. */
export const action = loader

/** Where the browser already stands on the unknown address, home takes its place; else it never enters the history. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const standsHere = new URL(request.url).pathname === window.location.pathname
  throw standsHere ? replace(href('/')) : redirect(href('/'))
}
clientLoader.hydrate = true as const

export function meta(): Route.MetaDescriptors {
  return [
    { title: `Página no encontrada · ${AGENCY.name}` },
    { name: 'robots', content: 'noindex' },
    { httpEquiv: 'refresh', content: `0;url=${href('/')}` },
  ]
}

export default function NotFound() {
  return (
    <PageHead title="Página no encontrada" lead="Esta dirección no existe. Te llevamos al inicio.">
      <p className="mt-6">
        <Link to={href('/')} replace className="inline-flex min-h-11 items-center font-semibold underline">
          Ir al inicio
        </Link>
      </p>
    </PageHead>
  )
}
