import { Link, type LinkProps, href } from 'react-router'
import { queryCleared } from '#app/listing/search/filter-url.ts'
import type { Filters } from '#app/listing/search/filters.ts'
import { focusResultCount } from './result-count.tsx'

/** A quiet link beside the filters. */
export const TEXT_LINK = 'inline-flex min-h-6 items-center py-1 font-medium underline pointer-coarse:min-h-11'

/** A link to the listing with other filters, which leaves the page where it stands. @param query '' or '?…' */
export function ListingLink({ query, ...link }: { query: string } & Omit<LinkProps, 'to'>) {
  return <Link to={href('/propiedades') + query} preventScrollReset {...link} />
}

/** It goes away with the filters, so the focus goes on to the count. */
export function ClearFilters({ filters, ...link }: { filters: Filters } & Omit<LinkProps, 'to'>) {
  return (
    <ListingLink query={queryCleared(filters)} onClick={focusResultCount} {...link}>
      Limpiar Filtros
    </ListingLink>
  )
}
