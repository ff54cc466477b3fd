/** The state of the search controls that is not in the URL yet. */
export type SearchDraft<Values> = {
  values: Values
  /** Whether typed text is waiting for the pause after typing. */
  isTyped: boolean
  /** Key of the history entry to which it belongs. */
  on: string
  /** Queries that were requested and not answered yet. */
  requested: readonly string[]
}

/** A history entry. `state.requested` is the query with which this form navigated to it. */
type Page = { key: string; state: PageState | null }

/** State that the form stores in each history entry that it creates. */
type PageState = { requested: string; isTyped?: boolean }

/**
 * The draft of a page or of the page that is loading: the saved one if it belongs there, else the values of the URL.
 */
export function draftAt<Values>(page: Page, saved: SearchDraft<Values> | null, urlValues: Values): SearchDraft<Values> {
  if (saved && (saved.on === page.key || requestedIndex(page, saved) !== -1)) return saved
  return { values: urlValues, isTyped: false, on: page.key, requested: [] }
}

/** The draft after a navigation: the answer to one of its requests keeps it, a link or a step back drops it. */
export function draftAfter<Values>(page: Page, draft: SearchDraft<Values>): SearchDraft<Values> | null {
  const answered = requestedIndex(page, draft)
  if (answered !== -1) return { ...draft, on: page.key, requested: draft.requested.slice(answered + 1) }
  return draft.on === page.key ? draft : null
}

function requestedIndex({ state }: Page, { requested }: Pick<SearchDraft<unknown>, 'requested'>): number {
  return state ? requested.indexOf(state.requested) : -1
}

/**
 * Whether typing replaces the current history entry instead of adding one: on the unfiltered list, and on a page that
 * typing led to. From other pages (a later page, a choice, a link) a new entry lets Back return.
 */
export function continuesTyping(query: string, state: PageState | null | undefined): boolean {
  return !query || !!state?.isTyped
}

/**
 * Stores a draft outside React's state: on a slow phone React abandons renders between two letters, which would leave a
 * half-updated state.
 */
export function draftStore<Values>() {
  let saved: SearchDraft<Values> | null = null
  let onChange = () => {}
  return {
    read: () => saved,
    save(draft: SearchDraft<Values> | null) {
      saved = draft
      onChange()
    },
    watch(listener: () => void) {
      onChange = listener
      return () => {
        onChange = () => {}
      }
    },
  }
}
