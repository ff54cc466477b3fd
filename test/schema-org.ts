/**
 * The part of schema.org (release 30.0) that the product uses: the supertypes of each type, and the properties
 * of each type. A property that belongs to none of the types of a node is an error.
 */
const PARENTS: Record<string, string> = {
  CreativeWork: 'Thing',
  WebPage: 'CreativeWork',
  WebSite: 'CreativeWork',
  Dataset: 'CreativeWork',
  RealEstateListing: 'WebPage',
  Place: 'Thing',
  Accommodation: 'Place',
  House: 'Accommodation',
  Apartment: 'Accommodation',
  State: 'Place',
  // It is also a LocalBusiness, but the product uses no property that Place lacks.
  ShoppingCenter: 'Place',
  Organization: 'Thing',
  RealEstateAgent: 'Organization',
  Intangible: 'Thing',
  Offer: 'Intangible',
  PriceSpecification: 'Intangible',
  UnitPriceSpecification: 'PriceSpecification',
  PropertyValue: 'Intangible',
  LocationFeatureSpecification: 'PropertyValue',
  QuantitativeValue: 'Intangible',
  PostalAddress: 'Intangible',
  GeoCoordinates: 'Intangible',
  GeoCircle: 'Intangible',
  FloorPlan: 'Intangible',
  ImageObject: 'CreativeWork',
  ItemList: 'Intangible',
  BreadcrumbList: 'ItemList',
  ListItem: 'Intangible',
  SearchAction: 'Thing',
  EntryPoint: 'Intangible',
}

const OWN: Record<string, readonly string[]> = {
  Thing: ['name', 'description', 'url', 'image', 'identifier', 'sameAs', 'potentialAction', 'subjectOf'],
  CreativeWork: ['inLanguage', 'isPartOf', 'dateModified', 'mainEntity', 'offers', 'provider', 'publisher'],
  WebPage: ['breadcrumb'],
  Dataset: ['variableMeasured'],
  RealEstateListing: ['datePosted', 'leaseLength'],
  Place: [
    'address',
    'geo',
    'hasMap',
    'amenityFeature',
    'additionalProperty',
    'telephone',
    'logo',
    'containedInPlace',
    'containsPlace',
  ],
  Accommodation: [
    'accommodationCategory',
    'accommodationFloorPlan',
    'floorSize',
    'yearBuilt',
    'numberOfBedrooms',
    'numberOfBathroomsTotal',
    'permittedUsage',
  ],
  FloorPlan: ['layoutImage'],
  ImageObject: ['contentUrl'],
  Organization: ['address', 'telephone', 'email', 'logo', 'foundingDate', 'areaServed'],
  Offer: [
    'businessFunction',
    'category',
    'itemOffered',
    'availability',
    'availabilityStarts',
    'price',
    'priceCurrency',
    'priceSpecification',
    'seller',
    'leaseLength',
  ],
  PriceSpecification: ['price', 'minPrice', 'maxPrice', 'priceCurrency', 'valueAddedTaxIncluded'],
  UnitPriceSpecification: ['unitCode', 'unitText'],
  PropertyValue: ['propertyID', 'value', 'unitCode', 'unitText'],
  QuantitativeValue: ['value', 'minValue', 'unitCode', 'unitText'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressRegion', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  GeoCircle: ['geoMidpoint', 'geoRadius'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'item'],
  // `query-input` annotates `query`, as schema.org's potential actions are written.
  SearchAction: ['target', 'query', 'query-input'],
  EntryPoint: ['urlTemplate'],
}

type Node = Record<string, unknown>

/** Errors of a document: unknown types, properties of other types, broken references. */
export function schemaFaults(document: unknown): string[] {
  const nodes = [...nodesIn(document)]
  const ids = new Set(nodes.filter((node) => '@type' in node).map((node) => node['@id']))
  return nodes.flatMap((node) => ('@type' in node ? faultsOf(node) : danglingFault(node, ids)))
}

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  const node: Node = { ...value }
  if (!('@graph' in node)) yield node
  for (const each of Object.values(node)) yield* nodesIn(each)
}

function faultsOf(node: Node): string[] {
  const type = String(node['@type'])
  if (!(type in PARENTS)) return [`${type} is no known type`]
  const known = propertiesOf(type)
  return Object.entries(node)
    .filter(([property, value]) => !property.startsWith('@') && (!known.has(property) || value === null))
    .map(([property, value]) => `${type}.${property} = ${JSON.stringify(value)}`)
}

function propertiesOf(type: string): Set<string> {
  const parent = PARENTS[type]
  return new Set([...(OWN[type] ?? []), ...(parent ? propertiesOf(parent) : [])])
}

function danglingFault(node: Node, ids: Set<unknown>): string[] {
  return ids.has(node['@id']) ? [] : [`nothing is ${JSON.stringify(node)}`]
}
