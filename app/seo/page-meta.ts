import type { Agency } from '#app/agency/agency.ts'
import { agencyIn } from '#app/agency/agency-in.ts'
import type { JsonLd } from './json-ld.ts'

/** Path of the social card of a page: a JPEG of 1200×630. */
type SocialCard = { path: string; alt: string }

/** Metadata of a public page for search engines, chats and social networks. */
export type Page = {
  /** Title without the agency's name, which is appended. */
  title: string
  description: string
  /** Canonical path of the page. */
  path: string
  /** `noindex, follow`: not shown by search engines, but its links count. */
  noindex?: boolean
  /** Default: the card of the agency. */
  card?: SocialCard
  /** JSON-LD of the page; the framework escapes every `<`, `>` and `&`. */
  structuredData?: JsonLd
}

function siteCard({ name, tagline, address }: Agency, path: string): SocialCard {
  const what = [tagline?.toLowerCase(), address.region && `en ${address.region}`].filter(Boolean).join(' ')
  return { path, alt: [name, what].filter(Boolean).join(', ') }
}

type Tag =
  | { title: string }
  | { name?: string; property?: string; content: string }
  | { tagName: 'link'; rel: 'canonical'; href: string }
  | { 'script:ld+json': JsonLd }

/** The origin of the site and its card are in the data of the public layout. */
type Matches = readonly ({ loaderData?: unknown } | undefined)[]
type LayoutData = { publicUrl?: string; siteCard?: string }

/** Title, description, canonical address, Open Graph and Twitter tags: all that a public page's `meta` returns. */
export function pageMeta(
  { matches }: { matches: Matches },
  { path, description, noindex, structuredData, ...page }: Page,
): Tag[] {
  const origin = layoutValue(matches, 'publicUrl')
  const agency = agencyIn(matches)
  const title = `${page.title} · ${agency.shortName}`
  const url = origin + path
  const card = page.card ?? siteCard(agency, layoutValue(matches, 'siteCard'))
  const image = origin + card.path
  return [
    { title },
    { name: 'description', content: description },
    ...(noindex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    ...metaTags({
      'og:type': 'website',
      'og:site_name': agency.name,
      'og:locale': 'es_MX',
      'og:url': url,
      'og:title': title,
      'og:description': description,
      'og:image': image,
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': card.alt,
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': image,
      'twitter:image:alt': card.alt,
    }),
    ...(structuredData ? [{ 'script:ld+json': structuredData }] : []),
  ]
}

/** A value of the public layout's loader; '' when it is missing. */
function layoutValue(matches: Matches, name: keyof LayoutData): string {
  return matches.map((match) => (match?.loaderData as LayoutData | null | undefined)?.[name]).find(Boolean) ?? ''
}

/** Open Graph tags use `property`, all others `name`. */
function metaTags(tags: Record<string, string>) {
  return Object.entries(tags).map(([tag, content]) => ({ [tag.startsWith('og') ? 'property' : 'name']: tag, content }))
}
