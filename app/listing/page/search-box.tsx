import { type SyntheticEvent, useRef } from 'react'
import { href } from 'react-router'
import { LONGEST_SEARCH } from '#app/forms/typed-search.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { queryWithout } from '#app/listing/search/filter-url.ts'
import type { Filters } from '#app/listing/search/filters.ts'
import { LISTING_FORM, useFilterTexts, useListingForm } from './listing-form.tsx'

const INPUT =
  'listing-input min-h-(--control) w-full rounded-sm border border-line-strong bg-surface py-[.55rem] text-base placeholder:text-placeholder hover:border-ink-2 focus-visible:border-focus focus-visible:shadow-none focus-visible:outline-offset-0'
const AT_END = 'absolute top-1/2 right-2 -translate-y-1/2'
const SUBMIT = buttonClass()

/** The search of the listing: a GET form that also owns the filters, so that everything works without JavaScript. */
export function SearchBox({ filters }: { filters: Filters }) {
  const { type, choose, submit } = useListingForm()
  const { search } = useFilterTexts()
  const input = useRef<HTMLInputElement>(null)

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    submit()
    // On a touch screen the keyboard would hide the results.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur()
  }

  function clear(event: SyntheticEvent) {
    event.preventDefault()
    choose('search', '')
    input.current?.focus()
  }

  return (
    <search>
      <form
        id={LISTING_FORM}
        method="get"
        action={href('/propiedades')}
        onSubmit={onSubmit}
        autoComplete="off"
        className="flex gap-2"
      >
        <div className="relative min-w-0 flex-1">
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-[.9rem] -translate-y-1/2 text-ink-3"
          />
          <input
            ref={input}
            type="search"
            name="search"
            enterKeyHint="search"
            maxLength={LONGEST_SEARCH}
            aria-label="Buscar propiedades"
            aria-keyshortcuts="/"
            placeholder="Zona, municipio o ID"
            value={search}
            onChange={(event) => type('search', event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && search && clear(event)}
            className={INPUT}
          />
          {search ? (
            <a
              href={href('/propiedades') + queryWithout(filters, 'search')}
              onClick={clear}
              aria-label="Borrar búsqueda"
              className={`${AT_END} grid size-9 place-items-center rounded-full text-ink pointer-coarse:size-11`}
            >
              <span className="grid size-7 place-items-center rounded-full bg-sunken">
                <Icon name="close" />
              </span>
            </a>
          ) : (
            <kbd
              aria-hidden="true"
              className={`${AT_END} rounded-xs border border-line bg-canvas-2 px-[.45rem] py-1 font-sans text-2xs leading-none font-medium text-ink-3 max-lg:hidden noscript:hidden`}
            >
              /
            </kbd>
          )}
        </div>
        <button type="submit" className={SUBMIT}>
          Buscar
        </button>
      </form>
    </search>
  )
}
