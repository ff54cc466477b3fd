import { formatCount } from '#app/figures/measure.ts'
import { eitherOf } from '#app/listing/search/filter-url.ts'
import type { Filters } from '#app/listing/search/filters.ts'
import { CATEGORY_LABELS, PROPERTY_TYPE_PLURALS } from '#app/catalogue/facts/vocabulary.ts'

/** The spec's heading of the unfiltered list. */
export const EVERYTHING = 'Propiedades'

/** Of more names the rest is only counted. */
const MOST_NAMES = 3

/**
 * 'Bodegas en renta en Apodaca', 'Bodegas o terrenos en Apodaca o García'. Without a place it names the home states of the
 * agency: 'Propiedades en Nuevo León'.
 */
export function listingName(filters: Filters, home: string): string {
  const place = municipalitiesIn(filters) ?? filters.state ?? home
  return place ? `${whatIsListed(filters)} en ${place}` : whatIsListed(filters)
}

function whatIsListed({ type, category }: Filters): string {
  const [first, ...others] = type.map((each) => PROPERTY_TYPE_PLURALS[each])
  const what = first ? shortEitherOf([first, ...others.map((name) => name.toLowerCase())], 'tipos') : EVERYTHING
  return category ? `${what} en ${CATEGORY_LABELS[category].toLowerCase()}` : what
}

function municipalitiesIn({ municipality }: Filters): string | null {
  return municipality.length > 0 ? shortEitherOf(municipality, 'municipios') : null
}

/** 'Apodaca, García o 49 municipios más'. */
function shortEitherOf(names: readonly string[], plural: string): string {
  if (names.length <= MOST_NAMES) return eitherOf(names)
  const shown = names.slice(0, MOST_NAMES - 1)
  return eitherOf([...shown, `${formatCount(names.length - shown.length)} ${plural} más`])
}

/** The heading of the list. It names a place only if one was chosen, because the list has other states too. */
export function listingHeading(filters: Filters): string {
  return listingName(filters, '')
}

/** Title of the page, without the agency's name. */
export function listingTitle(filters: Filters, home: string): string {
  const text = [filters.search, filters.location].filter(Boolean).join(', ')
  const parts = [text && `«${text}»`, listingName(filters, home), filters.page > 1 && `Página ${filters.page}`]
  return parts.filter(Boolean).join(' · ')
}

export function listingDescription(filters: Filters, { agency, home }: { agency: string; home: string }): string {
  const page = filters.page > 1 ? ` Página ${filters.page}.` : ''
  return `${listingName(filters, home)}: precio, superficie, fotos y ubicación de cada inmueble disponible.${page} Cotiza por WhatsApp con un asesor de ${agency}.`
}
