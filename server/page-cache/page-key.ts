import type { Register } from 'react-router'
import { OPERATION_PARAM } from '#app/catalogue/price/second-offer.ts'
import { SURFACE_PARAM, UNIT_PARAM } from '#app/catalogue/price/surface-params.ts'
import { SEVERAL_PARAMS } from '#app/listing/search/filter-url.ts'
import { FILTER_PARAMS } from '#app/listing/search/filters.ts'
import { PAGES_WITH_IDS, hasOldId } from '#app/redirects/old-address.ts'
import { noticeIn } from '#app/site/notices.ts'
import { SITE_PAGES } from '#app/site/site-pages.ts'

/** `params`: the query parameters that the page reads, in the order of the key. */
type PageRule = { route: keyof Register['routeModules']; params?: readonly string[] }

const SURFACE = [SURFACE_PARAM, UNIT_PARAM]

/**
 * Pages that are the same for every visitor. The contact form (a new token for each visit), its confirmation (what was
 * sent) and visitors' own lists are not among them.
 */
export const CACHED_PAGES = {
  '/': { route: 'routes/public/home' },
  ...SITE_PAGES,
  '/propiedades': { route: 'routes/public/listing', params: FILTER_PARAMS },
  '/propiedades/:category/:type?/:municipality?/:zone?': { route: 'routes/public/common-search', params: ['page'] },
  '/propiedad/:propertySlug': { route: 'routes/public/property', params: [OPERATION_PARAM, ...SURFACE] },
  '/conjunto/:complexSlug': { route: 'routes/public/complex', params: SURFACE },
} satisfies Partial<Record<keyof Register['pages'], PageRule>>

/** Maximum characters of a key; longer addresses are not cached. */
const LONGEST_KEY = 1_000

/** A path segment as the product writes it. Other spellings are redirected, and redirects are not cached. */
const WORD = '[a-z0-9-]+'

const RULES: { path: RegExp; page: PageRule }[] = Object.entries(CACHED_PAGES).map(([path, page]) => ({
  path: new RegExp(`^${path.replaceAll(/\/:\w+\?/g, `(?:/${WORD})?`).replaceAll(/:\w+/g, WORD)}$`),
  page,
}))

/** Parameter of React Router's data requests: the routes whose data they want. */
const ROUTES = '_routes'

/**
 * Cache key of a page or of its data: the address without campaign codes and other unknown parameters. Null if it is
 * never cached.
 * @param url path and query of the request line
 */
export function pageKey(url: string): string | null {
  const [path = '', query = ''] = splitAtFirst(url, '?')
  const document = path === '/_.data' ? '/' : path.replace(/\.data$/, '')
  const page = RULES.find((rule) => rule.path.test(document))?.page
  if (!page) return null
  const requested = new URLSearchParams(query)
  if (noticeIn(requested)) return null
  // '/?p=123' may be the address of a page of an earlier site.
  if (PAGES_WITH_IDS.includes(document) && hasOldId(requested)) return null
  const routes = document === path ? null : requested.get(ROUTES)
  if (routes !== null && routes !== page.route) return null
  const known = new URLSearchParams()
  for (const param of [...(page.params ?? []), ...(routes === null ? [] : [ROUTES])]) {
    const values = requested.getAll(param).slice(0, SEVERAL_PARAMS.includes(param) ? undefined : 1)
    // The same values in another order are the same page.
    for (const value of new Set(values.filter(Boolean).toSorted())) known.append(param, value)
  }
  const key = known.size > 0 ? `${path}?${known}` : path
  return key.length > LONGEST_KEY ? null : key
}

function splitAtFirst(text: string, mark: string): string[] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
