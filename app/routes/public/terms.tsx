import { data, href } from 'react-router'
import { NotFoundScreen } from '#app/listing/landing/not-found-screen.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { findCountedAgency } from '#app/catalogue/agency-counts.server.ts'
import { agencyIn } from '#app/agency/agency-in.ts'
import { LegalPage } from '#app/agency/legal/legal-page.tsx'
import { legalPage } from '#app/agency/legal/legal-page.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import type { Route } from './+types/terms.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, agency } = await findCountedAgency(context.get(partsContext))
  const page = legalPage(content, agency, 'terminos')
  return data(page, { status: page ? 200 : 404 })
}

export function meta(args: Route.MetaArgs) {
  const agency = agencyIn(args.matches)
  return pageMeta(args, {
    title: 'Términos y condiciones',
    description: `Condiciones de uso del sitio de ${agency.name}: información de las propiedades, solicitudes, honorarios y ley aplicable.`,
    path: href('/terminos-condiciones'),
    noindex: !args.loaderData,
  })
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return loaderData ? <LegalPage title="Términos y condiciones" page={loaderData} /> : <NotFoundScreen latest={[]} />
}
