import type { Register } from 'react-router'
import { SERVICES } from '#app/agency/services/services.ts'
import type { Shown } from '#app/db/revision.ts'
import { surfaceQuery } from '#app/properties/price/asked-surface.ts'
import { listingQuery } from '#app/properties/search/filter-url.ts'
import { isMisread } from '#app/properties/search/shapes.ts'
import { parseFilters } from '#app/properties/search/filters.ts'
import { askedFilters } from '#app/properties/search/searched-type.ts'
import { unreadFigures } from '#app/properties/search/unread-figures.ts'
import { noticeIn } from '#app/site/notices.ts'

/** A page in the cache: its address with the parameters that it knows and no other, and what it shows of the store. */
export type PageKey = { address: string; shows: readonly Shown[] }

/** `query`: the parameters that the page reads, in their canonical form; without it, none. */
type Kept = {
  route: keyof Register['routeModules']
  shows: readonly Shown[]
  query?: (asked: URLSearchParams) => string
}

/** The pages that are the same for every visitor. Not here: the contact form (one of each visit) and visitors' own lists. */
export const KEPT_PAGES = {
  '/': { route: 'routes/public/home', shows: ['catalogue', 'interest'] },
  '/nosotros': { route: 'routes/public/about', shows: [] },
  '/servicios': { route: 'routes/public/services', shows: [], query: serviceQuery },
  '/terminos-condiciones': { route: 'routes/public/terms', shows: [] },
  '/aviso-privacidad': { route: 'routes/public/privacy', shows: [] },
  '/modal-test': { route: 'routes/public/modal-test', shows: [] },
  '/contacto-confirmacion': { route: 'routes/public/contact-sent', shows: [] },
  '/propiedades': { route: 'routes/public/listing', shows: ['catalogue'], query: filterQuery },
  '/propiedades/:category/:type?/:municipality?': {
    route: 'routes/public/common-search',
    shows: ['catalogue'],
    query: pageQuery,
  },
  '/propiedad/:propertySlug': { route: 'routes/public/property', shows: ['catalogue'], query: surfaceQuery },
  '/conjunto/:complexSlug': { route: 'routes/public/complex', shows: ['catalogue'], query: surfaceQuery },
} satisfies Partial<Record<keyof Register['pages'], Kept>>

/** Words of a path as the product writes them; in any other spelling it redirects, which is not kept. */
const WORD = '[a-z0-9-]+'

const RULES: { path: RegExp; page: Kept }[] = Object.entries(KEPT_PAGES).map(([path, page]) => ({
  path: new RegExp(`^${path.replaceAll(/\/:\w+\?/g, `(?:/${WORD})?`).replaceAll(/:\w+/g, WORD)}$`),
  page,
}))

/** Of React Router's requests for data: which route's data they ask for. */
const ROUTES = '_routes'

/**
 * What the page or the page's data at this address is kept under: campaign codes and other unknown parameters, their
 * order and their spelling make no difference. Null for what is never kept.
 * @param url path and query, as the request line has them
 */
export function pageKey(url: string): PageKey | null {
  const [path = '', query = ''] = splitAtFirst(url, '?')
  const document = path === '/_.data' ? '/' : path.replace(/\.data$/, '')
  const page = RULES.find((rule) => rule.path.test(document))?.page
  if (!page) return null
  const asked = new URLSearchParams(query)
  if (noticeIn(asked) || isMisread(parseFilters(asked)) || unreadFigures(asked)) return null
  const canonical = new URLSearchParams(page.query?.(asked))
  const routes = document === path ? null : asked.get(ROUTES)
  if (routes !== null && routes !== page.route) return null
  if (routes !== null) canonical.set(ROUTES, routes)
  const known = canonical.toString()
  return { address: known ? `${path}?${known}` : path, shows: page.shows }
}

function filterQuery(asked: URLSearchParams): string {
  const filters = askedFilters(asked)
  return listingQuery(filters, { page: filters.page })
}

function pageQuery(asked: URLSearchParams): string {
  const { page } = parseFilters(asked)
  return page > 1 ? `page=${page}` : ''
}

function serviceQuery(asked: URLSearchParams): string {
  const service = SERVICES.find(({ slug }) => slug === asked.get('servicio'))
  return service ? `servicio=${service.slug}` : ''
}

function splitAtFirst(text: string, mark: string): string[] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
