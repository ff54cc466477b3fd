import { type ReactNode, createContext, use, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { href, useLocation, useNavigation, useSubmit } from 'react-router'
import { TYPING_PAUSE_MS } from '#app/forms/typed-search.ts'
import { listingQuery } from '#app/properties/search/filter-url.ts'
import { afterPaint } from '#app/ui/after-paint.ts'
import type { Filters } from '#app/properties/search/filters.ts'
import {
  type FilterControl,
  type FilterTexts,
  queryFromForm,
  textsInForm,
  textsOf,
  withChoice,
} from './filter-controls.ts'
import { QUICK_TYPE } from './quick-type.ts'

/** Every control of the listing belongs to this one form, wherever it stands, so that all of them are sent together. */
export const LISTING_FORM = 'busqueda'

/** For which query, on which page of the history; `typed` is text that still waits for its pause to end. */
type Shown = { query: string; key: string; values: FilterTexts; typed: FilterTexts | null }

/** What is chosen with it: the type whose filter it is, where the search alone says it so far. */
type Along = Partial<FilterTexts> | undefined

type Actions = {
  /** Text on its way: asked for after a pause, without a step in the history. */
  type: (field: FilterControl, text: string, along?: Along) => void
  /** A choice: asked for at once, as a step of its own; all those made in the sheet are one step (`backCloses`). */
  choose: (field: FilterControl, value: string, along?: Along) => void
  submit: () => void
  /** For fields that came after the page: what was typed or chosen in them before. */
  catchUp: () => void
}

type ListingForm = Actions & {
  /** Whether the results follow what is typed; elsewhere it waits to be sent. */
  live: boolean
  sheetOpen: boolean
  setSheetOpen: (open: boolean) => void
}

/** Controls change the form through it. It stays the same while somebody types, so that only what shows the text is painted. */
export const ListingFormContext = createContext<ListingForm | null>(null)
const FilterTextsContext = createContext<FilterTexts | null>(null)

export function useListingForm(): ListingForm {
  return within(use(ListingFormContext))
}

/** What the controls show. Who reads it is painted at every letter. */
export function useFilterTexts(): FilterTexts {
  return within(use(FilterTextsContext))
}

function within<Value>(provided: Value | null): Value {
  if (!provided) throw new Error('A part of ListingForm stands outside of it')
  return provided
}

type Props = {
  filters: Filters
  /** On the listing; another page of properties is left with the first choice. */
  live?: boolean
  children: ReactNode
}

/**
 * Keeps what the controls show. The URL is the state of the listing; only what is being typed is ahead of it. An
 * answer to our own request leaves the controls alone, any other change of the URL (back, a link) fills them anew.
 */
export function ListingForm({ filters, live, children }: Props) {
  const submit = useSubmit()
  const { location, formMethod } = useNavigation()
  const { key } = useLocation()
  const query = listingQuery(filters)
  const [shown, setShown] = useState<Shown>({ query, key, values: textsOf(filters), typed: null })
  // Our requests, until the last one is answered.
  const [asked, setAsked] = useState<readonly string[]>([])
  const [sheetOpen, setSheetOpen] = useState(false)
  const hasCaughtUp = useRef(false)

  if (shown.query !== query || shown.key !== key) {
    // Our requests are submissions, those of links are not. Between two of them React shows none for a moment.
    const isAsked = location ? formMethod : key === shown.key || asked.includes(query)
    const isOwn = shown.query === query || (asked.length > 0 && isAsked)
    setShown(isOwn ? { ...shown, query, key } : { query, key, values: textsOf(filters), typed: null })
    if (!isOwn) setAsked([])
  } else if (!location && asked.at(-1) === query) setAsked([])

  const askTyped = useEffectEvent((values: FilterTexts) => ask(values, 'replace'))
  // Text in its pause must not come back over a page that was left or filled anew.
  useEffect(() => {
    if (!shown.typed || !live) return
    const pause = setTimeout(askTyped, TYPING_PAUSE_MS, shown.typed)
    return () => clearTimeout(pause)
  }, [shown.typed, live])

  function askEarly() {
    const form = document.querySelector<HTMLFormElement>(`#${LISTING_FORM}`)
    if (!form) return
    const isThere = (control: string) => form.elements.namedItem(control) !== null
    const values = textsInForm(new FormData(form), isThere, shown.values)
    const quick = document.querySelector<HTMLSelectElement>(`#${QUICK_TYPE}`)?.value
    if (quick !== undefined && quick !== shown.values.type) values.type = quick
    if (queryFromForm(values) !== query) ask(values, live ? 'replace' : 'push')
  }
  // What was typed or chosen before React was there is in the controls alone.
  const early = useEffectEvent(askEarly)
  useEffect(() => early(), [])

  function ask(values: FilterTexts, step: 'push' | 'replace') {
    setShown((now) => ({ ...now, values, typed: null }))
    const next = queryFromForm(values)
    if (next === (asked.at(-1) ?? query)) return
    setAsked((all) => [...all, next])
    const move = { action: href('/propiedades'), replace: step === 'replace', preventScrollReset: true }
    afterPaint(() => void submit(new URLSearchParams(next), move))
  }

  const actions: Actions = {
    type(field, text, along) {
      setShown((now) => {
        const values = { ...now.values, ...along, [field]: text }
        return { ...now, values, typed: values }
      })
    },
    choose(field, value, along) {
      const values = withChoice({ ...shown.values, ...along }, field, value)
      // The sheet stays open for the next choice, which another page would close.
      if (sheetOpen && !live) setShown((now) => ({ ...now, values }))
      else ask(values, sheetOpen ? 'replace' : 'push')
    },
    submit: () => ask(shown.values, sheetOpen ? 'replace' : 'push'),
    catchUp() {
      if (!hasCaughtUp.current) askEarly()
      hasCaughtUp.current = true
    },
  }
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  const form = useMemo<ListingForm>(
    () => ({
      type: (...typed) => latest.current.type(...typed),
      choose: (...chosen) => latest.current.choose(...chosen),
      submit: () => latest.current.submit(),
      catchUp: () => latest.current.catchUp(),
      live: live ?? false,
      sheetOpen,
      setSheetOpen,
    }),
    [live, sheetOpen],
  )
  return (
    <ListingFormContext value={form}>
      <FilterTextsContext value={shown.values}>{children}</FilterTextsContext>
    </ListingFormContext>
  )
}
