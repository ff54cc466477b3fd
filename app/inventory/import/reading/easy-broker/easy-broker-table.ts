import type { ImportCell, ReadOutcome } from '#app/inventory/import/file/table.ts'
import { stateNamed } from '#app/inventory/import/mapping/place-words.ts'
import {
  FORMER_NOTES,
  FORMER_URL,
  type SourceColumn,
  sourceTable,
  unknownStatusNotes,
} from '#app/inventory/import/mapping/source-table.ts'
import type { EasyBrokerProperty } from './easy-broker-property.ts'
import { quotesOf } from './easy-broker-price.ts'
import { easyBrokerStatus, easyBrokerType } from './easy-broker-words.ts'

type Cells = Partial<Record<SourceColumn, ImportCell>>

/** Sites whose videos and tours can be shown. */
const TOUR = /^https:\/\/(?:[\w-]+\.)*(?:youtube\.com|youtu\.be|vimeo\.com|matterport\.com|kuula\.co)\//i
const FIRST_YEAR = 1800

/** The properties of EasyBroker as a table. */
export function easyBrokerTable(properties: readonly EasyBrokerProperty[], notes: readonly string[] = []): ReadOutcome {
  const records = properties.map(recordOf)
  const unknown = properties.filter(isUnknownStatus).map(({ status }) => status ?? '')
  return sourceTable(records, [...notes, ...unknownStatusNotes(unknown)])
}

function recordOf(property: EasyBrokerProperty): Cells {
  const { location } = property
  const known = easyBrokerType(property.property_type ?? '')
  const { cells, notes } = quotesOf(property)
  const [built, size, lot] = [
    yearOfAge(property.age),
    positive(property.construction_size),
    positive(property.lot_size),
  ]
  const tours = [property.virtual_tour ?? '', ...property.videos].filter(Boolean)
  const tour = tours.find((each) => TOUR.test(each)) ?? ''
  const images = property.property_images.map(({ url }) => url)
  return {
    propertyId: property.public_id,
    title: property.title ?? '',
    description: property.description ?? '',
    type: known?.type ?? property.property_type ?? '',
    subtype: known?.subtype ?? '',
    status: property.status ? (easyBrokerStatus(property.status) ?? 'pausada') : 'disponible',
    ...cells,
    ...placeOfName(location.name ?? ''),
    address: [location.street, location.exterior_number, location.interior_number].filter(Boolean).join(' '),
    latitude: location.latitude ?? '',
    longitude: location.longitude ?? '',
    // EasyBroker does not show such a place exactly either.
    precision: location.show_exact_location === false || location.hide_exact_location === true ? 'aproximada' : '',
    area: size || lot,
    constructionArea: size,
    lotSize: lot,
    frontage: positive(property.lot_width),
    depth: positive(property.lot_length),
    bedrooms: property.bedrooms ?? '',
    bathrooms: property.bathrooms ?? '',
    parkingSpaces: property.parking_spaces ?? '',
    floors: positive(property.floors),
    floorNumber: property.floor ?? '',
    yearBuilt: built,
    exclusive: property.exclusive === true ? 'si' : '',
    amenities: property.features.join('\n'),
    tour,
    images: (images.length > 0 ? images : [property.title_image_full ?? '']).join('\n'),
    createdBy: property.agent,
    createdAt: property.created_at ?? '',
    updatedAt: property.updated_at ?? '',
    [FORMER_URL]: property.public_url ?? '',
    [FORMER_NOTES]: [
      ...notes,
      ...said('La atiende', property.agent),
      ...said('Clave interna', property.internal_id),
      ...said('Tipo en EasyBroker', known ? property.property_type : ''),
      ...said('Estatus en EasyBroker', isUnknownStatus(property) ? property.status : ''),
      ...said('Medios baños', property.half_bathrooms),
      ...said('Antigüedad', built === '' ? property.age : ''),
      ...said('Gastos', property.expenses),
      ...said('Código postal', location.postal_code),
      ...said('Llaves', property.key_code),
      ...said(
        'Etiquetas',
        property.tags
          .map((tag) => tag.trim())
          .filter(Boolean)
          .join(', '),
      ),
      ...said('Descripción privada', property.private_description),
      ...said('Notas para colaborar', property.collaboration_notes),
      ...tours.filter((each) => each !== tour).map((each) => `Video: ${each}`),
    ].join('\n'),
  }
}

function said(label: string, value: string | number | null | undefined): string[] {
  return value === null || value === undefined || value === '' || value === 0 ? [] : [`${label}: ${value}`]
}

function positive(value: number | null | undefined): number | '' {
  return value !== null && value !== undefined && value > 0 ? value : ''
}

/** EasyBroker keeps the year of construction or the years since then as the age. */
export function yearOfAge(age: string | number | null | undefined): number | '' {
  const year = Number(age ?? '')
  return Number.isInteger(year) && year >= FIRST_YEAR ? year : ''
}

/** 'Del Valle, San Pedro Garza García, Nuevo León' is a zone, a municipality and a state; 'Del Valle, Monterrey' has none. */
export function placeOfName(name: string): Cells {
  const parts = name.split(',').map((part) => part.trim())
  const isWithoutState = parts.length < 3 && stateNamed(parts.at(-1) ?? '') === null
  const [state = '', municipality = '', ...zone] = [...(isWithoutState ? [''] : []), ...parts.toReversed()]
  return { location: zone.toReversed().join(', ') || municipality || state, municipality, state }
}

function isUnknownStatus({ status }: EasyBrokerProperty): boolean {
  return Boolean(status) && easyBrokerStatus(status ?? '') === null
}
