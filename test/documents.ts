import { decode } from './plain-page.ts'

/** Content of an HTML document as a search engine or a chat reads it (no JavaScript). */
export type Read = {
  title: string
  /** By `name` or `property`. */
  tags: Record<string, string>
  canonical: string | null
  headings: number
  /** Whole JSON-LD documents. */
  data: unknown[]
  /** URLs as written: of links, and of everything that the page loads. */
  links: string[]
  loads: string[]
}

type Attributes = Record<string, string>
type Element = { name: string; attributes: Attributes }

const SCRIPTS = /<script(?! type="application\/ld\+json")([^>]*)>[^]*?<\/script>/g
const JSON_LD = /<script type="application\/ld\+json">([^]*?)<\/script>/g

export function readDocument(html: string): Read {
  const document = html.replaceAll(SCRIPTS, '<script$1>')
  const elements = [...document.matchAll(/<([a-z][a-z0-9]*)\b([^>]*)>/g)].map(
    ([, name = '', attributes = '']): Element => ({ name, attributes: attributesIn(attributes) }),
  )
  const tags = elements.flatMap(({ name, attributes }) => {
    const key = name === 'meta' ? (attributes['name'] ?? attributes['property']) : undefined
    return key === undefined ? [] : [[key, attributes['content'] ?? '']]
  })
  const canonical = elements.find(({ name, attributes }) => name === 'link' && attributes['rel'] === 'canonical')
  return {
    title: decode(/<title>([^<]*)<\/title>/.exec(document)?.[1] ?? ''),
    tags: Object.fromEntries(tags),
    canonical: canonical?.attributes['href'] ?? null,
    headings: elements.filter(({ name }) => name === 'h1').length,
    data: [...document.matchAll(JSON_LD)].map(([, json = '']) => JSON.parse(json)),
    links: elements.flatMap(({ name, attributes }) => (name === 'a' ? (attributes['href'] ?? []) : [])),
    loads: elements.flatMap(loadedBy),
  }
}

function loadedBy({ name, attributes }: Element): string[] {
  const { src, href, rel, srcset, imagesrcset } = attributes
  const sets = [srcset, imagesrcset].flatMap((set) => (set ?? '').split(',').map((each) => each.trim().split(' ')[0]))
  const linked = name === 'link' && rel !== 'canonical' ? href : undefined
  const drawn = name === 'use' ? href?.split('#')[0] : undefined
  return [src, linked, drawn, ...sets].filter((address): address is string => Boolean(address))
}

function attributesIn(text: string): Attributes {
  const found = [...text.matchAll(/([a-zA-Z][\w:-]*)(?:="([^"]*)")?/g)]
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]))
}
