import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { tagOf } from '#app/http/entity-tag.server.ts'
import { openSitemap } from './sitemap.server.ts'

/** Per snapshot, the tags of the parts that were requested. */
const tagsOf = new WeakMap<Catalogue, Map<number | null, Promise<string | null>>>()

/** What tells whether the sitemap, or a part of it, is the one that somebody has; null for a part that is none. */
export async function sitemapTag(
  site: { store: Store; publicUrl: string },
  part: number | null,
): Promise<string | null> {
  const catalogue = await currentCatalogue(site.store)
  const tags = tagsOf.get(catalogue) ?? new Map<number | null, Promise<string | null>>()
  tagsOf.set(catalogue, tags)
  const tag = tags.get(part) ?? makeTag(site, part)
  tags.set(part, tag)
  // Neither a failure nor a part that does not exist yet is cached.
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
