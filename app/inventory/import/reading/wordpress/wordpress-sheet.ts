import type { ReadOutcome, Table } from '#app/inventory/import/file/table.ts'
import { foldText } from '#app/text/fold-text.ts'
import type { Plugin } from './plugin.ts'
import { PLUGIN_KEYS } from './plugin-of.ts'
import type { WxrItem } from './wxr-items.ts'
import { type SiteRecord, siteRecord } from './wxr-record.ts'
import { siteTable } from './wxr-table.ts'

/** The fewest meta keys of a plugin that make a sheet one of its site. */
const FEWEST_KEYS = 4
/** The elements of an export by the names of their columns, folded. */
const FIELDS: Readonly<Record<string, string>> = {
  id: 'wp:post_id',
  'post id': 'wp:post_id',
  title: 'title',
  'post title': 'title',
  titulo: 'title',
  content: 'content:encoded',
  'post content': 'content:encoded',
  contenido: 'content:encoded',
  excerpt: 'excerpt:encoded',
  permalink: 'link',
  link: 'link',
  url: 'link',
  slug: 'wp:post_name',
  'post name': 'wp:post_name',
  status: 'wp:status',
  'post status': 'wp:status',
  'post type': 'wp:post_type',
}
const PICTURES: readonly string[] = ['image url', 'image urls', 'images', 'imagenes', 'attachment url', 'gallery']

/** The table of a sheet whose headings are the meta keys of a plugin of WordPress; null for any other sheet. */
export function wordPressSheet({ headers, rows }: Table): ReadOutcome | null {
  const counted = [...PLUGIN_KEYS].map(([plugin, { meta }]) => ({
    plugin,
    count: headers.filter((header) => meta.has(header)).length,
  }))
  const best = counted.toSorted((one, other) => other.count - one.count)[0]
  if (!best || best.count < FEWEST_KEYS) return null
  const places = headers.map((header) => placeOfHeader(header, best.plugin))
  const records = rows.map(({ cells }): SiteRecord => {
    const texts = headers.map((_header, at) => String(cells[at] ?? '').trim())
    const record = siteRecord(itemOf(texts, places), best.plugin, NOTHING)
    const images = texts.filter((_text, at) => places[at]?.kind === 'pictures').join('\n')
    const others = headers.flatMap((header, at) => (places[at] || !texts[at] ? [] : [[header, texts[at]] as const]))
    return { ...record, cells: { ...record.cells, ...(images && { images }), ...Object.fromEntries(others) } }
  })
  return siteTable(records, (at) => rows[at]?.line ?? at + 1)
}

const NOTHING = {
  attachments: { byId: new Map<string, string>(), byParent: new Map<string, string[]>() },
  people: new Map<string, string>(),
}

const NO_KEYS = { meta: new Set<string>(), taxonomies: new Set<string>() }

/** Where the cells of a column belong; null for one that WordPress does not know. */
type Place = { kind: 'meta' | 'terms' | 'field'; name: string } | { kind: 'pictures' } | null

function placeOfHeader(header: string, plugin: Plugin): Place {
  const { meta, taxonomies } = PLUGIN_KEYS.get(plugin) ?? NO_KEYS
  if (meta.has(header) || /^_\w+$/.test(header)) return { kind: 'meta', name: header }
  const taxonomy = [...taxonomies].find((name) => plain(name) === plain(header))
  if (taxonomy) return { kind: 'terms', name: taxonomy }
  const name = foldText(header.replaceAll(/[_-]+/g, ' '))
  if (PICTURES.includes(name)) return { kind: 'pictures' }
  return FIELDS[name] ? { kind: 'field', name: FIELDS[name] } : null
}

/** 'Property Cities' is the taxonomy 'property-city'. */
function plain(name: string): string {
  return foldText(name.replaceAll(/[_-]+/g, ' '))
    .replace(/statuses$/, 'status')
    .replace(/ies$/, 'y')
    .replace(/(?<=[^su])s$/, '')
}

function itemOf(texts: readonly string[], places: readonly Place[]): WxrItem {
  const [fields, meta, terms] = [new Map<string, string>(), new Map<string, string[]>(), new Map<string, string[]>()]
  for (const [at, text] of texts.entries()) {
    const place = places[at]
    if (!place || place.kind === 'pictures' || text === '') continue
    if (place.kind === 'field') fields.set(place.name, text)
    else if (place.kind === 'meta') meta.set(place.name, [text])
    else terms.set(place.name, [...(terms.get(place.name) ?? []), ...text.split(/[|,>;]/).map((each) => each.trim())])
  }
  if (!fields.has('wp:status')) fields.set('wp:status', 'publish')
  return { fields, meta, terms }
}
