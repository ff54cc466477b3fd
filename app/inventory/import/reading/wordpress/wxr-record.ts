import type { Target } from '#app/inventory/import/mapping/targets.ts'
import { wordedCode } from '#app/inventory/import/mapping/worded-codes.ts'
import { FORMER_NOTES, FORMER_URL, type SourceColumn } from '#app/inventory/import/mapping/source-table.ts'
import { foldText } from '#app/text/fold-text.ts'
import { htmlText } from './html-text.ts'
import { detailLines } from './php-value.ts'
import type { Plugin } from './plugin.ts'
import { FEATURED_KEYS } from './plugins.ts'
import { type WxrItem, allOf, firstOf } from './wxr-items.ts'
import { type Attachments, attachedPictures, idsIn } from './wxr-pictures.ts'
import { sitePlace } from './wxr-place.ts'
import { pricesOf } from './wxr-price.ts'
import { siteSize } from './wxr-size.ts'
import { offerOf } from './wxr-status.ts'

type SourceRecord = Partial<Record<SourceColumn, string>>
/** A property of a site: its cells, and what is said about the whole file. */
export type SiteRecord = { cells: SourceRecord; plugin: Plugin; unknown: string[]; missingPictures: number }
/** What an export has beside its properties: pictures, and the people who attend to them, by id and by login. */
export type Beside = { attachments: Attachments; people: ReadonlyMap<string, string> }

/** The types of the posts that are land whatever else they say. */
const LAND: readonly string[] = ['land', 'commercial_land', 'rural']
/** Terms of a type that say less than another one beside them. */
const GENERAL = /^(?:comercial|commercial|residencial|residential|industrial|propiedad(?:es)?|inmuebles?)$/
/** Sites whose videos and tours can be shown. */
const TOUR = /^https:\/\/(?:[\w-]+\.)*(?:youtube\.com|youtu\.be|vimeo\.com|matterport\.com|kuula\.co)\//i

/** The cells of an item in the columns of this product. */
export function siteRecord(item: WxrItem, plugin: Plugin, { attachments, people }: Beside): SiteRecord {
  const { fields, meta } = item
  const found: Partial<Record<Target, string>> = {}
  for (const [target, keys] of Object.entries(plugin.meta) as [Target, readonly string[]][])
    found[target] = firstOf(meta, keys)
  const offer = offerOf(item, plugin)
  const operations = offer.operations[0] === 'traspaso' ? offer.operations.slice(0, 1) : offer.operations
  const prices = pricesOf(item, plugin, operations)
  const [type = '', ...otherTypes] = typesOf(item, plugin)
  const [area, lot] = [siteSize(item, plugin, 'area'), siteSize(item, plugin, 'lotSize')]
  const [photos, plans] = (['photos', 'plans'] as const).map((set) => attachedPictures(item, plugin, attachments, set))
  const agents = agentsOf(item, plugin, people)
  const place = sitePlace(item, plugin)
  const creator = fields.get('dc:creator') ?? ''
  const isTour = TOUR.test(found.tour ?? '')
  const notes = [
    ...offer.unknown.map((word) => `Estatus en el sitio anterior: ${word}`),
    ...(offer.operations.length > operations.length ? ['También se ofrecía en venta o renta'] : []),
    ...prices.notes,
    ...(area.raw ? [`Superficie: ${area.raw}`] : []),
    ...(otherTypes.length > 0 ? [`También es: ${otherTypes.join(', ')}`] : []),
    ...allOf(meta, plugin.details).flatMap(detailLines),
    ...plugin.notes.flatMap(([label, ...keys]) => notesOf(item, label, keys)),
    ...(agents.length > 0 ? [`La atiende: ${agents.join(', ')}`] : []),
    ...(FEATURED_KEYS.some((key) => /^(?:1|yes|on|true)$/.test(firstOf(meta, [key])))
      ? ['Destacada en el sitio anterior']
      : []),
    ...(found.tour && !isTour ? [`Video: ${found.tour}`] : []),
  ]
  return {
    plugin,
    unknown: offer.unknown,
    missingPictures: (photos?.missing ?? 0) + (plans?.missing ?? 0),
    cells: {
      ...found,
      ...pointOf(found),
      propertyId: found.propertyId || `WP-${fields.get('wp:post_id') ?? ''}`,
      title: htmlText(fields.get('title') ?? ''),
      description: descriptionOf(item),
      type: type || (LAND.includes(fields.get('wp:post_type') ?? '') ? 'terreno' : ''),
      ...prices.cells,
      status: offer.status,
      address: [found.address, firstOf(meta, ['property_address_street_number', '_address_name_number'])]
        .filter(Boolean)
        .join(' '),
      ...place,
      location: place.location || (found.address ?? ''),
      area: area.size,
      divisibleFrom: area.from,
      lotSize: lot.size,
      amenities: [
        ...(plugin.terms.amenities ?? []).flatMap((name) => item.terms.get(name) ?? []),
        ...numbered(meta, /^_feature_\d+$/),
      ].join('\n'),
      tour: isTour ? (found.tour ?? '') : '',
      images: photos?.addresses.join('\n') ?? '',
      plans: plans?.addresses.join('\n') ?? '',
      slug: fields.get('wp:post_name') ?? '',
      createdAt: instantText(fields.get('wp:post_date_gmt') ?? ''),
      updatedAt: instantText(fields.get('wp:post_modified_gmt') ?? ''),
      createdBy: people.get(creator) ?? creator,
      [FORMER_URL]: fields.get('link') || (fields.get('guid') ?? ''),
      [FORMER_NOTES]: notes.join('\n'),
    },
  }
}

