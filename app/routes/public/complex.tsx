import { data, href, redirect } from 'react-router'
import { AGENCY } from '#app/agency/agency.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { partsContext } from '#app/parts.server.ts'
import { findComplexBySlug, findFreeSpaces, findNearby } from '#app/properties/complexes/find-complex.server.ts'
import { ComplexGone } from '#app/properties/complexes/page/complex-gone.tsx'
import { ComplexScreen } from '#app/properties/complexes/page/complex-screen.tsx'
import { complexView } from '#app/properties/complexes/page/complex-view.ts'
import { PropertyFailed } from '#app/properties/detail/property-failed.tsx'
import { slugify } from '#app/properties/slug.ts'
import { complexGraph } from '#app/properties/structured-data/complex-graph.ts'
import type { Route } from './+types/complex.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { store, publicUrl } = context.get(partsContext)
  const slug = slugify(params.complexSlug)
  const answer = await findComplexBySlug(store, slug)
  if (answer.found === 'nothing') return data(null, { status: 404 })
  if (answer.found === 'deleted') return data(null, { status: 410 })
  const current = answer.found === 'renamed' ? answer.slug : slug
  const path = href('/conjunto/:complexSlug', { complexSlug: current })
  if (answer.found === 'renamed' || slug !== params.complexSlug) throw redirect(path + url.search, 301)
  const { complex } = answer
  const spaces = await findFreeSpaces(store.db, complex.id)
  const view = complexView(complex, spaces)
  const nearby = spaces.length === 0 ? await findNearby(store, complex) : []
  const structuredData = complexGraph(complex, view, publicUrl)
  return { view, nearby, structuredData, path, pageUrl: publicUrl + path, publicUrl }
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) {
    const title = loaderData === null ? 'El conjunto no fue encontrado' : 'No se pudo cargar el conjunto'
    return [{ title: `${title} · ${AGENCY.name}` }, { name: 'robots', content: 'noindex' }]
  }
  const { view, path, structuredData } = loaderData
  // Without a free space nothing leads to it, and it is not worth finding.
  const noindex = view.spaces.length === 0
  return pageMeta({ matches }, { title: view.name, description: view.summary, path, noindex, structuredData })
}

export default function Complex({ loaderData }: Route.ComponentProps) {
  return loaderData ? <ComplexScreen key={loaderData.path} {...loaderData} /> : <ComplexGone />
}

export function ErrorBoundary() {
  return (
    <PropertyFailed
      as="div"
      retry="Intentar de nuevo"
      back={{ path: href('/propiedades'), label: 'Volver a propiedades' }}
    />
  )
}
