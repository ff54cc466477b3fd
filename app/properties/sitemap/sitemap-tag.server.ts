import type { Store } from '#app/db/store.server.ts'
import { tagOf } from '#app/entity-tag.server.ts'
import { keptOfRevision } from '#app/db/kept-of-revision.server.ts'
import { openSitemap } from './sitemap.server.ts'

type Tags = Map<number | null, Promise<string | null>>

/** Those of the parts that were asked for since the catalogue last changed. */
const kept = keptOfRevision<Tags>(async () => new Map())

/** What tells whether the sitemap, or a part of it, is the one that somebody has; null for a part that is none. */
export async function sitemapTag(
  site: { store: Store; publicUrl: string },
  part: number | null,
): Promise<string | null> {
  const tags = await kept.read(site.store)
  const tag = tags.get(part) ?? makeTag(site, part)
  tags.set(part, tag)
  // A failure is nothing to keep, nor is what there may be one day.
  tag.then(
    (made) => made === null && tags.delete(part),
    () => tags.delete(part),
  )
  return tag
}

async function makeTag(site: { store: Store; publicUrl: string }, part: number | null) {
  const sitemap = await openSitemap(site, part)
  return sitemap && tagOf(sitemap)
}
