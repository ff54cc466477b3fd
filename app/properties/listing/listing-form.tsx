import {
  type ReactNode,
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { href, useLocation, useNavigate, useNavigation } from 'react-router'
import { TYPING_PAUSE_MS } from '#app/forms/typed-search.ts'
import { listingQuery } from '#app/properties/search/filter-url.ts'
import { afterPaint } from '#app/ui/after-paint.ts'
import { type Filters, parseFilters } from '#app/properties/search/filters.ts'
import {
  type FilterControl,
  type FilterTexts,
  queryFromForm,
  textsInForm,
  textsOf,
  withChoice,
} from './filter-controls.ts'
import { draftAfter, draftAt, draftStore } from './listing-draft.ts'
import { QUICK_TYPE } from './quick-type.ts'

/** Every control of the listing belongs to this one form, wherever it stands, so that all of them are sent together. */
export const LISTING_FORM = 'busqueda'

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
  if (!provided) throw new Error('Outside of ListingForm')
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
  const navigate = useNavigate()
  const here = useLocation()
  const { location } = useNavigation()
  const query = listingQuery(filters)
  const texts = useMemo(() => textsOf(parseFilters(query)), [query])
  const [store] = useState(draftStore)
  const kept = useSyncExternalStore(store.watch, store.read, store.read)
  const [sheetOpen, setSheetOpen] = useState(false)
  const hasCaughtUp = useRef(false)

  const at = location?.pathname === href('/propiedades') ? location : here
  const draft = draftAt(at, kept, texts)
  useEffect(() => {
    const before = store.read()
    if (before) store.keep(draftAfter(here, before))
  }, [store, here])

  const waiting = draft.isTyped && live ? draft.values : null
  const askTyped = useEffectEvent((values: FilterTexts) => ask(values, 'replace'))
  // Text in its pause must not come back over a page that was left or filled anew.
  useEffect(() => {
    if (!waiting) return
    const pause = setTimeout(askTyped, TYPING_PAUSE_MS, waiting)
    return () => clearTimeout(pause)
  }, [waiting])

  function askEarly() {
    const form = document.querySelector<HTMLFormElement>(`#${LISTING_FORM}`)
    if (!form) return
    const isThere = (control: string) => form.elements.namedItem(control) !== null
    const values = textsInForm(new FormData(form), isThere, draft.values)
    const quick = document.querySelector<HTMLSelectElement>(`#${QUICK_TYPE}`)?.value
    if (quick !== undefined && quick !== draft.values.type) values.type = quick
    if (queryFromForm(values) !== query) ask(values, live ? 'replace' : 'push')
  }
  // What was typed or chosen before React was there is in the controls alone.
  const early = useEffectEvent(askEarly)
  useEffect(() => early(), [])

  function ask(values: FilterTexts, step: 'push' | 'replace') {
    const next = queryFromForm(values)
    const isAsked = next === query && next === (draft.asked.at(-1) ?? next)
    store.keep({ ...draft, values, isTyped: false, asked: isAsked ? draft.asked : [...draft.asked, next] })
    if (isAsked) return
    const move = { replace: step === 'replace', preventScrollReset: true, state: { asked: next } }
    afterPaint(() => void navigate(href('/propiedades') + next, move))
  }

  const actions: Actions = {
    type(field, text, along) {
      store.keep({ ...draft, values: { ...draft.values, ...along, [field]: text }, isTyped: true })
    },
    choose(field, value, along) {
      const values = withChoice({ ...draft.values, ...along }, field, value)
      // The sheet stays open for the next choice, which another page would close.
      if (sheetOpen && !live) store.keep({ ...draft, values })
      else ask(values, sheetOpen ? 'replace' : 'push')
    },
    submit: () => ask(draft.values, sheetOpen ? 'replace' : 'push'),
    catchUp() {
      if (!hasCaughtUp.current) askEarly()
      hasCaughtUp.current = true
    },
  }
  const latest = useRef(actions)
  useLayoutEffect(() => {
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
      <FilterTextsContext value={draft.values}>{children}</FilterTextsContext>
    </ListingFormContext>
  )
}
