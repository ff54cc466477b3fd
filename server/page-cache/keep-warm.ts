import type { Revision } from '#app/db/revision.ts'
import type { PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'

/**
 * Where most visits begin, the quickest first; a search by its surface, for the first one of a process takes a tenth of a
 * second to compile what it is read with; the whole map last, whose first count goes through every property.
 */
export const WARM = ['/', '/propiedades', '/propiedades?search=bodega+1000+m2', '/propiedades?vista=mapa']
/** Milliseconds between looks at them: a change of many properties at once makes each of them once or twice. */
const EVERY = 1_000

/** Makes the pages where most visits begin before the first visitor asks, after the start and after each change. */
export function keepWarm(cache: PageCache, revision: Revision): { stop: () => void } {
  const timer = setInterval(() => void warm(cache, revision), EVERY).unref()
  return { stop: () => clearInterval(timer) }
}

export async function warm(cache: PageCache, revision: Revision): Promise<void> {
  // What is made while the revision can't be known would not be served.
  if (revision() === null) return
  for (const address of WARM) {
    const key = pageKey(address)
    if (!key || cache.hit(address)) continue
    await prerender(cache, key).catch(() => {
      // Who asks for it is told what is wrong.
    })
  }
}

async function prerender(cache: PageCache, key: string) {
  const found = await cache.find(key)
  if (found) await cache.encoded(found.page, 'br')
}
