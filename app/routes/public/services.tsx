import { data, href } from 'react-router'
import { findCountedAgency } from '#app/catalogue/agency-counts.server.ts'
import { agencyIn } from '#app/agency/agency-in.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { NotFoundScreen } from '#app/listing/landing/not-found-screen.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { servicesPage } from '#app/agency/services/services-page.ts'
import { ServicesScreen } from '#app/agency/services/services-screen.tsx'
import type { Route } from './+types/services.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, agency } = await findCountedAgency(context.get(partsContext))
  const page = servicesPage(content, agency)
  return data(page, { status: page ? 200 : 404 })
}

/** Opening a service only changes the address. */
export function shouldRevalidate() {
  return false
}

export function meta(args: Route.MetaArgs) {
  const { name, description } = agencyIn(args.matches)
  return pageMeta(args, {
    title: 'Servicios',
    description: args.loaderData?.description ?? description ?? name,
    path: href('/servicios'),
    noindex: !args.loaderData,
  })
}

export default function Services({ loaderData }: Route.ComponentProps) {
  return loaderData ? <ServicesScreen texts={loaderData} /> : <NotFoundScreen latest={[]} />
}
