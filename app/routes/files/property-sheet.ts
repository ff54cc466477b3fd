import { href, redirect } from 'react-router'
import { partsContext } from '#app/http/parts.server.ts'
import { findBySlug } from '#app/property/page/properties.server.ts'
import { sheetResponse } from '#app/property/sheet/property-sheet.server.ts'
import { slugify } from '#app/text/slugify.ts'
import type { Route } from './+types/property-sheet.ts'

/** Caches must revalidate at each request, so that they never serve a place that is no longer public. */
const REVALIDATE = 'public, no-cache'

/** PDF sheet of a public property; an old slug redirects to the current one. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const slug = slugify(params.propertySlug)
  const answer = await findBySlug(parts.store, slug)
  const current = answer.found === 'renamed' ? answer.slug : slug
  if (answer.found === 'renamed' || (answer.found === 'property' && slug !== params.propertySlug))
    return redirect(href('/propiedad/:propertySlug/ficha.pdf', { propertySlug: current }), 301)
  if (answer.found !== 'property') return gone(answer.found === 'deleted' ? 410 : 404)
  const pageUrl = parts.publicUrl + href('/propiedad/:propertySlug', { propertySlug: current })
  return sheetResponse(parts, answer.property, { request, pageUrl, cacheControl: REVALIDATE })
}

function gone(status: 404 | 410): Response {
  return new Response('La propiedad no fue encontrada', {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
