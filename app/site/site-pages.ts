import { type AgencyPage, isPageGiven } from '#app/agency/agency.ts'

type SitePage = {
  /** React Router's id of its route: the file in app/, without its ending. */
  route: `routes/public/${string}`
  /** The parameters of the address that it reads. */
  params?: readonly string[]
  inSitemap: boolean
  /** Where every page links to it; null for a page that is reached another way. */
  link: { place: 'menu' | 'footer'; label: string } | null
}

/**
 * The pages with one fixed address that are the same for every visitor. The routes, the access table, the page cache, the
 * sitemap and the links of the site are made from this table, in this order.
 */
export const SITE_PAGES = {
  '/nosotros': { route: 'routes/public/about', inSitemap: true, link: { place: 'menu', label: 'Nosotros' } },
  '/servicios': {
    route: 'routes/public/services',
    params: ['servicio'],
    inSitemap: true,
    link: { place: 'menu', label: 'Servicios' },
  },
  '/terminos-condiciones': {
    route: 'routes/public/terms',
    inSitemap: true,
    link: { place: 'footer', label: 'Términos y condiciones' },
  },
  '/aviso-privacidad': {
    route: 'routes/public/privacy',
    inSitemap: true,
    link: { place: 'footer', label: 'Aviso de privacidad' },
  },
  '/modal-test': { route: 'routes/public/modal-test', inSitemap: false, link: null },
} as const satisfies Record<`/${string}`, SitePage>

export type SitePath = keyof typeof SITE_PAGES

export const SITE_PATHS = Object.keys(SITE_PAGES) as SitePath[]

/** The links of a place, in the order of the table. @param given the agency's pages with content */
export function siteLinksIn(place: 'menu' | 'footer', given: readonly AgencyPage[]): { to: SitePath; label: string }[] {
  return SITE_PATHS.flatMap((to) => {
    const { link } = SITE_PAGES[to]
    return link?.place === place && isPageGiven(to, given) ? [{ to, label: link.label }] : []
  })
}
