import { type ReadOutcome, boundedTable } from '#app/inventory/import/file/table.ts'
import type { Target } from '#app/inventory/import/mapping/targets.ts'
import { htmlText } from './html-text.ts'
import { PLUGINS, POST_TYPES } from './plugins.ts'
import { type WxrItem, wxrItems } from './wxr-items.ts'
import { type Attachments, attachmentsOf, attachedPictures } from './wxr-pictures.ts'

const NOT_WXR =
  'El XML no es una exportación de WordPress: en su panel, Herramientas → Exportar da el archivo que aquí se lee.'
const NO_PROPERTIES =
  'La exportación de WordPress no tiene propiedades. Al exportar elige «Todo el contenido», para que vengan con sus fotos.'

const TARGETS: readonly Target[] = [
  'propertyId',
  'title',
  'description',
  'type',
  'category',
  'status',
  'price',
  'currency',
  'location',
  'municipality',
  'state',
  'address',
  'googleMapsLink',
  'latitude',
  'longitude',
  'area',
  'lotSize',
  'bedrooms',
  'bathrooms',
  'parkingSpaces',
  'yearBuilt',
  'amenities',
  'images',
  'plans',
  'slug',
  'createdAt',
  'updatedAt',
  'createdBy',
]
/** Posts that were never properties of the site. */
const SKIPPED: readonly string[] = ['trash', 'auto-draft', 'inherit']
const SOLD = /sold|leased|\blet\b|rented|vendid|rentad/i
const RESERVED = /under|offer|reserv|apartad|separad|pending/i
const RENT = /rent|lease|letting|alquil/i
const SALE = /sale|sell|venta/i
const SQUARE_FEET = /ft|feet|pie/i
const M2_OF_FT2 = 0.092_903_04
const PLUGIN_LIST = Object.values(PLUGINS)

/** The properties of a WordPress export of Houzez, RealHomes, Easy Property Listings or Property Hive as a table. */
export function wxrTable(xml: string): ReadOutcome {
  const read = wxrItems(xml, (type) => POST_TYPES.has(type) || type === 'attachment')
  if (!read) return { fault: NOT_WXR }
  const { items, authors } = read
  const attachments = attachmentsOf(items)
  const records = items
    .filter(({ fields }) => POST_TYPES.has(fields.get('wp:post_type') ?? '') && !SKIPPED.includes(statusOf(fields)))
    .map((item) => recordOf(item, attachments, authors))
  if (records.length === 0) return { fault: NO_PROPERTIES }
  const headers = TARGETS.filter((target) => records.some((record) => record[target]))
  return boundedTable({
    headers: [...headers],
    rows: records.map((record, at) => ({ line: at + 1, cells: headers.map((target) => record[target] ?? '') })),
  })
}

function recordOf(
  item: WxrItem,
  attachments: Attachments,
  authors: ReadonlyMap<string, string>,
): Partial<Record<Target, string>> {
  const { fields, meta } = item
  const found: Partial<Record<Target, string>> = {}
  for (const plugin of PLUGIN_LIST) {
    for (const [target, keys] of Object.entries(plugin.meta) as [Target, readonly string[]][])
      found[target] ||= firstOf(meta, keys)
    for (const [target, taxonomies] of Object.entries(plugin.terms) as [Target, readonly string[]][])
      found[target] ||= termsOf(item, taxonomies)
        .slice(0, target === 'amenities' ? undefined : 1)
        .join('\n')
  }
  const id = fields.get('wp:post_id') ?? ''
  const creator = fields.get('dc:creator') ?? ''
  const words = PLUGIN_LIST.flatMap(({ operation }) => [
    ...operation.meta.map((key) => firstOf(meta, [key])),
    ...termsOf(item, operation.terms),
  ])
  return {
    ...found,
    propertyId: found.propertyId || `WP-${id}`,
    title: htmlText(fields.get('title') ?? ''),
    description: htmlText(fields.get('content:encoded') || (fields.get('excerpt:encoded') ?? '')),
    category: categoryOf(item, words),
    status: statusCode(item, [...words, found.status ?? '']),
    location: found.location || found.municipality || found.address || '',
    googleMapsLink: pointText(found.googleMapsLink ?? ''),
    area: squareMetres(found.area ?? '', item),
    images: attachedPictures(item, attachments, 'photos').join('\n'),
    plans: attachedPictures(item, attachments, 'plans').join('\n'),
    slug: fields.get('wp:post_name') ?? '',
    createdAt: instantText(fields.get('wp:post_date_gmt') ?? ''),
    updatedAt: instantText(fields.get('wp:post_modified_gmt') ?? ''),
    createdBy: authors.get(creator) ?? creator,
  }
}

function firstOf(meta: WxrItem['meta'], keys: readonly string[]): string {
  return keys.map((key) => meta.get(key)?.[0] ?? '').find((value) => value !== '') ?? ''
}

function termsOf({ terms }: WxrItem, taxonomies: readonly string[]): readonly string[] {
  return taxonomies.map((name) => terms.get(name) ?? []).find((found) => found.length > 0) ?? []
}

function statusOf(fields: WxrItem['fields']): string {
  return fields.get('wp:status') ?? ''
}

function categoryOf({ fields, meta }: WxrItem, words: readonly string[]): string {
  const text = words.join(' ')
  if (meta.get('_to_rent')?.[0] === 'yes' || RENT.test(text)) return 'renta'
  if (meta.get('_for_sale')?.[0] === 'yes' || SALE.test(text)) return 'venta'
  return fields.get('wp:post_type') === 'rental' ? 'renta' : 'venta'
}

function statusCode({ fields }: WxrItem, words: readonly string[]): string {
  const text = words.join(' ')
  if (SOLD.test(text)) return 'vendida'
  if (statusOf(fields) !== 'publish') return 'pausada'
  return RESERVED.test(text) ? 'separada' : 'disponible'
}

/** 'lat,lng' of 'lat,lng,zoom'. */
function pointText(text: string): string {
  const [, point = text] = /^(-?\d+(?:\.\d+)?\s*,\s*-?\d+(?:\.\d+)?)\s*,/.exec(text) ?? []
  return point
}

function squareMetres(area: string, { meta }: WxrItem): string {
  const unit = PLUGIN_LIST.map(({ areaUnit = [] }) => firstOf(meta, areaUnit)).find(Boolean) ?? ''
  const figure = Number(area.replaceAll(',', ''))
  return area !== '' && SQUARE_FEET.test(unit) && Number.isFinite(figure) ? (figure * M2_OF_FT2).toFixed(2) : area
}

/** '2024-01-15 18:00:00' of UTC as an instant. */
function instantText(text: string): string {
  return /^[12]\d{3}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text) ? `${text.replace(' ', 'T')}Z` : ''
}
