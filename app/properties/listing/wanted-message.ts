import { appliedFilters } from '#app/properties/search/filter-url.ts'
import type { Filters } from '#app/properties/search/filters.ts'

/** The WhatsApp text that asks the firm to look for what the catalogue has not. */
export function wantedMessage(filters: Filters): string {
  const wanted = appliedFilters(filters).map(({ label }) => label)
  return ['Hola, no encontré en su página lo que busco. ¿Me ayudan a encontrarlo?', ...wanted].join('\n')
}
