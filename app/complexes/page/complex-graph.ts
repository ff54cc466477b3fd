import type { Agency } from '#app/agency/agency.ts'
import type { State } from '#app/catalogue/facts/places.ts'
import { shownUrl } from '#app/photos/photo-url.ts'
import type { ComplexDetail } from '#app/catalogue/complex/complex.ts'
import type { ComplexView } from './complex-view.ts'
import { type JsonLd, breadcrumbNode, jsonLd, namedSite, thing } from '#app/seo/json-ld.ts'
import { type ComplexNode, complexNode } from '#app/property/structured-data/complex-node.ts'
import { planDrawings } from '#app/property/structured-data/plan-nodes.ts'
import { addressNode, geoNode, mapUrl } from '#app/property/structured-data/place-nodes.ts'

/** The schema.org data of a complex: the place with its free spaces, the breadcrumb, the agency and the site. */
export function complexGraph(
  complex: ComplexDetail,
  view: ComplexView,
  { origin, agency, homeState }: { origin: string; agency: Agency; homeState: State | null },
): JsonLd {
  const { slug, name, description, photos, plans } = complex
  const place = thing<ComplexNode>({
    ...complexNode(complex, origin),
    description: description?.trim() || view.summary,
    image: photos.length > 0 ? photos.map(({ key }) => origin + shownUrl(key)) : null,
    subjectOf: planDrawings(plans, origin),
    address: addressNode(complex),
    geo: geoNode(complex.googleMapsLink),
    hasMap: mapUrl({ ...complex, precision: 'exacta' }, homeState),
    containsPlace:
      view.spaces.length > 0
        ? view.spaces.map((space) => ({
            '@type': 'Accommodation' as const,
            '@id': `${origin}/propiedad/${space.slug}#inmueble`,
            name: space.name,
            url: `${origin}/propiedad/${space.slug}`,
          }))
        : null,
  })
  const crumbs = [
    { name: 'Propiedades', path: '/propiedades' },
    { name, path: `/conjunto/${slug}` },
  ]
  return jsonLd([
    place,
    breadcrumbNode(origin, `${origin}/conjunto/${slug}#ruta`, crumbs),
    ...namedSite(origin, agency),
  ])
}
