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
import type { UnreadFigures } from '#app/listing/search/unread-figures.ts'
import {
  type FilterControl,
  type FilterTexts,
  queryFromForm,
  textsInForm,
  textsOf,
  withChoice,
  withText,
} from './filter-controls.ts'
import { QUICK_TYPE } from './quick-type.ts'

/** Every control of the listing belongs to this one form, wherever it stands, so that all of them are sent together. */
export const LISTING_FORM = 'busqueda'

/** What is chosen with it: the type whose filter it is, where the search alone says it so far. */
type Along = Partial<FilterTexts> | undefined

type Actions = {
  /** Text on its way: asked for after a pause, all its letters as one step at most. */
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
  /** Whether the URL has limits that can't be read, which their fields tell. */
  isUnread: boolean
  sheetOpen: boolean
  setSheetOpen: (open: boolean) => void
}

/** There is no form around what asks for it outside of `ListingForm`: it fails at once. */
const OUTSIDE: unknown = null

/** Controls change the form through it. It stays the same while somebody types, so that only what shows the text is painted. */
export const ListingFormContext = createContext(OUTSIDE as ListingForm)
const FilterTextsContext = createContext(OUTSIDE as FilterTexts)

export function useListingForm(): ListingForm {
  return use(ListingFormContext)
}

/** What the controls show. Who reads it is painted at every letter. */
export function useFilterTexts(): FilterTexts {
  return use(FilterTextsContext)
}

type Props = {
  filters: Filters
  /** Limits of the URL that say no figure, as they were typed. */
  unread?: UnreadFigures | null
  /** On the listing; another page of properties is left with the first choice. */
  live?: boolean
  children: ReactNode
}

/** Keeps what the controls show, and asks for it. */
export function ListingForm({ filters, unread, live = false, children }: Props) {
  const said = textsOf(filters, unread)
  const isUnread = !!unread
  const [sheetOpen, setSheetOpen] = useState(false)
  const path = href('/propiedades')
  const draft = useSearchDraft({ path, said, queryOf: queryFromForm, live, hasStep: sheetOpen })

  function askEarly() {
    const form = document.querySelector<HTMLFormElement>(`#${LISTING_FORM}`)
    if (!form) return
    const values = textsInForm(form, draft.values)
    const quick = document.querySelector<HTMLSelectElement>(`#${QUICK_TYPE}`)
    if (quick && quick.value !== draft.values.type) values.type = quick.value
    if (queryFromForm(values) !== queryFromForm(draft.values)) draft.ask(values, live)
  }
  // What was typed or chosen before React was there is in the controls alone.
  const early = useEffectEvent(askEarly)
  useEffect(() => early(), [])

  const actions: Actions = {
    type(field, text, along) {
      draft.change({ ...withText(draft.values, field, text), ...along })
    },
    choose(field, value, along) {
      const values = withChoice({ ...draft.values, ...along }, field, value)
      // The sheet stays open for the next choice, which another page would close.
      if (sheetOpen && !live) draft.change(values)
      else draft.ask(values)
    },
    submit: () => draft.ask(draft.values),
    catchUp: askEarly,
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
