import type { Filters } from '#app/listing/search/filters.ts'
import { HOME_STATE } from '#app/catalogue/facts/places.ts'
import { CATEGORY_LABELS, PROPERTY_TYPE_PLURALS } from '#app/catalogue/facts/vocabulary.ts'

/** The spec's heading of the unfiltered list. */
export const EVERYTHING = 'Propiedades'

/** 'Bodegas en renta en Apodaca'. Without a place it names the agency's state: 'Propiedades en Nuevo León'. */
export function listingName(filters: Filters): string {
  return `${whatIsListed(filters)} en ${filters.municipality ?? filters.state ?? HOME_STATE}`
}

function whatIsListed({ type, category }: Filters): string {
  const what = type ? PROPERTY_TYPE_PLURALS[type] : EVERYTHING
  return category ? `${what} en ${CATEGORY_LABELS[category].toLowerCase()}` : what
}

/** The heading of the list. It names a place only if one was chosen, because the list has other states too. */
export function listingHeading(filters: Filters): string {
  return filters.municipality || filters.state ? listingName(filters) : whatIsListed(filters)
}

/** Title of the page, without the firm's name. */
export function listingTitle(filters: Filters): string {
  const text = [filters.search, filters.location].filter(Boolean).join(', ')
  const parts = [text && `«${text}»`, listingName(filters), filters.page > 1 && `Página ${filters.page}`]
  return parts.filter(Boolean).join(' · ')
}

/** @param firm its name */
export function listingDescription(filters: Filters, firm: string): string {
  const page = filters.page > 1 ? ` Página ${filters.page}.` : ''
  return `${listingName(filters)}: precio, superficie, fotos y ubicación de cada inmueble disponible.${page} Cotiza por WhatsApp con un asesor de ${firm}.`
}
