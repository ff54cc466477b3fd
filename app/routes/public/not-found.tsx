import { data, href, redirect, replace } from 'react-router'
import { agencyTitle } from '#app/agency/agency-title.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { NotFoundScreen } from '#app/listing/landing/not-found-screen.tsx'
import { findLatestIfReachable } from '#app/property/page/properties.server.ts'
import type { Route } from './+types/not-found.ts'

/** An unknown path is a real 404 (decision 2) that redirects to the home page (spec, section 2). */
export async function loader({ context }: Route.LoaderArgs) {
  return data({ latest: await findLatestIfReachable(context.get(partsContext).store) }, { status: 404 })
}

/** A POST to an unknown path is a 404 too. */
export function action() {
  return data(null, { status: 404 })
}

/** Keeps the unknown address out of the history: it is replaced if it is there already, or never added. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const isCurrent = new URL(request.url).pathname === window.location.pathname
  throw isCurrent ? replace(href('/')) : redirect(href('/'))
}
clientLoader.hydrate = true as const

export function meta(args: Parameters<typeof agencyTitle>[0]): Route.MetaDescriptors {
  return [
    { title: agencyTitle(args, 'Página no encontrada') },
    { name: 'robots', content: 'noindex' },
    { httpEquiv: 'refresh', content: `0;url=${href('/')}` },
  ]
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundScreen {...loaderData} />
}
