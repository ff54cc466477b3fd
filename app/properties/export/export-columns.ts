import type { PropertyDetail } from '#app/properties/property.ts'
import { propertyCode } from '#app/properties/property.ts'
import {
  AMENITIES,
  AMENITY_LABELS,
  CATEGORY_LABELS,
  PROPERTY_TYPE_LABELS,
  STATUS_LABELS,
} from '#app/properties/vocabulary.ts'

/** A property as it is exported: what its page shows, its deadline, and how many photos it has. */
export type ExportRow = Omit<PropertyDetail, 'photos' | 'version'> & { timeAlert: string | null; photoCount: number }

/** Formats of a column: `money` has two decimals, `day` is YYYY-MM-DD, `moment` an ISO timestamp in UTC. */
export type ColumnKind = 'text' | 'number' | 'money' | 'day' | 'moment'

type Column = {
  header: string
  kind: ColumnKind
  /** Characters that fit. */
  width: number
  value: (row: ExportRow) => string | number | null
}

/** What 'Exportar Datos' writes, in this order, in Excel and CSV alike (decision 7). */
export const EXPORT_COLUMNS: readonly Column[] = [
  { header: 'ID de Propiedad', kind: 'text', width: 16, value: propertyCode },
  { header: 'Título', kind: 'text', width: 48, value: (row) => row.title },
  { header: 'Tipo', kind: 'text', width: 17, value: (row) => PROPERTY_TYPE_LABELS[row.type] },
  { header: 'Categoría', kind: 'text', width: 11, value: (row) => CATEGORY_LABELS[row.category] },
  { header: 'Estatus', kind: 'text', width: 12, value: (row) => STATUS_LABELS[row.status] },
  { header: 'Precio', kind: 'money', width: 17, value: (row) => pesos(row.priceCents) },
  { header: 'Moneda', kind: 'text', width: 9, value: (row) => row.currency },
  { header: 'Precio por m²', kind: 'money', width: 14, value: (row) => pesos(row.pricePerM2Cents) },
  { header: 'Ciudad/Zona', kind: 'text', width: 24, value: (row) => row.location },
  { header: 'Municipio', kind: 'text', width: 26, value: (row) => row.municipality },
  { header: 'Estado', kind: 'text', width: 16, value: (row) => row.state },
  { header: 'Dirección', kind: 'text', width: 36, value: (row) => row.address },
  { header: 'Superficie Total (m²)', kind: 'number', width: 20, value: (row) => row.area },
  { header: 'Construcción (m²)', kind: 'number', width: 18, value: (row) => row.constructionArea },
  { header: 'Terreno (m²)', kind: 'number', width: 14, value: (row) => row.lotSize },
  { header: 'Frente (m)', kind: 'number', width: 12, value: (row) => row.frontage },
  { header: 'Fondo (m)', kind: 'number', width: 12, value: (row) => row.depth },
  { header: 'Año de construcción', kind: 'number', width: 20, value: (row) => row.yearBuilt },
  { header: 'Recámaras', kind: 'number', width: 12, value: (row) => row.bedrooms },
  { header: 'Baños', kind: 'number', width: 9, value: (row) => row.bathrooms },
  { header: 'Condición y servicios', kind: 'text', width: 36, value: amenityNames },
  { header: 'Fecha límite del contrato', kind: 'day', width: 24, value: (row) => row.timeAlert },
  { header: 'Contacto', kind: 'text', width: 24, value: (row) => row.contactName },
  { header: 'Teléfono', kind: 'text', width: 18, value: (row) => row.contactPhone },
  { header: 'Correo electrónico', kind: 'text', width: 28, value: (row) => row.contactEmail },
  { header: 'Fotos', kind: 'number', width: 8, value: (row) => row.photoCount },
  { header: 'Enlace de Google Maps', kind: 'text', width: 36, value: (row) => row.googleMapsLink },
  { header: 'Fecha de alta', kind: 'moment', width: 17, value: (row) => row.createdAt },
  { header: 'Última actualización', kind: 'moment', width: 20, value: (row) => row.updatedAt },
  { header: 'Descripción', kind: 'text', width: 60, value: (row) => row.description },
]

function pesos(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}

function amenityNames({ amenities }: ExportRow): string {
  const known = AMENITIES.filter((code) => amenities.includes(code))
  return known.map((code) => AMENITY_LABELS[code]).join(', ')
}
