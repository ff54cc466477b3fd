import { Link } from 'react-router'
import { NextSteps } from '#app/listing/landing/next-steps.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import type { Crumb } from '#app/seo/json-ld.ts'
import type { Listing } from './listing-data.ts'
import { ListingColumns, useRequestedFilters } from './listing-columns.tsx'
import { ListingForm } from './listing-form.tsx'
import { ListingHead } from './listing-head.tsx'
import { MarketBlock } from '#app/listing/common-search/market-block.tsx'
import { SearchLinks } from '#app/listing/common-search/search-links.tsx'
import type { SearchLink, SearchView } from '#app/listing/common-search/search-view.ts'

/** The page of a common search: a summary, the listing's search, filters and cards, and links to related searches. */
export function SearchScreen({ view }: { view: SearchView }) {
  const { name, path, summary, crumbs, filters, related, market, place } = view
  const requested = useRequestedFilters(filters)
  const listing: Listing = {
    ...view,
    derived: [],
    searches: [],
    prices: [],
    nearest: null,
    address: { path, noindex: false },
    streets: null,
  }
  return (
    <ListingForm key={path} filters={requested}>
      <ListingHead filters={requested} name={name} lead={summary}>
        <SearchTrail crumbs={crumbs} />
      </ListingHead>
      <ListingColumns
        filters={filters}
        requested={requested}
        listing={listing}
        named
        addressOf={(page) => (page > 1 ? `${path}?page=${page}` : path)}
      />
      <MarketBlock market={market} place={place} />
      <SearchLinks links={related} />
    </ListingForm>
  )
}

/** The breadcrumbs. The last one is the page itself, without a link. */
function SearchTrail({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Ruta" className="-mt-1.5 text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map(({ name, path }, at) => (
          <li key={path} className="flex items-center gap-x-2 max-sm:last:sr-only">
            {at < crumbs.length - 1 ? (
              <Link to={path} className="inline-flex min-h-6 items-center pointer-coarse:min-h-11">
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink-2">
                {name}
              </span>
            )}
            {at < crumbs.length - 1 && (
              <span aria-hidden="true" className={`text-ink-3 ${at === crumbs.length - 2 ? 'max-sm:hidden' : ''}`}>
                ›
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The page of a common search without properties, with links to related searches. Its status is 404. */
export function SearchEmpty({ name, related }: { name: string; related: SearchLink[] }) {
  return (
    <>
      <PageHead title={name} lead="Por ahora no hay ninguna disponible. Mira lo más cercano o todo el catálogo.">
        <NextSteps />
      </PageHead>
      <SearchLinks links={related} />
    </>
  )
}
