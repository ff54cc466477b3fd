import type { RealEstateListingLeaf } from 'schema-dts'
import type { Agency } from '#app/agency/agency.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import { dayIn } from '#app/calendar/calendar-day.ts'
import { shownUrl } from '#app/photos/photo-url.ts'
import {
  commonSearchFor,
  commonSearchName,
  commonSearchPath,
  commonSearchTrail,
} from '#app/listing/common-search/common-search.ts'
import { type Places, onlyHomeState } from '#app/catalogue/place/places.ts'
import { detailSummary } from '#app/property/page/detail-facts.ts'
import { type PropertyDetail, propertyName } from '#app/catalogue/property/property.ts'
import { type JsonLd, agencyId, breadcrumbNode, jsonLd, namedSite, thing, websiteId } from '#app/seo/json-ld.ts'
import { OPERATION_PARAM, secondOffer } from '#app/catalogue/price/second-offer.ts'
import { offerNode } from './offer-node.ts'
import { premisesNode } from './premises-node.ts'

/** The schema.org data of a property: the page, the premises, the offer, the breadcrumbs, the agency and the site. */
export function propertyGraph(property: PropertyDetail, origin: string, agency: Agency, places: Places): JsonLd {
  const url = `${origin}/propiedad/${property.slug}`
  const ids = { premises: `${url}#inmueble`, breadcrumb: `${url}#ruta` }
  return jsonLd([
    listingNode(property, agency.timeZone, { origin, url, ids }),
    premisesNode(property, { id: ids.premises, origin, homeState: onlyHomeState(places) }),
    ...offersOf(property, url).map(({ offered, ...place }) =>
      offerNode(offered, { ...place, premises: ids.premises, seller: agencyId(origin) }),
    ),
    breadcrumbNode(origin, ids.breadcrumb, crumbs(property, places)),
    ...namedSite(origin, agency),
  ])
}

type Place = { origin: string; url: string; ids: { premises: string; breadcrumb: string } }

/** An offer for each operation of the property. */
function offersOf(property: PropertyDetail, url: string) {
  const second = secondOffer(property)
  return [
    { offered: property, id: `${url}#oferta`, url },
    ...(second
      ? [
          {
            offered: second,
            id: `${url}#oferta-${second.category}`,
            url: `${url}?${OPERATION_PARAM}=${second.category}`,
          },
        ]
      : []),
  ]
}

function listingNode(property: PropertyDetail, timeZone: TimeZone, { origin, url, ids }: Place): RealEstateListingLeaf {
  const { photos, createdAt, updatedAt } = property
  const offers = offersOf(property, url).map(({ id }) => ({ '@id': id }))
  const [first, second] = offers
  return thing<RealEstateListingLeaf>({
    '@type': 'RealEstateListing',
    '@id': `${url}#anuncio`,
    url,
    name: propertyName(property),
    description: property.description?.trim() || detailSummary(property),
    inLanguage: 'es-MX',
    datePosted: dayIn(timeZone, new Date(createdAt)),
    dateModified: updatedAt ?? createdAt,
    isPartOf: { '@id': websiteId(origin) },
    breadcrumb: { '@id': ids.breadcrumb },
    image: photos.length > 0 ? photos.map(({ key }) => origin + shownUrl(key)) : null,
    mainEntity: { '@id': ids.premises },
    offers: second ? offers : first,
    provider: { '@id': agencyId(origin) },
  })
}

function crumbs(property: PropertyDetail, places: Places) {
  const searches = commonSearchTrail(commonSearchFor(property, places))
  return [
    { name: 'Propiedades', path: '/propiedades' },
    ...searches.map((search) => ({ name: commonSearchName(search), path: commonSearchPath(search) })),
    { name: propertyName(property), path: `/propiedad/${property.slug}` },
  ]
}
