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
} from 'react'
import { href } from 'react-router'
import { useSearchDraft } from '#app/forms/use-search-draft.tsx'
import type { Filters } from '#app/listing/search/filters.ts'
import type { UnreadableLimits } from '#app/listing/search/unreadable-limits.ts'
import {
  type FilterControl,
  type FilterTexts,
  queryFromForm,
  textsInForm,
  textsOf,
  withChoice,
  withText,
} from './filter-controls.ts'

/** ID of the form. Every control of the listing belongs to it (`form` attribute), so that all of them are sent together. */
export const LISTING_FORM = 'busqueda'
/** ID of the select of types beside the search. It has no name: the form's own control of the type is in the panel. */
export const QUICK_TYPE = 'tipo-rapido'

/** Other controls set by the same change: a filter of one type sets that type. */
type AlsoSet = Partial<FilterTexts> | undefined

type Actions = {
  /** Typed text: requested after a pause. All its letters are at most one step of the history. */
  type: (field: FilterControl, text: string, alsoSet?: AlsoSet) => void
  /** A choice: requested at once, as its own step of the history. All choices in the sheet are one step (`backCloses`). */
  choose: (field: FilterControl, value: string, alsoSet?: AlsoSet) => void
  submit: () => void
  /** Requests what was typed or chosen in the page's controls before React handled them. */
  readControls: () => void
}

type ListingForm = Actions & {
  /** Whether the results follow what is typed. Otherwise the form has to be sent. */
  live: boolean
  /** Whether the URL has limits that can't be read. Their fields show the fault. */
  isUnread: boolean
  sheetOpen: boolean
  setSheetOpen: (open: boolean) => void
}

/** Reading a context outside of `ListingForm` is a programming error and fails at once. */
const OUTSIDE: unknown = null

/** The actions of the form. They don't change with the texts, so that typing paints only the components that show texts. */
export const ListingFormContext = createContext(OUTSIDE as ListingForm)
const FilterTextsContext = createContext(OUTSIDE as FilterTexts)

export function useListingForm(): ListingForm {
  return use(ListingFormContext)
}

/** The texts of the controls. A component that uses them is painted at every letter. */
export function useFilterTexts(): FilterTexts {
  return use(FilterTextsContext)
}

type Props = {
  filters: Filters
  /** Limits of the URL that can't be read, as they were typed. */
  unread?: UnreadableLimits | null
  /** True on the listing. On other pages the first choice opens the listing. */
  live?: boolean
  /** The page with the results; default: the listing. */
  path?: string
  children: ReactNode
}

/** Holds the texts of the controls and requests their results. */
export function ListingForm({ filters, unread, live = false, path = href('/propiedades'), children }: Props) {
  const urlTexts = textsOf(filters, unread)
  const isUnread = !!unread
  const [sheetOpen, setSheetOpen] = useState(false)
  const draft = useSearchDraft({
    path,
    urlValues: urlTexts,
    queryOf: queryFromForm,
    live,
    hasStep: sheetOpen,
    viewTransition: true,
  })

  function readControls() {
    const form = document.querySelector<HTMLFormElement>(`#${LISTING_FORM}`)
    if (!form) return
    const values = textsInForm(form, draft.values)
    const quick = document.querySelector<HTMLSelectElement>(`#${QUICK_TYPE}`)
    if (quick && quick.value !== draft.values.type) values.type = quick.value
    if (queryFromForm(values) !== queryFromForm(draft.values)) draft.request(values, live)
  }
  // Before hydration, what was typed or chosen is only in the controls.
  const onHydrated = useEffectEvent(readControls)
  useEffect(() => onHydrated(), [])

  const actions: Actions = {
    type(field, text, alsoSet) {
      draft.change({ ...withText(draft.values, field, text), ...alsoSet })
    },
    choose(field, value, alsoSet) {
      const values = withChoice({ ...draft.values, ...alsoSet }, field, value)
      // Requesting the results would leave this page and close the sheet, so it waits for 'Ver propiedades'.
      if (sheetOpen && !live) draft.change(values)
      else draft.request(values)
    },
    submit: () => draft.request(draft.values),
    readControls,
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
      readControls: () => latest.current.readControls(),
      live,
      isUnread,
      sheetOpen,
      setSheetOpen,
    }),
    [live, isUnread, sheetOpen],
  )
  return (
    <ListingFormContext value={form}>
      <FilterTextsContext value={draft.values}>{children}</FilterTextsContext>
    </ListingFormContext>
  )
}
