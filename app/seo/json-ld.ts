import type {
  AccommodationLeaf,
  ApartmentLeaf,
  BreadcrumbListLeaf,
  HouseLeaf,
  ListItemLeaf,
  OfferLeaf,
  PlaceLeaf,
  RealEstateAgentLeaf,
  RealEstateListingLeaf,
  SearchActionLeaf,
  ShoppingCenterLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts'
import type { Agency } from '#app/agency/agency.ts'

/** schema.org names what an offer is for by GoodRelations' words, with http as they are defined; schema-dts lacks them. */
export type OfferNode = Omit<OfferLeaf, 'businessFunction'> & {
  businessFunction: `http://purl.org/goodrelations/v1#${'LeaseOut' | 'Sell'}`
}

/** What the product tells of: the narrow types, for all of schema.org at once would cost the compiler seconds. */
type JsonLdNode =
  | AccommodationLeaf
  | ApartmentLeaf
  | BreadcrumbListLeaf
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

/** A step of the way to a page: its name and its path. */
export type Crumb = { name: string; path: string }

/** One document's things. */
export function jsonLd(nodes: readonly JsonLdNode[]): JsonLd {
  // Checked where they were made; from here on they are JSON like any other.
  return { '@context': 'https://schema.org', '@graph': nodes as object as JsonNode[] }
}

/** A thing of schema.org, of which what is null is left out: a missing figure is not told. */
export function thing<Thing extends object>(properties: { [Property in keyof Thing]: Thing[Property] | null }): Thing {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== null)) as Thing
}

export function agencyId(origin: string): string {
  return `${origin}/#agencia`
}

export function websiteId(origin: string): string {
  return `${origin}/#sitio`
}

/** The firm and the site as pages other than the landing name them, so that each document stands by itself. */
export function namedSite(origin: string, { name, phone }: Agency): [WebSiteLeaf, RealEstateAgentLeaf] {
  const url = `${origin}/`
  return [
    { '@type': 'WebSite', '@id': websiteId(origin), name, url },
    { '@type': 'RealEstateAgent', '@id': agencyId(origin), name, url, telephone: phone.e164 },
  ]
}

/** The firm, with everything that its pages show of it. The rating is a claim of ours: it stays out (decision 21). */
function agencyNode(origin: string, agency: Agency): RealEstateAgentLeaf {
  const { street, postalCode, locality, region } = agency.address
  return {
    '@type': 'RealEstateAgent',
    '@id': agencyId(origin),
    name: agency.name,
    description: agency.description,
    url: `${origin}/`,
    logo: `${origin}/icono-512.png`,
    image: `${origin}/icono-512.png`,
    telephone: agency.phone.e164,
    email: agency.email,
    foundingDate: String(agency.founded),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: locality,
      addressRegion: region,
      addressCountry: 'MX',
    },
    areaServed: { '@type': 'State', name: region },
    sameAs: agency.social.map(({ url }) => url),
  }
}

/** The site, and how its search is asked. */
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

/** The way to a page, the page itself last. */
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

/** What the landing tells: the site and the firm. */
export function siteGraph(origin: string, agency: Agency): JsonLd {
  return jsonLd([websiteNode(origin, agency), agencyNode(origin, agency)])
}
