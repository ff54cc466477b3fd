import type { Revision } from '#app/db/revision.ts'
import type { PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'

/**
 * Pages where most visits start, fastest first. The search compiles its regular expressions on first use (a tenth of a
 * second); the whole map counts all properties and comes last.
 */
export const WARM = ['/', '/propiedades', '/propiedades?search=bodega+1000+m2', '/propiedades?vista=mapa']
/** Interval of the check in milliseconds: a change of many properties renders each page only once or twice. */
const CHECK_INTERVAL = 1_000

/** Renders these pages before a visitor requests them: after the start and after each change. */
export function keepWarm(cache: PageCache, revision: Revision): { stop: () => void } {
  const timer = setInterval(() => void warm(cache, revision), CHECK_INTERVAL).unref()
  return { stop: () => clearInterval(timer) }
}

export async function warm(cache: PageCache, revision: Revision): Promise<void> {
  // A page that is rendered while the revision is unknown would not be served.
  if (revision() === null) return
  for (const address of WARM) {
    const key = pageKey(address)
    if (!key || cache.hit(address)) continue
    await prerender(cache, key).catch(() => {
      // The next visitor's request reports the error.
    })
  }
}

async function prerender(cache: PageCache, key: string) {
  const found = await cache.find(key)
  if (found) await cache.encoded(found.page, 'br')
}
