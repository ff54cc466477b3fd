import { z } from 'zod'
import { type ImportCell, type ReadOutcome, boundedTable } from '#app/inventory/import/file/table.ts'
import type { Target } from '#app/inventory/import/mapping/targets.ts'

const TEXT = z.string().nullish().catch(null)
const NUMBER = z.number().nullish().catch(null)
const OPERATION = z.object({ type: TEXT, amount: NUMBER, currency: TEXT, unit: TEXT })

/** A page of the list of properties of EasyBroker. */
export const EASY_BROKER_PAGE = z.object({
  content: z.array(z.object({ public_id: z.string().regex(/^[\w-]{1,40}$/) })),
  pagination: z.object({ total: z.number().catch(0), next_page: z.unknown() }),
})

/** A property of EasyBroker. What is missing or of another type is left empty. */
export const EASY_BROKER_PROPERTY = z.object({
  public_id: z.string(),
  title: TEXT,
  description: TEXT,
  property_type: TEXT,
  operations: z.array(OPERATION).catch([]),
  location: z
    .object({
      name: TEXT,
      latitude: NUMBER,
      longitude: NUMBER,
      street: TEXT,
      exterior_number: TEXT,
      show_exact_location: z.boolean().nullish().catch(null),
    })
    .partial()
    .catch({}),
  construction_size: NUMBER,
  lot_size: NUMBER,
  lot_width: NUMBER,
  lot_length: NUMBER,
  bedrooms: NUMBER,
  bathrooms: NUMBER,
  parking_spaces: NUMBER,
  features: z.array(z.object({ name: z.string() })).catch([]),
  property_images: z.array(z.object({ url: z.string() })).catch([]),
  agent: z.union([z.string(), z.object({ name: TEXT }).transform(({ name }) => name ?? '')]).catch(''),
  created_at: TEXT,
  updated_at: TEXT,
})
export type EasyBrokerProperty = z.infer<typeof EASY_BROKER_PROPERTY>
type Operation = z.infer<typeof OPERATION>

/** The properties of EasyBroker as a table. */
export function easyBrokerTable(properties: readonly EasyBrokerProperty[]): ReadOutcome {
  const records = properties.map(recordOf)
  const headers = [...new Set(records.flatMap((record) => Object.keys(record) as Target[]))].filter((target) =>
    records.some((record) => record[target] !== undefined && record[target] !== ''),
  )
  return boundedTable({
    headers,
    rows: records.map((record, at) => ({ line: at + 1, cells: headers.map((target) => record[target] ?? '') })),
  })
}

function recordOf(property: EasyBrokerProperty): Partial<Record<Target, ImportCell>> {
  const { location, operations } = property
  const [first] = operations
  const second = operations.find((operation) => categoryOf(operation) !== categoryOf(first))
  return {
    propertyId: property.public_id,
    title: property.title ?? '',
    description: property.description ?? '',
    type: property.property_type ?? '',
    status: 'disponible',
    category: categoryOf(first),
    price: first?.amount ?? '',
    currency: first?.currency ?? '',
    priceBase: first?.unit === 'square_meter' ? 'por_m2' : '',
    secondCategory: second ? categoryOf(second) : '',
    secondPrice: second?.amount ?? '',
    secondCurrency: second?.currency && second.currency !== first?.currency ? second.currency : '',
    secondPriceBase: second?.unit === 'square_meter' ? 'por_m2' : '',
    ...placeOf(location.name ?? ''),
    address: [location.street, location.exterior_number].filter(Boolean).join(' '),
    latitude: location.latitude ?? '',
    longitude: location.longitude ?? '',
    // EasyBroker does not show such a place exactly either.
    precision: location.show_exact_location === false ? 'aproximada' : '',
    area: property.construction_size ?? property.lot_size ?? '',
    constructionArea: property.construction_size ?? '',
    lotSize: property.lot_size ?? '',
    frontage: property.lot_width ?? '',
    depth: property.lot_length ?? '',
    bedrooms: property.bedrooms ?? '',
    bathrooms: property.bathrooms ?? '',
    parkingSpaces: property.parking_spaces ?? '',
    amenities: property.features.map(({ name }) => name).join('\n'),
    images: property.property_images.map(({ url }) => url).join('\n'),
    createdBy: property.agent,
    createdAt: property.created_at ?? '',
    updatedAt: property.updated_at ?? '',
  }
}

function categoryOf(operation: Operation | undefined): string {
  return operation === undefined ? '' : operation.type === 'sale' ? 'venta' : 'renta'
}

/** 'Del Valle, San Pedro Garza García, Nuevo León' is a zone, a municipality and a state. */
function placeOf(name: string): Partial<Record<Target, string>> {
  const parts = name.split(',').map((part) => part.trim())
  const [state = '', municipality = '', ...zone] = parts.toReversed()
  return { location: zone.toReversed().join(', ') || municipality || state, municipality, state }
}
