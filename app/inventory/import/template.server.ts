import { UNKNOWN } from '#app/catalogue/facts/fact-columns.ts'
import { factOf } from '#app/catalogue/facts/facts.ts'
import { labelWithUnit } from '#app/catalogue/facts/fact.ts'
import { csvFile } from '#app/inventory/export/csv-file.server.ts'
import { excelFile } from '#app/inventory/export/excel-file.server.ts'
import { EXPORT_COLUMNS, type ExportColumn, type ExportRow } from '#app/inventory/export/export-columns.ts'
import { TEMPLATE_EXAMPLE } from './checking/template-example.ts'

const FORMATS = {
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: excelFile },
  csv: { type: 'text/csv; charset=utf-8', write: csvFile },
} as const

const EXAMPLE: ExportRow = {
  ...UNKNOWN,
  id: '',
  slug: '',
  ...TEMPLATE_EXAMPLE,
  type: 'bodega',
  subtype: 'nave',
  category: 'renta',
  status: 'disponible',
  priceCents: 26_400_000,
  vat: 'mas_iva',
  location: 'Huinalá',
  municipality: 'Apodaca',
  state: 'Nuevo León',
  address: 'Carretera a Huinalá km 2.5',
  googleMapsLink: '25.7485, -100.1650',
  area: 2400,
  constructionArea: 2250,
  docks: 4,
  clearHeight: 10,
  description: 'Bodega sobre avenida, con acceso para tráiler de 53 pies.',
  contactName: 'Nombre de quien atiende',
  contactPhone: '+528100000000',
  contactEmail: 'correo@tu-dominio.mx',
  amenities: ['con_servicios'],
  counts: { photos: 0, plans: 0 },
  complexName: null,
  asesorName: null,
  owner: { name: 'Nombre del propietario', phone: '+528100000001', email: null },
  createdAt: '2026-01-15T18:00:00.000Z',
  updatedAt: null,
}

/** Instead of their number, the template has the addresses of the pictures. */
const PICTURES: Readonly<Record<string, string>> = {
  [labelWithUnit(factOf('images'))]: 'https://tu-dominio.mx/foto-1.jpg https://tu-dominio.mx/foto-2.jpg',
  [labelWithUnit(factOf('plans'))]: '',
}
const UPDATED = 'Última actualización'

const TEMPLATE_COLUMNS = EXPORT_COLUMNS.filter(({ header }) => header !== UPDATED).map((column): ExportColumn => {
  const addresses = PICTURES[column.header]
  return addresses === undefined ? column : { ...column, kind: 'text', width: 40, value: () => addresses }
})

/** A file with every column and an example row; null for an unknown format. */
export async function templateFile(format: string): Promise<Response | null> {
  if (format !== 'xlsx' && format !== 'csv') return null
  const { type, write } = FORMATS[format]
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of write(oneRow(), 'America/Mexico_City', TEMPLATE_COLUMNS)) parts.push(new Uint8Array(part))
  return new Response(new Blob(parts), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="plantilla-propiedades.${format}"`,
      'Cache-Control': 'no-store',
    },
  })
}

async function* oneRow(): AsyncGenerator<ExportRow[]> {
  yield [EXAMPLE]
}
