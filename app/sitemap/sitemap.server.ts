import { isPageGiven } from '#app/agency/agency.ts'
import { findAgency } from '#app/agency/agency.server.ts'
import { type Catalogue, compareTexts } from '#app/catalogue/catalogue.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { tagOf } from '#app/http/entity-tag.server.ts'
import { shownUrl } from '#app/photos/photo-url.ts'
import { commonSearchPath } from '#app/listing/common-search/common-search.ts'
import { findCommonSearches } from '#app/listing/common-search/common-searches.server.ts'
import { findListedComplexes } from '#app/complexes/find-complex.server.ts'
import { publicKey } from '#app/photos/public-key.server.ts'
import { SITE_PAGES, SITE_PATHS } from '#app/site/site-pages.ts'
import { URLSET_END, URLSET_START, sitemapIndex, urlEntry } from './sitemap-xml.ts'

/** Properties in one sitemap. With their photos it stays far below the limits of 50 MB and 50,000 addresses. */
const PART_SIZE = 10_000
/** Properties whose photos are read in one query. */
const BATCH = 500

type Site = { store: Store; publicUrl: string; partSize?: number }

/**
 * The sitemap as chunks of XML. A catalogue that fits one part is a single sitemap. A larger one is an index of parts; part
 * 0 has the pages that are no property.
 * @param part null for `/sitemap.xml` itself
 * @returns null for a part that does not exist
 */
export async function openSitemap(
  { store, publicUrl, partSize = PART_SIZE }: Site,
  part: number | null,
): Promise<AsyncIterable<string> | null> {
  const parts = Math.ceil((await currentCatalogue(store)).offered.length / partSize)
  if (part === null && parts > 1) {
    const addresses = Array.from({ length: parts + 1 }, (_, at) => `${publicUrl}/sitemap.xml?part=${at}`)
    return chunksOf([sitemapIndex(addresses)])
  }
  if (part !== null && (parts <= 1 || part > parts)) return null
  return urlset({ store, publicUrl, partSize }, part)
}

async function* chunksOf(chunks: string[]) {
  yield* chunks
}

async function* urlset({ store, publicUrl, partSize }: Required<Site>, part: number | null) {
  yield URLSET_START
  if (part === null || part === 0) yield* pages(store, publicUrl)
  if (part !== 0) yield* properties({ store, publicUrl, partSize }, (part ?? 1) - 1)
  yield URLSET_END
}

/** Lists have no date, because they change with every property that is added or removed. */
async function* pages(store: Store, publicUrl: string) {
  const { pages: given } = await findAgency(store)
  const paths = [
    '/',
    '/propiedades',
    '/contacto',
    ...SITE_PATHS.filter((path) => SITE_PAGES[path].inSitemap && isPageGiven(path, given)),
    ...findCommonSearches(await currentCatalogue(store)).map(commonSearchPath),
    ...(await findListedComplexes(store)).map((slug) => `/conjunto/${slug}`),
  ]
  yield paths.map((path) => urlEntry({ address: publicUrl + path, changed: null, images: [] })).join('')
}

async function* properties({ store, publicUrl, partSize }: Required<Site>, part: number) {
  const { offered } = await currentCatalogue(store)
  const rows = offered
    .toSorted((one, other) => compareTexts(one.id, other.id))
    .slice(part * partSize, (part + 1) * partSize)
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH)
    const photos = await photosOf(store, batch)
    yield batch
      .map(({ id, slug, createdAt, updatedAt }) =>
        urlEntry({
          address: `${publicUrl}/propiedad/${slug}`,
          changed: updatedAt ?? createdAt,
          images: (photos.get(id) ?? []).map((key) => publicUrl + shownUrl(key)),
        }),
      )
      .join('')
  }
}

async function photosOf({ db }: Store, batch: readonly { id: string }[]): Promise<Map<string, string[]>> {
  const photos = await db
    .selectFrom('propertyPhotos')
    .innerJoin('photos', 'photos.id', 'propertyPhotos.photoId')
    .where(
      'propertyPhotos.propertyId',
      'in',
      batch.map(({ id }) => id),
    )
    .orderBy('propertyPhotos.propertyId')
    .orderBy('position')
    .select('propertyPhotos.propertyId')
    .select(publicKey().as('key'))
    .execute()
  const keys = new Map<string, string[]>()
  for (const { propertyId, key } of photos) keys.set(propertyId, [...(keys.get(propertyId) ?? []), key])
  return keys
}

/** Cache of tags per snapshot of the catalogue; the key is the part with the agency's own pages. */
const cachedTags = new WeakMap<Catalogue, Map<string, Promise<string | null>>>()

/** The entity tag of the sitemap or of a part; null for a part that does not exist. */
export async function sitemapTag(
  site: { store: Store; publicUrl: string },
  part: number | null,
): Promise<string | null> {
  const catalogue = await currentCatalogue(site.store)
  const tags = cachedTags.get(catalogue) ?? new Map<string, Promise<string | null>>()
  cachedTags.set(catalogue, tags)
  const key = [part, ...(await findAgency(site.store)).pages].join(' ')
  const tag = tags.get(key) ?? makeTag(site, part)
  tags.set(key, tag)
  // Failures and missing parts are not cached.
  tag.then(
    (made) => made === null && tags.delete(key),
    () => tags.delete(key),
  )
  return tag
}

async function makeTag(site: { store: Store; publicUrl: string }, part: number | null) {
  const sitemap = await openSitemap(site, part)
  return sitemap && tagOf(sitemap)
}
