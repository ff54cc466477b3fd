import { data, href, redirect, replace } from 'react-router'
import { firmTitle } from '#app/agency/firm-title.ts'
import { NextSteps } from '#app/listing/landing/next-steps.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import type { Route } from './+types/not-found.ts'

/** An unknown path is a real 404 (decision 2) that redirects to the home page (spec, section 2). */
export function loader() {
  return data(null, { status: 404 })
}

/** A POST to an unknown path is a 404 too. */
export const action = loader

/** Keeps the unknown address out of the history: it is replaced if it is there already, or never added. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const isCurrent = new URL(request.url).pathname === window.location.pathname
  throw isCurrent ? replace(href('/')) : redirect(href('/'))
}
clientLoader.hydrate = true as const

export function meta(args: Parameters<typeof firmTitle>[0]): Route.MetaDescriptors {
  return [
    { title: firmTitle(args, 'Página no encontrada') },
    { name: 'robots', content: 'noindex' },
    { httpEquiv: 'refresh', content: `0;url=${href('/')}` },
  ]
}

export default function NotFound() {
  return (
    <PageHead title="Página no encontrada" lead="Esta dirección no existe. Te llevamos al inicio.">
      <NextSteps />
    </PageHead>
  )
}