/** The terms of a type, the one that says most first. */
function typesOf(item: WxrItem, { types }: Plugin): string[] {
  const names = [...allOf(item.meta, types.meta), ...types.terms.flatMap((taxonomy) => item.terms.get(taxonomy) ?? [])]
  const rank = (name: string) => (wordedCode('type', name) === null ? 1 : 0) + (GENERAL.test(foldText(name)) ? 1 : 0)
  return [...new Set(names)].toSorted((one, other) => rank(one) - rank(other))
}

function agentsOf({ meta }: WxrItem, { agents }: Plugin, people: ReadonlyMap<string, string>): string[] {
  const named = allOf(meta, agents).flatMap(idsIn)
  return [...new Set(named.flatMap((key) => people.get(key) ?? (/^(?:\d+|-1|none)?$/.test(key) ? [] : [key])))]
}

function notesOf({ meta, terms }: WxrItem, label: string, keys: readonly string[]): string[] {
  const values = keys.flatMap((key) => [...(meta.get(key) ?? []), ...(terms.get(key) ?? [])])
  const texts = values.map((value) => htmlText(value)).filter((text) => text !== '' && text !== '0')
  return texts.length > 0 ? [`${label}: ${texts.join(', ')}`] : []
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

/** The point of an item: 'lat,lng' of 'lat,lng,zoom'. A point at 0, 0 is none. */
function pointOf({ googleMapsLink: link = '', latitude = '', longitude = '' }: Partial<Record<Target, string>>) {
  const [, point = link] = /^(-?\d+(?:\.\d+)?\s*,\s*-?\d+(?:\.\d+)?)\s*,/.exec(link) ?? []
  const isNowhere = Number(latitude) === 0 && Number(longitude) === 0
  return {
    googleMapsLink: /^0(?:\.0+)?\s*,\s*0(?:\.0+)?$/.test(point) ? '' : point,
    ...(isNowhere && { latitude: '', longitude: '' }),
  }
}

/** '2024-01-15 18:00:00' of UTC as an instant. */
function instantText(text: string): string {
  return /^[12]\d{3}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text) ? `${text.replace(' ', 'T')}Z` : ''
}
