import { type ReadOutcome, boundedTable } from '#app/inventory/import/file/table.ts'
import type { Target } from '#app/inventory/import/mapping/targets.ts'
import { htmlText } from './html-text.ts'
import { PLUGINS, POST_TYPES } from './plugins.ts'
import { type WxrItem, firstOf, termsOf, wxrItems } from './wxr-items.ts'
import { type Attachments, attachmentsOf, attachedPictures } from './wxr-pictures.ts'
import { operationWords, pricesOf } from './wxr-price.ts'

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
  'secondCategory',
  'secondPrice',
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
/** The type of the posts that are land whatever else they say. */
const LAND: readonly string[] = ['land', 'commercial_land', 'rural']
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
  return {
    ...found,
    propertyId: found.propertyId || `WP-${id}`,
    title: htmlText(fields.get('title') ?? ''),
    description: descriptionOf(item),
    type: found.type || (LAND.includes(fields.get('wp:post_type') ?? '') ? 'terreno' : ''),
    ...pricesOf(item),
    status: statusCode(item, [...operationWords(item), found.status ?? '']),
    address: [found.address, firstOf(meta, ['property_address_street_number', '_address_name_number'])]
      .filter(Boolean)
      .join(' '),
    location: found.location || found.municipality || found.address || '',
    googleMapsLink: pointText(found.googleMapsLink ?? ''),
    area: sizeOf(item, 'area'),
    lotSize: sizeOf(item, 'lotSize'),
    amenities: [found.amenities, ...numbered(meta, /^_feature_\d+$/)].filter(Boolean).join('\n'),
    images: attachedPictures(item, attachments, 'photos').join('\n'),
    plans: attachedPictures(item, attachments, 'plans').join('\n'),
    slug: fields.get('wp:post_name') ?? '',
    createdAt: instantText(fields.get('wp:post_date_gmt') ?? ''),
    updatedAt: instantText(fields.get('wp:post_modified_gmt') ?? ''),
    createdBy: authors.get(creator) ?? creator,
  }
}

/** The text of the post, and those of Property Hive's rooms. */
function descriptionOf({ fields, meta }: WxrItem): string {
  const text = htmlText(fields.get('content:encoded') || (fields.get('excerpt:encoded') ?? ''))
  return [text, ...numbered(meta, /^_(?:room_)?description_\d+$/).map(htmlText)].filter(Boolean).join('\n\n')
}

/** The values of meta keys that are numbered, in their order. */
function numbered(meta: WxrItem['meta'], key: RegExp): string[] {
  const keys = [...meta.keys()].filter((each) => key.test(each))
  return keys
    .toSorted((one, other) => Number(/\d+$/.exec(one)) - Number(/\d+$/.exec(other)))
    .flatMap((each) => meta.get(each) ?? [])
}

function statusOf(fields: WxrItem['fields']): string {
  return fields.get('wp:status') ?? ''
}

function statusCode({ fields, meta }: WxrItem, words: readonly string[]): string {
  const text = words.join(' ')
  if (SOLD.test(text)) return 'vendida'
  // Property Hive shows only what is on the market.
  const isOff = meta.has('_department') && firstOf(meta, ['_on_market']) !== 'yes'
  if (statusOf(fields) !== 'publish' || isOff) return 'pausada'
  return RESERVED.test(text) ? 'separada' : 'disponible'
}

/** 'lat,lng' of 'lat,lng,zoom'. */
function pointText(text: string): string {
  const [, point = text] = /^(-?\d+(?:\.\d+)?\s*,\s*-?\d+(?:\.\d+)?)\s*,/.exec(text) ?? []
  return point
}

function sizeOf({ meta }: WxrItem, size: 'area' | 'lotSize'): string {
  const [figure = '', unit = ''] =
    PLUGIN_LIST.flatMap((plugin) => plugin[size]).find(([key]) => firstOf(meta, [key]) !== '') ?? []
  return squareMetres(firstOf(meta, [figure]), firstOf(meta, [unit]))
}

/** '2024-01-15 18:00:00' of UTC as an instant. */
function instantText(text: string): string {
  return /^[12]\d{3}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text) ? `${text.replace(' ', 'T')}Z` : ''
}

/** Square metres of other units of a surface. */
const M2_OF: readonly (readonly [RegExp, number])[] = [
  [/ft|feet|foot|pie/i, 0.092_903_04],
  [/acre/i, 4046.856_422],
  [/^\s*(?:ha\b|hect)/i, 10_000],
  // A square of builders: 100 square feet.
  [/^\s*square\s*$/i, 9.290_304],
]

/** A surface in m², of its text and the text of its unit. A text that is no figure stays, for the form's rule to refuse. */
function squareMetres(size: string, unit: string): string {
  const figure = Number(size.replaceAll(',', ''))
  const [, factor] = M2_OF.find(([words]) => words.test(unit)) ?? []
  return size === '' || factor === undefined || !Number.isFinite(figure)
    ? size
    : (figure * factor).toFixed(2).replace(/\.?0+$/, '')
}
