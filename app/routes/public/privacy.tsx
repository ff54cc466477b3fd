import { data, href } from 'react-router'
import { NotFoundScreen } from '#app/listing/landing/not-found-screen.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { findCountedAgency } from '#app/catalogue/agency-counts.server.ts'
import { agencyIn } from '#app/agency/agency-in.ts'
import { LegalPage } from '#app/agency/legal/legal-page.tsx'
import { legalPage } from '#app/agency/legal/legal-page.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import type { Route } from './+types/privacy.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, agency } = await findCountedAgency(context.get(partsContext))
  const page = legalPage(content, agency, 'privacidad')
  return data(page, { status: page ? 200 : 404 })
}

export function meta(args: Route.MetaArgs) {
  const agency = agencyIn(args.matches)
  return pageMeta(args, {
    title: 'Aviso de privacidad',
    description: `Qué datos personales trata ${agency.name}, para qué, con quién los comparte y cómo ejercer tus derechos ARCO.`,
    path: href('/aviso-privacidad'),
    noindex: !args.loaderData,
  })
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return loaderData ? <LegalPage title="Aviso de privacidad" page={loaderData} /> : <NotFoundScreen latest={[]} />
}
