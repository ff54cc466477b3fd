import type { Filters } from '#app/listing/search/filters.ts'
import { everyFilter } from '#app/listing/search/derived-filters.ts'

/** The WhatsApp text that asks the firm to look for what the catalogue has not. */
export function wantedMessage(filters: Filters): string {
  const wanted = everyFilter(filters).map(({ label }) => label)
  return ['Hola, no encontré en su página lo que busco. ¿Me ayudan a encontrarlo?', ...wanted].join('\n')
}
