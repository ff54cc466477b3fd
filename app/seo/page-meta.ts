import { AGENCY } from '#app/agency/agency.ts'
import type { JsonLd } from './json-ld.ts'
import siteCard from './site-card.jpg?url'

/** Path of the social card of a page: a JPEG of 1200×630. */
type SocialCard = { path: string; alt: string }

/** Metadata of a public page for search engines, chats and social networks. */
export type Page = {
  /** Title without the firm's name, which is appended. */
  title: string
  description: string
  /** Canonical path of the page. */
  path: string
  /** `noindex, follow`: not shown by search engines, but its links count. */
  noindex?: boolean
  /** Default: the card of the firm. */
  card?: SocialCard
  /** JSON-LD of the page; the framework escapes every `<`, `>` and `&`. */
  structuredData?: JsonLd
}

const SITE_CARD: SocialCard = {
  path: siteCard,
  alt: `${AGENCY.name}, ${AGENCY.tagline.toLowerCase()} en ${AGENCY.address.region}`,
}

type Tag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: 'canonical'; href: string }
  | { 'script:ld+json': JsonLd }

/** The origin of the site is in the data of the public layout. */
type Matches = readonly ({ loaderData?: unknown } | undefined)[]

/** Title, description, canonical address, Open Graph and Twitter tags: all that a public page's `meta` returns. */
export function pageMeta(
  { matches }: { matches: Matches },
  { path, description, noindex, structuredData, ...page }: Page,
): Tag[] {
  const origin = originIn(matches)
  const title = `${page.title} · ${AGENCY.name}`
  const url = origin + path
  const card = page.card ?? SITE_CARD
  const image = origin + card.path
  return [
    { title },
    { name: 'description', content: description },
    ...(noindex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    ...properties({
      'og:type': 'website',
      'og:site_name': AGENCY.name,
      'og:locale': 'es_MX',
      'og:url': url,
      'og:title': title,
      'og:description': description,
      'og:image': image,
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': card.alt,
    }),
    ...names({
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': image,
      'twitter:image:alt': card.alt,
    }),
    ...(structuredData ? [{ 'script:ld+json': structuredData }] : []),
  ]
}

function originIn(matches: Matches): string {
  for (const match of matches) {
    const data = match?.loaderData
    if (typeof data === 'object' && data && 'publicUrl' in data) return String(data.publicUrl)
  }
  return ''
}

function properties(tags: Record<string, string>) {
  return Object.entries(tags).map(([property, content]) => ({ property, content }))
}

function names(tags: Record<string, string>) {
  return Object.entries(tags).map(([name, content]) => ({ name, content }))
}
