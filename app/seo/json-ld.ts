import { AGENCY } from '#app/agency/agency.ts'

export type JsonValue = string | number | boolean | null | JsonValue[] | JsonNode
/** A thing of schema.org, or a reference to one by its `@id`. */
export type JsonNode = { [property: string]: JsonValue }
export type JsonLd = { '@context': 'https://schema.org'; '@graph': JsonNode[] }

/** A step of the way to a page: its name and its path. */
export type Crumb = { name: string; path: string }

/** One document's things. What is null is left out: a missing figure is not told. */
export function jsonLd(nodes: readonly Record<string, JsonValue>[]): JsonLd {
  return { '@context': 'https://schema.org', '@graph': nodes.map((node) => withoutNulls(node)) }
}

function withoutNulls(node: JsonNode): JsonNode {
  const told = Object.entries(node).filter(([, value]) => value !== null)
  return Object.fromEntries(told.map(([property, value]) => [property, isNode(value) ? withoutNulls(value) : value]))
}

function isNode(value: JsonValue): value is JsonNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function agencyId(origin: string): string {
  return `${origin}/#agencia`
}

export function websiteId(origin: string): string {
  return `${origin}/#sitio`
}

/** The firm and the site as pages other than the landing name them, so that each document stands by itself. */
export function namedSite(origin: string): JsonNode[] {
  const { name, phone } = AGENCY
  const url = `${origin}/`
  return [
    { '@type': 'WebSite', '@id': websiteId(origin), name, url },
    { '@type': 'RealEstateAgent', '@id': agencyId(origin), name, url, telephone: phone.e164 },
  ]
}

/** The firm, with everything that its pages show of it. The rating is a claim of ours: it stays out (decision 21). */
function agencyNode(origin: string): JsonNode {
  const { street, postalCode, locality, region } = AGENCY.address
  return {
    '@type': 'RealEstateAgent',
    '@id': agencyId(origin),
    name: AGENCY.name,
    description: AGENCY.description,
    url: `${origin}/`,
    logo: `${origin}/icono-512.png`,
    image: `${origin}/icono-512.png`,
    telephone: AGENCY.phone.e164,
    email: AGENCY.email,
    foundingDate: String(AGENCY.founded),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: locality,
      addressRegion: region,
      addressCountry: 'MX',
    },
    areaServed: { '@type': 'State', name: region },
    sameAs: AGENCY.social.map(({ url }) => url),
  }
}

/** The site, and how its search is asked. */
function websiteNode(origin: string): JsonNode {
  return {
    '@type': 'WebSite',
    '@id': websiteId(origin),
    name: AGENCY.name,
    url: `${origin}/`,
    inLanguage: 'es-MX',
    publisher: { '@id': agencyId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/propiedades?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** The way to a page, the page itself last. */
export function breadcrumbNode(origin: string, id: string, crumbs: readonly Crumb[]): JsonNode {
  return {
    '@type': 'BreadcrumbList',
    '@id': id,
    itemListElement: crumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + path,
    })),
  }
}

/** What the landing tells: the site and the firm. */
export function siteGraph(origin: string): JsonLd {
  return jsonLd([websiteNode(origin), agencyNode(origin)])
}
