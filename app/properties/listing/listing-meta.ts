import type { Filters } from '#app/properties/search/filters.ts'
import { HOME_STATE } from '#app/properties/places.ts'
import { CATEGORY_LABELS, PROPERTY_TYPE_PLURALS } from '#app/properties/vocabulary.ts'

/** 'Bodegas en renta en Apodaca', 'Propiedades en Nuevo León'. */
export function listingName({ type, category, municipality, state }: Filters): string {
  const what = type ? PROPERTY_TYPE_PLURALS[type] : 'Propiedades'
  const deal = category ? ` en ${CATEGORY_LABELS[category].toLowerCase()}` : ''
  return `${what}${deal} en ${municipality ?? state ?? HOME_STATE}`
}

/** The spec's heading of the unfiltered list. */
export const EVERYTHING = 'Propiedades'

/** Over the list: what kinds of property it has and where; what was typed stands in the search. */
export function listingHeading(filters: Filters): string {
  const { type, category, municipality, state } = filters
  return type || category || municipality || state ? listingName(filters) : EVERYTHING
}

/** Without the firm's name. */
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
