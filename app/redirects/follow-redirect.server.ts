import { href } from 'react-router'
import { UNKNOWN } from '#app/catalogue/facts/fact-columns.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { revealsHiddenPlace } from '#app/catalogue/place/revealed-place.ts'
import type { Store } from '#app/db/store.server.ts'
import { PROPERTY_VERSION_JSON } from '#app/editing/changes/property-json.ts'
import { commonSearchFilters, commonSearchFor } from '#app/listing/common-search/common-search.ts'
import { listingQuery } from '#app/listing/search/filter-url.ts'
import { findNewestVersion } from '#app/records/find-versions.server.ts'
import { NOTICE_PARAM } from '#app/site/notice-param.ts'
import { noticePath } from '#app/site/notice-path.ts'
import { readJsonOr } from '#app/text/stored-json.ts'
import { slugify } from '#app/text/slugify.ts'
import { isWildcard, lastPart, requestedSources } from './old-address.ts'
import { BY_SLUG, safePath } from './read-redirect.server.ts'
import { GONE_NOTICE } from './shown-redirects.ts'
import { isLive, sitePageAt } from './site-page.server.ts'

/** 301 for an answer that stays, 302 for one that may be another tomorrow. */
export type Led = { path: string; status: 301 | 302 }

/** Addresses of the panel below which another site may have had its own: '/property/nave-en-apodaca'. */
const ALWAYS: Row = { source: '/property/*', propertyId: null, target: BY_SLUG }

type Row = { source: string; propertyId: string | null; target: string | null }

/** Where an address leads that is no page of this site; null if it leads nowhere. It makes one query for an unknown address. */
export async function followOldAddress(store: Store, url: URL): Promise<Led | null> {
  // No stored address has a null character, and PostgreSQL rejects a query with one.
  const sources = requestedSources(url).filter((source) => !source.includes('\0'))
  if (sources.length === 0) return null
  const rows: Row[] = await store.db
    .selectFrom('redirects')
    .where('source', 'in', sources)
    .select(['source', 'propertyId', 'target'])
    .execute()
  for (const source of sources)
    for (const row of [...rows, ALWAYS].filter((each) => each.source === source)) {
      const led = await ledBy(store, row, url)
      if (led) return led
    }
  return null
}

async function ledBy(store: Store, { source, propertyId, target }: Row, url: URL): Promise<Led | null> {
  if (propertyId !== null) return toProperty(store, propertyId, isWildcard(source) ? '' : source)
  if (target === BY_SLUG) return toSlug(store, slugify(lastPart(url.pathname)))
  const path = safePath(target ?? '')
  if (path === null || !(await answers(store, path))) return null
  const { searchParams } = new URL(path, url)
  return { path, status: searchParams.has(NOTICE_PARAM) ? 302 : 301 }
}

/** Whether the target is still a page: a redirect to a page that is gone could lead back to it. */
async function answers(store: Store, path: string): Promise<boolean> {
  const page = sitePageAt(path.split('?', 1)[0] ?? '')
  if (!page) return false
  const slug = slugify(page.params['complexSlug'] ?? '')
  const complex = await store.db.selectFrom('complexes').where('slug', '=', slug).select('id').executeTakeFirst()
  const { places } = await currentCatalogue(store)
  return isLive(page, { isPropertySlug: () => false, isComplexSlug: () => complex !== undefined, places })
}

/** The property with a slug, or with a former one. One that reveals a hidden place leads nowhere (decision 35). */
async function toSlug(store: Store, slug: string): Promise<Led | null> {
  if (slug === '') return null
  const { db } = store
  const living = await db.selectFrom('properties').where('slug', '=', slug).select('id').executeTakeFirst()
  if (living) return toProperty(store, living.id, '')
  const retired = await db.selectFrom('retiredSlugs').where('slug', '=', slug).select('propertyId').executeTakeFirst()
  if (!retired) return null
  if (retired.propertyId === null) return { path: noticePath(href('/propiedades'), GONE_NOTICE), status: 302 }
  const [row, led] = [await findPlace(store, retired.propertyId), await toProperty(store, retired.propertyId, '')]
  return row && revealsHiddenPlace(slug, row) ? null : led
}

/**
 * The page of a property that is offered; else the list of the same type, operation and municipality.
 * @param source the old address, which may say what the property hides: then its page is not named
 */
async function toProperty(store: Store, id: string, source: string): Promise<Led> {
  const row = await findPlace(store, id)
  if (row?.status === 'disponible' && !revealsHiddenPlace(source.replaceAll('/', ' '), row))
    return { path: href('/propiedad/:propertySlug', { propertySlug: row.slug }), status: 301 }
  const facts = row ?? (await findLastFacts(store, id))
  if (!facts) return { path: noticePath(href('/propiedades'), GONE_NOTICE), status: 302 }
  const { places } = await currentCatalogue(store)
  const search = commonSearchFor(facts, places)
  const query = listingQuery(commonSearchFilters(search, 1))
  return { path: noticePath(href('/propiedades') + query, GONE_NOTICE), status: 302 }
}

/** What the last version of a deleted property says; null once that is gone too. */
async function findLastFacts({ db }: Store, id: string) {
  const version = await findNewestVersion(db, 'property', id)
  const stored = version && readJsonOr(PROPERTY_VERSION_JSON, version.content, null)
  return stored && { ...UNKNOWN, ...stored.facts }
}

function findPlace({ db }: Store, id: string) {
  return db
    .selectFrom('properties')
    .leftJoin('complexes', 'complexes.id', 'properties.complexId')
    .where('properties.id', '=', id)
    .select(['properties.slug', 'status', 'type', 'category', 'properties.municipality', 'properties.state'])
    .select(['properties.precision', 'properties.address', 'properties.googleMapsLink'])
    .select(['properties.plaza', 'properties.industrialPark', 'complexes.name as complexName'])
    .executeTakeFirst()
}
