import { Parser } from 'saxen'
import { entityText } from './html-text.ts'

/** An item of an export: its elements, its meta values by key, and its terms by taxonomy. */
export type WxrItem = {
  fields: ReadonlyMap<string, string>
  meta: ReadonlyMap<string, readonly string[]>
  terms: ReadonlyMap<string, readonly string[]>
}
/** `people`: display names by the login and by the id of a user. */
export type Wxr = { items: WxrItem[]; people: ReadonlyMap<string, string> }

type Growing = { fields: Map<string, string>; meta: Map<string, string[]>; terms: Map<string, string[]> }

/** The items of a WordPress export (WXR) for which `wanted` holds; null for any other XML, or a broken one. */
export function wxrItems(xml: string, wanted: (type: string) => boolean): Wxr | null {
  const items: WxrItem[] = []
  const people = new Map<string, string>()
  let [isWxr, isBroken, text, metaKey] = [false, false, '', '']
  let [authorId, login] = ['', '']
  let [item, taxonomy]: [Growing | null, string] = [null, '']

  const parser = new Parser()
  parser.on('openTag', (name, attributes) => {
    text = ''
    if (name === 'item') item = { fields: new Map(), meta: new Map(), terms: new Map() }
    else if (name === 'category') taxonomy = attributes()['domain'] ?? ''
  })
  parser.on('text', (value, decode) => {
    text += decode(value)
  })
  parser.on('cdata', (value) => {
    text += value
  })
  parser.on('closeTag', (name) => {
    const value = text.trim()
    text = ''
    if (name === 'wp:wxr_version') isWxr = true
    else if (name === 'wp:author_id') authorId = value
    else if (name === 'wp:author_login') login = value
    else if (name === 'wp:author_display_name') for (const key of [authorId, login]) people.set(key, entityText(value))
    if (!item) return
    if (name === 'item') {
      if (wanted(item.fields.get('wp:post_type') ?? '')) items.push(item)
      item = null
    } else if (name === 'wp:meta_key') metaKey = value
    else if (name === 'wp:meta_value') add(item.meta, metaKey, value)
    else if (name === 'category') add(item.terms, taxonomy, entityText(value))
    else if (!item.fields.has(name)) item.fields.set(name, value)
  })
  parser.on('error', () => {
    isBroken = true
    parser.stop()
  })
  parser.parse(xml)
  return isWxr && !isBroken ? { items, people } : null
}

function add(lists: Map<string, string[]>, key: string, value: string) {
  if (value !== '') lists.set(key, [...(lists.get(key) ?? []), value])
}

/** The first value of the first of these meta keys that has one; '' without one. */
export function firstOf(meta: WxrItem['meta'], keys: readonly string[]): string {
  return keys.map((key) => meta.get(key)?.[0] ?? '').find((value) => value !== '') ?? ''
}

/** All values of these meta keys. */
export function allOf(meta: WxrItem['meta'], keys: readonly string[]): string[] {
  return keys.flatMap((key) => meta.get(key) ?? [])
}

/** The terms of the first of these taxonomies that has some. */
export function termsOf({ terms }: WxrItem, taxonomies: readonly string[]): readonly string[] {
  return taxonomies.map((name) => terms.get(name) ?? []).find((found) => found.length > 0) ?? []
}
