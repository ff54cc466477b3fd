import { Link, type LinkProps, href } from 'react-router'
import { queryCleared } from '#app/listing/search/filter-url.ts'
import type { Filters } from '#app/listing/search/filters.ts'
import { focusResultCount } from './result-count.tsx'

/** Style of the plain links beside the filters. */
export const LISTING_LINK = 'inline-flex min-h-6 items-center py-1 font-medium underline pointer-coarse:min-h-11'

/** A link to the listing with other filters. It keeps the scroll position. @param query '' or '?…' */
export function ListingLink({ query, ...link }: { query: string } & Omit<LinkProps, 'to'>) {
  return <Link to={href('/propiedades') + query} preventScrollReset viewTransition {...link} />
}

/** The link disappears with the filters, so the focus moves to the count. */
export function ClearFilters({ filters, ...link }: { filters: Filters } & Omit<LinkProps, 'to'>) {
  return (
    <ListingLink query={queryCleared(filters)} onClick={focusResultCount} {...link}>
      Limpiar Filtros
    </ListingLink>
  )
}
