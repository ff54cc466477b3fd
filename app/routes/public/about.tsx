import { data, href } from 'react-router'
import { NotFoundScreen } from '#app/listing/landing/not-found-screen.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import '#app/agency/about/about.css'
import { AboutScreen } from '#app/agency/about/about-screen.tsx'
import { aboutPage } from '#app/agency/about/about-page.ts'
import { findCountedAgency } from '#app/catalogue/agency-counts.server.ts'
import { Team } from '#app/asesores/team.tsx'
import { findShownTeam } from '#app/asesores/asesores.server.ts'
import { agencyIn } from '#app/agency/agency-in.ts'
import { partsContext } from '#app/http/parts.server.ts'
import type { Route } from './+types/about.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const { content, agency } = await findCountedAgency(parts)
  const page = aboutPage(content, agency)
  if (!page) return data(null, { status: 404 })
  return data({ page, people: await findShownTeam(parts.store, agency.greeting) })
}

export function meta(args: Route.MetaArgs) {
  const { name, description } = agencyIn(args.matches)
  return pageMeta(args, {
    title: 'Nosotros',
    description: args.loaderData?.page.story.description ?? description ?? name,
    path: href('/nosotros'),
    noindex: !args.loaderData,
  })
}

export default function About({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundScreen latest={[]} />
  return (
    <AboutScreen {...loaderData.page}>
      <Team people={loaderData.people} className="wrap pb-(--space-section)" />
    </AboutScreen>
  )
}
