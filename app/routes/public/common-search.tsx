import { data, redirect } from 'react-router'
import { findAgency, findSection } from '#app/agency/agency.server.ts'
import { agencyTitle } from '#app/agency/agency-title.ts'
import { dayIn } from '#app/calendar/calendar-day.ts'
import { agencyId, breadcrumbNode, jsonLd, namedSite } from '#app/seo/json-ld.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { NotFoundScreen } from '#app/listing/landing/not-found-screen.tsx'
import { findLatest } from '#app/property/page/properties.server.ts'
import { countLowered } from '#app/editing/versions/lowered-prices.server.ts'
import { commonSearchPath, readCommonSearch } from '#app/listing/common-search/common-search.ts'
import { findSearchView } from '#app/listing/common-search/common-searches.server.ts'
import { MARKET_DAYS, offersOf } from '#app/listing/common-search/market-figures.ts'
import { marketNode } from '#app/listing/common-search/market-node.ts'
import { SearchEmpty, SearchScreen } from '#app/listing/page/search-screen.tsx'
import { parseFilters } from '#app/listing/search/filters.ts'
import type { Route } from './+types/common-search.ts'
import { meta as notFoundMeta } from './not-found.tsx'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { category, type, municipality, zone } = params
  const words = [category, type, municipality, zone].filter((word) => word !== undefined)
  const { store, publicUrl, now } = context.get(partsContext)
  const catalogue = await currentCatalogue(store)
  const search = readCommonSearch(words, catalogue.places)
  if (!search) return data({ unknown: await findLatest(store) }, { status: 404 })
  const path = commonSearchPath(search)
  if (path !== `/propiedades/${words.join('/')}`) throw redirect(path + url.search, 301)
  const { priceDrops } = await findSection(store, 'datos')
  const period = { today: dayIn(catalogue.timeZone, now()), timeZone: catalogue.timeZone, days: MARKET_DAYS }
  const lowered = priceDrops ? await countLowered(store.db, offersOf(catalogue, search), period) : 0
  const from = { catalogue, publicUrl, now: now(), lowered }
  const found = findSearchView(from, search, parseFilters(url.searchParams).page)
  if (!found.view) return data({ ...found, view: null, page: null }, { status: 404 })
  const number = found.view.page
  const figures = found.view.market && {
    node: marketNode(found.view.market, { url: publicUrl + path, publisher: agencyId(publicUrl) }),
    site: namedSite(publicUrl, await findAgency(store)),
  }
  const address = number > 1 ? `${path}?page=${number}` : path
  const page = {
    title: number > 1 ? `${found.name} · Página ${number}` : found.name,
    description: number > 1 ? `Página ${number}. ${found.view.summary}` : found.view.summary,
    path: address,
    structuredData: jsonLd([
      breadcrumbNode(publicUrl, `${publicUrl}${address}#ruta`, found.view.crumbs),
      ...(figures ? [...figures.site, figures.node] : []),
    ]),
  }
  return { ...found, page }
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData || 'unknown' in loaderData) return notFoundMeta({ matches })
  const { name, page } = loaderData
  if (!page) return [{ title: agencyTitle({ matches }, name) }, { name: 'robots', content: 'noindex' }]
  return pageMeta({ matches }, page)
}

export default function CommonSearch({ loaderData }: Route.ComponentProps) {
  if ('unknown' in loaderData) return <NotFoundScreen latest={loaderData.unknown} />
  const { name, related, view } = loaderData
  return view ? <SearchScreen view={view} /> : <SearchEmpty name={name} related={related} />
}
