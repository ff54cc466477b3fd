import { formatArea, formatCount, formatLength } from '#app/figures/measure.ts'
import { formatAmount, formatPrice, priceSuffix } from '#app/properties/price.ts'
import type { PropertyInput } from '#app/properties/property-input.ts'
import {
  AMENITIES,
  AMENITY_LABELS,
  CATEGORY_LABELS,
  PROPERTY_TYPE_LABELS,
  STATUS_LABELS,
} from '#app/properties/vocabulary.ts'

/**
 * What people call one fact of a property, and which columns make it up: a price is told and chosen together with its
 * currency. `show` is null where nothing is filled in.
 */
type Field = {
  label: string
  columns: readonly (keyof PropertyInput)[]
  show: (property: PropertyInput) => string | null
}

/** Every fact that a form can change, in the order of the form, under the name of its control (decision 31). */
export const PROPERTY_FIELDS = {
  title: plain('Título', 'title'),
  propertyId: plain('ID de Propiedad', 'propertyId'),
  type: { label: 'Tipo', columns: ['type'], show: ({ type }) => PROPERTY_TYPE_LABELS[type] },
  category: { label: 'Categoría', columns: ['category'], show: ({ category }) => CATEGORY_LABELS[category] },
  price: {
    label: 'Precio',
    columns: ['priceCents', 'currency'],
    show: ({ priceCents, currency }) =>
      priceCents === null ? `sin precio (${currency})` : formatPrice(priceCents, currency),
  },
  description: plain('Descripción', 'description'),
  location: plain('Ciudad/Zona', 'location'),
  municipality: plain('Municipio', 'municipality'),
  address: plain('Dirección', 'address'),
  state: plain('Estado', 'state'),
  googleMapsLink: plain('Enlace de Google Maps', 'googleMapsLink'),
  area: figure('Superficie Total', 'area', formatArea),
  constructionArea: figure('Construcción', 'constructionArea', formatArea),
  lotSize: figure('Tamaño del terreno', 'lotSize', formatArea),
  frontage: figure('Frente', 'frontage', formatLength),
  depth: figure('Fondo', 'depth', formatLength),
  pricePerM2: {
    label: 'Precio por m²',
    columns: ['pricePerM2Cents'],
    show: ({ pricePerM2Cents, currency }) =>
      pricePerM2Cents === null
        ? null
        : formatAmount(pricePerM2Cents, currency, 'always') + priceSuffix(pricePerM2Cents, currency, 'venta'),
  },
  yearBuilt: figure('Año de construcción', 'yearBuilt', String),
  bedrooms: figure('Recámaras', 'bedrooms', formatCount),
  bathrooms: figure('Baños', 'bathrooms', formatCount),
  amenities: {
    label: 'Condición y servicios',
    columns: ['amenities'],
    show: ({ amenities }) =>
      AMENITIES.filter((code) => amenities.includes(code))
        .map((code) => AMENITY_LABELS[code])
        .join(', ') || null,
  },
  status: { label: 'Estatus', columns: ['status'], show: ({ status }) => STATUS_LABELS[status] },
  timeAlert: plain('Fecha límite del contrato', 'timeAlert'),
  contactName: plain('Nombre de contacto', 'contactName'),
  contactPhone: plain('Teléfono de contacto', 'contactPhone'),
  contactEmail: plain('Correo de contacto', 'contactEmail'),
  images: {
    label: 'Fotos',
    columns: ['photos'],
    show: ({ photos }) => (photos.length === 0 ? null : String(photos.length)),
  },
} as const satisfies Record<string, Field>

export type PropertyField = keyof typeof PROPERTY_FIELDS

export const PROPERTY_FIELD_NAMES = Object.keys(PROPERTY_FIELDS) as PropertyField[]

/** The facts in which two versions of a property differ. */
export function changedFields(before: PropertyInput, after: PropertyInput): PropertyField[] {
  return PROPERTY_FIELD_NAMES.filter((name) =>
    PROPERTY_FIELDS[name].columns.some((column) => canonical(before, column) !== canonical(after, column)),
  )
}

/** The order in which conditions were ticked means nothing. */
function canonical(property: PropertyInput, column: keyof PropertyInput): string {
  return JSON.stringify(column === 'amenities' ? property.amenities.toSorted() : property[column])
}

type TextColumn = {
  [Column in keyof PropertyInput]: PropertyInput[Column] extends string | null ? Column : never
}[keyof PropertyInput]
type FigureColumn =
  | 'area'
  | 'constructionArea'
  | 'lotSize'
  | 'frontage'
  | 'depth'
  | 'yearBuilt'
  | 'bedrooms'
  | 'bathrooms'

function plain(label: string, column: TextColumn): Field {
  return { label, columns: [column], show: (property) => property[column] || null }
}

function figure(label: string, column: FigureColumn, format: (value: number) => string): Field {
  return {
    label,
    columns: [column],
    show(property) {
      const value = property[column]
      return value === null ? null : format(value)
    },
  }
}
