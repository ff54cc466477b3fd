import { type ChangeEvent, memo, useEffect, useEffectEvent } from 'react'
import type { Filter } from '#app/listing/search/filter.ts'
import { FILTER_NAMES, type FilterName, filterOf } from '#app/listing/search/filter-table.ts'
import { isSeveral } from '#app/listing/search/filters.ts'
import { type Facets, isFacet } from '#app/listing/search/facets.ts'
import { LONGEST_LIMIT, unreadableLimitMessage } from '#app/listing/search/unreadable-limits.ts'
import { buttonClass } from '#app/ui/button.ts'
import { groupThousands } from '#app/ui/form/typed-caret.ts'
import { MoreFilters } from './more-filters.tsx'
import { type FilterControl, RANGE_REVERSED, isReversed, valuesInText } from './filter-controls.ts'
import {
  FILTER_INPUT,
  FilterFault,
  FilterGroup,
  NO_LABELS,
  PillsFilter,
  SelectFilter,
  WordsFilter,
  faultAttributes,
} from './filter-field.tsx'
import { SeveralChecks, SeveralPills } from './several-filter.tsx'
import { LISTING_FORM, useFilterTexts, useListingForm } from './listing-form.tsx'

const APPLY = buttonClass()
const APPLY_UNSCRIPTED = buttonClass({ className: 'not-noscript:hidden' })

const FILTERS_OF_EVERY_TYPE = FILTER_NAMES.filter((name) => !filterOf(name).types && !filterOf(name).rare)

/** The filters of the listing (spec, section 2), for the column or the sheet. A page has one copy at a time. */
export function FilterFields({ facets }: { facets: Facets | null }) {
  const { live, sheetOpen, readControls } = useListingForm()
  const onLoad = useEffectEvent(readControls)
  useEffect(() => onLoad(), [])
  return (
    <div className="filter-fields grid gap-[1.1rem] lg:pointer-fine:gap-[.7rem]">
      {FILTERS_OF_EVERY_TYPE.map((name) => (
        <FilterField key={name} name={name} facets={facets} />
      ))}
      <MoreFilters facets={facets} />
      <button type="submit" form={LISTING_FORM} className={live || sheetOpen ? APPLY_UNSCRIPTED : APPLY}>
        Aplicar
      </button>
    </div>
  )
}

function FilterField({ name, facets }: { name: FilterName; facets: Facets | null }) {
  const texts = useFilterTexts()
  const filter = filterOf(name)
  const param = filter.param as FilterControl
  const field = { field: param, label: filter.label, value: texts[param] }
  if (filter.kind === 'words')
    return filter.placeholder === undefined ? null : <WordsFilter {...field} placeholder={filter.placeholder} />
  if (filter.kind === 'bound') {
    const { range = '' } = filter
    const bounds = boundsOf(range)
    // The whole range is painted in the place of its first bound.
    return bounds[0] === filter ? <FigureRange label={range} bounds={bounds} /> : null
  }
  if (filter.kind === 'day') return null
  const { labels = NO_LABELS, all } = filter
  const counts = (isFacet(name) && facets?.[name]) || null
  const options = filter.isOpen ? foundOptions(counts, texts[param]) : optionsOf(filter, facets?.homeStates)
  if (filter.isOpen && counts && options.length === 0) return null
  const choice = { ...field, all, options, labels, counts }
  if (isSeveral(filter))
    return filter.control === 'pills' ? <SeveralPills {...choice} /> : <SeveralChecks {...choice} />
  return filter.control === 'pills' ? <PillsFilter {...choice} /> : <SelectFilter {...choice} />
}

/** The options of a filter. Those of the state begin with the agency's own ones. */
function optionsOf(
  { param, options }: { param: string; options: readonly string[] },
  ownStates: readonly string[] = [],
) {
  return param === 'state' ? [...new Set([...ownStates, ...options])] : options
}

/** The options that the results have, and the chosen ones. */
function foundOptions(counts: Readonly<Record<string, number>> | null, text: string): readonly string[] {
  const found = Object.keys(counts ?? {})
  return [...valuesInText(text).filter((value) => !found.includes(value)), ...found]
}

function boundsOf(range: string): Filter[] {
  return FILTER_NAMES.map(filterOf).filter((filter) => filter.kind === 'bound' && filter.range === range)
}

/** 'Desde' and 'Hasta' of a price or an area. */
function FigureRange({ label, bounds }: { label: string; bounds: readonly Filter[] }) {
  const texts = useFilterTexts()
  const fields = bounds.map((filter) => {
    const field = filter.param as FilterControl
    return { field, label: filter.label, value: texts[field], unread: unreadableLimitMessage(filter, texts[field]) }
  })
  const unread = fields.map((field) => field.unread).find((sentence) => sentence !== null) ?? null
  const isRangeReversed = unread === null && isReversed(fields.map(({ value }) => value))
  const id = `filtro-${fields[0]?.field}-falla`
  return (
    <FilterGroup legend={label}>
      <div className="grid grid-cols-2 gap-2">
        {fields.map(({ field, label: name, value, unread: sentence }) => (
          <FigureInput
            key={field}
            field={field}
            label={name}
            value={value}
            fault={isRangeReversed || sentence !== null ? id : null}
          />
        ))}
      </div>
      <FilterFault id={id}>{isRangeReversed ? RANGE_REVERSED : unread}</FilterFault>
    </FilterGroup>
  )
}

type InputProps = { field: FilterControl; label: string; value: string; fault: string | null }

const FigureInput = memo(function FigureInput({ field, label, value, fault }: InputProps) {
  const { type } = useListingForm()

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    groupThousands(event)
    type(field, event.target.value)
  }

  return (
    <input
      {...faultAttributes(fault)}
      form={LISTING_FORM}
      name={field}
      inputMode="decimal"
      maxLength={LONGEST_LIMIT}
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={onChange}
      className={`num ${FILTER_INPUT}`}
    />
  )
})
