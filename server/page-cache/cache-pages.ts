import { findTimeZone } from '#app/agency/agency-days.server.ts'
import { isCatalogueStale } from '#app/catalogue/current-catalogue.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import type { App } from '#server/http.ts'
import { type PageCache, openPageCache } from './page-cache.ts'
import { type ServePage, servePagesFrom } from './serve-pages.ts'

type OpenPageCache = { cache: PageCache; serve: ServePage }

/** The page cache of an app. It requests pages without any header of a visitor. Null if the cache is disabled. */
export function cachePages(
  app: App,
  { store, now, publicUrl }: Pick<Parts, 'store' | 'now' | 'publicUrl'>,
  maxBytes: number,
): OpenPageCache | null {
  if (maxBytes === 0) return null
  const fetchPage = (address: string) => app(new Request(publicUrl + address))
  const cache = openPageCache({
    fetchPage,
    revision: store.revision,
    isStale: () => isCatalogueStale(store),
    now,
    findTimeZone: () => findTimeZone(store),
    maxBytes,
  })
  return { cache, serve: servePagesFrom(cache) }
}
