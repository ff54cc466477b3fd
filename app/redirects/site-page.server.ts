import { matchPath } from 'react-router'
import { ACCESS } from '#app/accounts/access-table.server.ts'
import { isId } from '#app/catalogue/property/find-records.server.ts'
import type { Places } from '#app/catalogue/place/places.ts'
import { readCommonSearch } from '#app/listing/common-search/common-search.ts'
import { SITE_PATHS } from '#app/site/site-pages.ts'
import { slugify } from '#app/text/slugify.ts'

type Pattern = keyof typeof ACCESS
export type SitePage = { pattern: Pattern; params: Readonly<Record<string, string | undefined>> }

/** What tells whether the page of a path exists. */
export type PageNames = {
  isPropertySlug: (slug: string) => boolean
  isComplexSlug: (slug: string) => boolean
  places: Places
}

/** Pages to which an old address may lead. */
const TARGETS: readonly Pattern[] = [
  '/',
  ...SITE_PATHS,
  '/propiedades',
  '/propiedades/:category/:type?/:municipality?/:zone?',
  '/propiedad/:propertySlug',
  '/conjunto/:complexSlug',
  '/contacto',
  '/favoritos',
]

/** The patterns by the first folder of their path. */
const PATTERNS = Map.groupBy(
  (Object.keys(ACCESS) as Pattern[]).filter((pattern) => pattern !== '/*'),
  firstFolder,
)

/** The page of this site at a path, whether or not what it names exists; null for an unknown path. */
export function sitePageAt(path: string): SitePage | null {
  for (const pattern of PATTERNS.get(firstFolder(path)) ?? []) {
    const match = matchPath(pattern, path)
    if (match) return { pattern, params: match.params }
  }
  return null
}

/** Whether a page answers at its path: what it names exists. Forms without a page don't count. */
export function isLive({ pattern, params }: SitePage, { isPropertySlug, isComplexSlug, places }: PageNames): boolean {
  if (pattern.startsWith('/propiedad/')) return isPropertySlug(slugify(params['propertySlug'] ?? ''))
  if (pattern === '/conjunto/:complexSlug') return isComplexSlug(slugify(params['complexSlug'] ?? ''))
  if (pattern.startsWith('/property/')) return isId(params['propertyId'] ?? '')
  if (pattern === '/propiedades/:category/:type?/:municipality?/:zone?')
    return (
      readCommonSearch(
        ['category', 'type', 'municipality', 'zone'].flatMap((name) => params[name] ?? []),
        places,
      ) !== null
    )
  return pattern !== '/photos' && pattern !== '/interes'
}

export function isTargetPage({ pattern }: SitePage): boolean {
  return TARGETS.includes(pattern)
}

/** Whether only signed-in people reach a page, or it is one of their ways in. */
export function isForStaff({ pattern }: SitePage): boolean {
  return ACCESS[pattern].read !== 'nothing' || ['/login', '/signup', '/logout', '/admin'].includes(pattern)
}

function firstFolder(path: string): string {
  return path.split('/', 2)[1]?.toLowerCase() ?? ''
}
