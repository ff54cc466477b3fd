import { filterValues, listingQuery } from '#app/properties/search/filter-url.ts'
import { FILTER_PARAMS, type FilterParam, type Filters, parseFilters } from '#app/properties/search/filters.ts'
import { withThousands } from '#app/figures/typed-figure.ts'

/** Fields of the listing's form: everything in its URL but the page, which any change returns to 1. */
export type FormField = Exclude<FilterParam, 'page'>
/** What each field shows; '' where nothing is chosen. */
export type FormValues = Record<FormField, string>

const FORM_FIELDS = FILTER_PARAMS.filter((param): param is FormField => param !== 'page')
const FIGURES: readonly FormField[] = ['minPrice', 'maxPrice', 'minArea', 'maxArea']

/** The fields as the URL fills them; figures with thousands commas. */
export function formValues(filters: Filters): FormValues {
  const values = { ...filterValues(filters), sort: filters.sort }
  const entries = FORM_FIELDS.map((field) => {
    const value = values[field] ?? ''
    return [field, FIGURES.includes(field) ? withThousands(value) : value]
  })
  return Object.fromEntries(entries) as FormValues
}

/** The fields as their controls stand. */
export function valuesInForm(form: FormData): FormValues {
  return Object.fromEntries(FORM_FIELDS.map((field) => [field, String(form.get(field) ?? '')])) as FormValues
}

/** The canonical query string ('' or '?…') that the fields ask for: empty and unreadable values dropped, page 1. */
export function queryFromForm(values: FormValues): string {
  return listingQuery(parseFilters(new URLSearchParams(values)))
}
