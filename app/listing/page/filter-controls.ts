import { withThousands } from '#app/figures/typed-figure.ts'
import { forTypes } from '#app/listing/search/filter.ts'
import { FILTER_NAMES, filterOf } from '#app/listing/search/filter-table.ts'
import { filterValues, listingQuery } from '#app/listing/search/filter-url.ts'
import {
  FILTER_PARAMS,
  type FilterParam,
  type Filters,
  BETWEEN_VALUES,
  appliesToTypes,
  parseFilters,
} from '#app/listing/search/filters.ts'

/** Controls of the listing's form: every URL parameter except the page, which goes back to 1 with any change. */
export type FilterControl = Exclude<FilterParam, 'page'>
/** The text of each control, several values with a comma between them; '' where nothing is chosen. */
export type FilterTexts = Record<FilterControl, string>

const CONTROLS = FILTER_PARAMS.filter((param): param is FilterControl => param !== 'page')
const FIGURES = FILTER_NAMES.map(filterOf).flatMap(({ kind, param }) => (kind === 'bound' ? [param] : []))

/** The controls' texts for a URL; figures with thousands commas. @param unread limits of the URL that can't be read */
export function textsOf(filters: Filters, unread?: Partial<FilterTexts> | null): FilterTexts {
  const values = filterValues(filters)
  const entries = CONTROLS.map((control) => {
    const value = values[control] ?? ''
    return [control, FIGURES.includes(control) ? withThousands(value) : value]
  })
  return { ...(Object.fromEntries(entries) as FilterTexts), ...unread }
}

/** The several values of a text. */
export function valuesInText(text: string): string[] {
  return text.split(BETWEEN_VALUES).filter(Boolean)
}

/** The text with one more value, or without it. */
export function toggledText(text: string, value: string, isChosen: boolean): string {
  const others = valuesInText(text).filter((other) => other !== value)
  return [...others, ...(isChosen ? [value] : [])].join(BETWEEN_VALUES)
}

/** The texts after a choice. Clears filters and options that another type doesn't have. The server ignores municipalities of another state. */
export function withChoice(values: FilterTexts, field: FilterControl, value: string): FilterTexts {
  const chosen = withText(values, field, value)
  const types = valuesInText(chosen.type)
  for (const filter of FILTER_NAMES.map((name) => forTypes(filterOf(name), types))) {
    const param = filter.param as FilterControl
    const isOption = filter.kind !== 'choice' || !filter.byType || filter.options.includes(chosen[param])
    if (!appliesToTypes(filter, types) || !isOption) chosen[param] = ''
  }
  return chosen
}

/** The texts after a change of one. Another search loses `literal`, which applied to the previous one. */
export function withText(values: FilterTexts, field: FilterControl, text: string): FilterTexts {
  return { ...values, ...(field === 'search' && { literal: '' }), [field]: text }
}

/** The texts in the page's controls. @param current used for controls that are not in the page (yet) */
export function textsInForm(form: HTMLFormElement, current: FilterTexts): FilterTexts {
  const data = new FormData(form)
  const texts = CONTROLS.map((control) => [
    control,
    form.elements.namedItem(control) ? data.getAll(control).filter(Boolean).join(BETWEEN_VALUES) : current[control],
  ])
  const values = Object.fromEntries(texts) as FilterTexts
  return values.search === current.search ? values : withText(values, 'search', values.search)
}

/** The canonical query string ('' or '?…') of the controls, without empty and unreadable values; page 1. */
export function queryFromForm(texts: FilterTexts): string {
  return listingQuery(parseFilters(new URLSearchParams(texts)))
}

export const RANGE_REVERSED = 'El mínimo es mayor que el máximo.'

/** Whether the start of a typed range is greater than its end. */
export function isReversed([least = '', most = '']: readonly string[]): boolean {
  const [from, to] = [least, most].map((text) => Number.parseFloat(text.replaceAll(/[\s,$]/g, '')))
  return from !== undefined && to !== undefined && from > to
}
