import { compareTexts } from '#app/catalogue/catalogue.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { photoUrl } from '#app/photos/photo-url.ts'
import { commonSearchPath } from '#app/listing/common-search/common-search.ts'
import { findCommonSearches } from '#app/listing/common-search/common-searches.server.ts'
import { findListedComplexes } from '#app/complexes/find-complex.server.ts'
import { publicKey } from '#app/photos/public-key.server.ts'
import { SITE_PAGES, SITE_PATHS } from '#app/site/site-pages.ts'
import { URLSET_END, URLSET_START, sitemapIndex, urlEntry } from './sitemap-xml.ts'

/** Properties in one sitemap: with their photos far below the 50 MB and 50,000 addresses that one may have. */
const PART_SIZE = 10_000
/** Properties whose photos are read at once. */
const BATCH = 500

/** The pages that every catalogue has. */
const FIXED_PAGES = ['/', '/propiedades', '/contacto', ...SITE_PATHS.filter((path) => SITE_PAGES[path].inSitemap)]

type Site = { store: Store; publicUrl: string; partSize?: number }

/**
 * The sitemap as pieces of XML. A catalogue of one part is told whole; a larger one by an index of its parts, number 0
 * being the pages that are no property.
 * @param part null for `/sitemap.xml` itself
 * @returns null for a part that is none
 */
export async function openSitemap(
  { store, publicUrl, partSize = PART_SIZE }: Site,
  part: number | null,
): Promise<AsyncIterable<string> | null> {
  const parts = Math.ceil((await currentCatalogue(store)).offered.length / partSize)
  if (part === null && parts > 1) {
    const addresses = Array.from({ length: parts + 1 }, (_, at) => `${publicUrl}/sitemap.xml?part=${at}`)
    return piecesOf([sitemapIndex(addresses)])
  }
  if (part !== null && (parts <= 1 || part > parts)) return null
  return urlset({ store, publicUrl, partSize }, part)
}

async function* piecesOf(pieces: string[]) {
  yield* pieces
}

async function* urlset({ store, publicUrl, partSize }: Required<Site>, part: number | null) {
  yield URLSET_START
  if (part === null || part === 0) yield* pages(store, publicUrl)
  if (part !== 0) yield* properties({ store, publicUrl, partSize }, (part ?? 1) - 1)
  yield URLSET_END
}

/** Lists change with every property that comes or goes, which no date of theirs would tell truly: they have none. */
async function* pages(store: Store, publicUrl: string) {
  const paths = [
    ...FIXED_PAGES,
    ...(await findCommonSearches(store)).map(commonSearchPath),
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
          images: (photos.get(id) ?? []).map((key) => publicUrl + photoUrl(key)),
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
