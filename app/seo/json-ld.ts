import { iconPath } from '#app/agency/look/brand-icons.ts'
import type {
  AccommodationLeaf,
  ApartmentLeaf,
  BreadcrumbListLeaf,
  ContactPointLeaf,
  DatasetLeaf,
  HouseLeaf,
  ListItemLeaf,
  OfferLeaf,
  PlaceLeaf,
  PostalAddressLeaf,
  RealEstateAgentLeaf,
  RealEstateListingLeaf,
  SearchActionLeaf,
  ShoppingCenterLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts'
import type { Agency, Office } from '#app/agency/agency.ts'
import { agencyPhones } from '#app/agency/agency-phones.ts'
import { mapSearchUrl } from '#app/site/google-maps.ts'

/** The business function of an offer is a GoodRelations URL, defined with http; schema-dts does not have it. */
export type OfferNode = Omit<OfferLeaf, 'businessFunction'> & {
  businessFunction: `http://purl.org/goodrelations/v1#${'LeaseOut' | 'Sell'}`
}

/** The types that the product uses. All of schema.org would slow down the compiler by seconds. */
type JsonLdNode =
  | AccommodationLeaf
  | ApartmentLeaf
  | BreadcrumbListLeaf
  | DatasetLeaf
  | HouseLeaf
  | OfferNode
  | PlaceLeaf
  | RealEstateAgentLeaf
  | RealEstateListingLeaf
  | ShoppingCenterLeaf
  | WebSiteLeaf

type JsonValue = string | number | boolean | null | JsonValue[] | JsonNode
type JsonNode = { [property: string]: JsonValue }
export type JsonLd = { '@context': 'https://schema.org'; '@graph': JsonNode[] }

/** A breadcrumb: name and path of a page. */
export type Crumb = { name: string; path: string }

/** The JSON-LD document of some nodes. */
export function jsonLd(nodes: readonly JsonLdNode[]): JsonLd {
  // The nodes were type-checked when they were created; from here on they are plain JSON.
  return { '@context': 'https://schema.org', '@graph': nodes as object as JsonNode[] }
}

/** A node without its null properties. */
export function thing<Thing extends object>(properties: { [Property in keyof Thing]: Thing[Property] | null }): Thing {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== null)) as Thing
}

export function agencyId(origin: string): string {
  return `${origin}/#agencia`
}

export function websiteId(origin: string): string {
  return `${origin}/#sitio`
}

/** Short nodes of the agency and the site for other pages than the landing page, so that each document is complete. */
export function namedSite(origin: string, { name, phone }: Agency): [WebSiteLeaf, RealEstateAgentLeaf] {
  const url = `${origin}/`
  return [
    { '@type': 'WebSite', '@id': websiteId(origin), name, url },
    thing<RealEstateAgentLeaf>({
      '@type': 'RealEstateAgent',
      '@id': agencyId(origin),
      name,
      url,
      telephone: phone && phone.e164,
    }),
  ]
}

/** The agency with all its public data. The rating is our own claim, so it is left out (decision 21). */
function agencyNode(origin: string, agency: Agency): RealEstateAgentLeaf {
  const { street, postalCode, locality, region } = agency.address
  const icon = origin + (agency.look?.icons ? iconPath('icono-512', agency.look.icons) : '/icono-512.png')
  return thing<RealEstateAgentLeaf>({
    '@type': 'RealEstateAgent',
    '@id': agencyId(origin),
    name: agency.name,
    description: agency.description,
    url: `${origin}/`,
    logo: icon,
    image: icon,
    telephone: agency.phone && agency.phone.e164,
    email: agency.email,
    foundingDate: agency.founded === null ? null : String(agency.founded),
    address:
      street === null
        ? null
        : thing<PostalAddressLeaf>({
            '@type': 'PostalAddress',
            streetAddress: street,
            postalCode,
            addressLocality: locality,
            addressRegion: region,
            addressCountry: 'MX',
          }),
    areaServed: region === null ? null : { '@type': 'State', name: region },
    contactPoint: contactPoints(agency),
    subOrganization: agency.offices.length === 0 ? null : agency.offices.map((office) => officeNode(origin, office)),
    sameAs: agency.social.length === 0 ? null : agency.social.map(({ url }) => url),
  })
}

/** Both phones with whom they reach; null for one alone, which `telephone` has. */
function contactPoints(agency: Agency): ContactPointLeaf[] | null {
  if (agency.secondPhone === null) return null
  return agencyPhones(agency).map(({ e164, label }) =>
    thing<ContactPointLeaf>({
      '@type': 'ContactPoint',
      telephone: e164,
      contactType: label,
      areaServed: 'MX',
      availableLanguage: 'es',
    }),
  )
}

/** Another office: a business of its own for search engines, which belongs to the agency. */
function officeNode(origin: string, { name, address, mapLink, phone }: Office): RealEstateAgentLeaf {
  return thing<RealEstateAgentLeaf>({
    '@type': 'RealEstateAgent',
    name,
    url: `${origin}/contacto`,
    telephone: phone && phone.e164,
    address: thing<PostalAddressLeaf>({ '@type': 'PostalAddress', streetAddress: address, addressCountry: 'MX' }),
    hasMap: mapLink ?? mapSearchUrl(address),
    parentOrganization: { '@id': agencyId(origin) },
  })
}

/** The site, with the address of its search. */
function websiteNode(origin: string, { name }: Agency): WebSiteLeaf {
  const search: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/propiedades?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': websiteId(origin),
    name,
    url: `${origin}/`,
    inLanguage: 'es-MX',
    publisher: { '@id': agencyId(origin) },
    potentialAction: search,
  }
}

/** The breadcrumbs of a page, the page itself last. */
export function breadcrumbNode(origin: string, id: string, crumbs: readonly Crumb[]): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    '@id': id,
    itemListElement: crumbs.map((crumb, at) => listItem(origin, crumb, at + 1)),
  }
}

function listItem(origin: string, { name, path }: Crumb, position: number): ListItemLeaf {
  return { '@type': 'ListItem', position, name, item: origin + path }
}

/** The JSON-LD of the landing page: the site and the agency. */
export function siteGraph(origin: string, agency: Agency): JsonLd {
  return jsonLd([websiteNode(origin, agency), agencyNode(origin, agency)])
}
