import { MUNICIPALITIES } from '#app/catalogue/facts/places.ts'
import { type Filters, parseFilters } from '#app/listing/search/filters.ts'
import { slugify } from '#app/catalogue/property/slug.ts'
import {
  CATEGORIES,
  CATEGORY_LABELS,
  type Category,
  PROPERTY_TYPES,
  PROPERTY_TYPE_PLURALS,
  type PropertyType,
} from '#app/catalogue/facts/vocabulary.ts'

/** What people look for most, with a page of its own: an operation, of one type or of all, in one municipality or in all. */
export type CommonSearch = { category: Category; type: PropertyType | null; municipality: string | null }

/** '/propiedades/renta/bodega/apodaca', '/propiedades/renta/bodega', '/propiedades/renta'. */
export function commonSearchPath({ category, type, municipality }: CommonSearch): string {
  return ['/propiedades', category, type, type && municipality && slugify(municipality)].filter(Boolean).join('/')
}

/** The search that the words of a path name, in whatever letters they are written; null where one names nothing. */
export function readCommonSearch(words: readonly string[]): CommonSearch | null {
  const [category, type, municipality] = words.map((word) => slugify(word))
  const search = {
    category: CATEGORIES.find((known) => known === category),
    type: type === undefined ? null : PROPERTY_TYPES.find((known) => known === type),
    municipality: municipality === undefined ? null : MUNICIPALITIES.find((name) => slugify(name) === municipality),
  }
  const { category: found, type: ofType, municipality: inside } = search
  return found && ofType !== undefined && inside !== undefined
    ? { category: found, type: ofType, municipality: inside }
    : null
}

/** The page that these filters are another address of; null where they ask for anything else. */
export function commonSearchOf(filters: Filters): CommonSearch | null {
  const { category, type, municipality, page: _page, ...others } = filters
  const untouched = parseFilters(new URLSearchParams())
  const plain = Object.entries(others).every(([name, value]) => value === untouched[name as keyof Filters])
  return plain && category && (type || !municipality) ? { category, type, municipality } : null
}

export function commonSearchFilters(search: CommonSearch, page: number): Filters {
  return { ...parseFilters(new URLSearchParams()), ...search, page }
}

/** 'Bodegas en renta en Apodaca', 'Propiedades en venta'. */
export function commonSearchName({ category, type, municipality }: CommonSearch): string {
  const what = type ? PROPERTY_TYPE_PLURALS[type] : 'Propiedades'
  return `${what} en ${CATEGORY_LABELS[category].toLowerCase()}${municipality ? ` en ${municipality}` : ''}`
}

/** From the widest search to this one. */
export function commonSearchTrail({ category, type, municipality }: CommonSearch): CommonSearch[] {
  const trail: CommonSearch[] = [{ category, type: null, municipality: null }]
  if (type) trail.push({ category, type, municipality: null })
  if (type && municipality) trail.push({ category, type, municipality })
  return trail
}

/** The narrowest page that lists this property. */
export function commonSearchFor(property: CommonSearch): CommonSearch {
  const { category, type, municipality } = property
  const listed = MUNICIPALITIES.some((name) => name === municipality)
  return { category, type, municipality: listed ? municipality : null }
}
