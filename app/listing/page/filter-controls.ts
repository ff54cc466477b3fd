import { withThousands } from '#app/figures/typed-figure.ts'
import { hasMunicipalities } from '#app/catalogue/facts/places.ts'
import { FILTER_NAMES, filterOf } from '#app/listing/search/filter-table.ts'
import { filterValues, listingQuery } from '#app/listing/search/filter-url.ts'
import { FILTER_PARAMS, type FilterParam, type Filters, isOffered, parseFilters } from '#app/listing/search/filters.ts'

/** Controls of the listing's form: everything in its URL but the page, which any change returns to 1. */
export type FilterControl = Exclude<FilterParam, 'page'>
/** What each control shows; '' where nothing is chosen. */
export type FilterTexts = Record<FilterControl, string>

const CONTROLS = FILTER_PARAMS.filter((param): param is FilterControl => param !== 'page')
const FIGURES = FILTER_NAMES.map(filterOf).flatMap(({ kind, param }) => (kind === 'bound' ? [param] : []))

/** The controls as the URL fills them; figures with thousands commas. @param unread limits that say no figure */
export function textsOf(filters: Filters, unread?: Partial<FilterTexts> | null): FilterTexts {
  const values = { ...filterValues(filters), sort: filters.sort }
  const entries = CONTROLS.map((control) => {
    const value = values[control] ?? ''
    return [control, FIGURES.includes(control) ? withThousands(value) : value]
  })
  return { ...(Object.fromEntries(entries) as FilterTexts), ...unread }
}

export function offersMunicipalities(values: FilterTexts): boolean {
  return hasMunicipalities(values.state)
}

/** The controls after a choice: with another state its municipality goes, with another type what that has not. */
export function withChoice(values: FilterTexts, field: FilterControl, value: string): FilterTexts {
  const chosen = withText(values, field, value)
  for (const filter of FILTER_NAMES.map(filterOf))
    if (!isOffered(filter, chosen.type)) chosen[filter.param as FilterControl] = ''
  return offersMunicipalities(chosen) ? chosen : { ...chosen, municipality: '' }
}

/** The controls with another text in one of them; another search is not taken literally because this one was. */
export function withText(values: FilterTexts, field: FilterControl, text: string): FilterTexts {
  return { ...values, ...(field === 'search' && { literal: '' }), [field]: text }
}

/** The texts as the controls of the page hold them. @param known those of the controls that are not there (yet) */
export function textsInForm(form: HTMLFormElement, known: FilterTexts): FilterTexts {
  const held = new FormData(form)
  const texts = CONTROLS.map((control) => [
    control,
    form.elements.namedItem(control) ? (held.get(control) ?? '') : known[control],
  ])
  const values = Object.fromEntries(texts) as FilterTexts
  return values.search === known.search ? values : withText(values, 'search', values.search)
}

/** The canonical query string ('' or '?…') that the controls ask for: empty and unreadable values dropped, page 1. */
export function queryFromForm(texts: FilterTexts): string {
  return listingQuery(parseFilters(new URLSearchParams(texts)))
}
