/** What was typed and chosen, ahead of the URL. */
export type SearchDraft<Values> = {
  values: Values
  /** Whether text in it still waits for its pause to end. */
  isTyped: boolean
  /** Key of the page of the history on which it stands. */
  on: string
  /** The queries that were asked for since, whose answers are on their way. */
  asked: readonly string[]
}

/** A page of the history; `asked`: the query with which the form led to it. */
type Page = { key: string; state: Asked | null }

/** What the form keeps with each page of the history to which it led. */
type Asked = { asked: string; isTyped?: boolean }

/**
 * The draft on a page, or on the one on its way: what is kept, where it stands there or asked for it, else what the URL
 * says. @param said what the URL says
 */
export function draftAt<Values>(page: Page, kept: SearchDraft<Values> | null, said: Values): SearchDraft<Values> {
  if (kept && (kept.on === page.key || askedAt(page, kept) !== -1)) return kept
  return { values: said, isTyped: false, on: page.key, asked: [] }
}

/** What remains of it on a page that has come: all of it after an answer, nothing where a link or a step back led there. */
export function draftAfter<Values>(page: Page, draft: SearchDraft<Values>): SearchDraft<Values> | null {
  const answered = askedAt(page, draft)
  if (answered !== -1) return { ...draft, on: page.key, asked: draft.asked.slice(answered + 1) }
  return draft.on === page.key ? draft : null
}

function askedAt({ state }: Page, { asked }: Pick<SearchDraft<unknown>, 'asked'>): number {
  return state ? asked.indexOf(state.asked) : -1
}

/**
 * Whether typing goes on from a page of the history without a step: from the list as it begins, and from what was typed.
 * Another page (a later one, a choice, a link) is where Back leads.
 */
export function isPassedBy(query: string, state: Asked | null | undefined): boolean {
  return !query || !!state?.isTyped
}

/**
 * Keeps a draft where paintings only look at it: on a slow phone React gives up paintings for a letter, and a state that
 * they had changed would be half of the one and half of the other.
 */
export function draftStore<Values>() {
  let kept: SearchDraft<Values> | null = null
  let onChange = () => {}
  return {
    read: () => kept,
    keep(draft: SearchDraft<Values> | null) {
      kept = draft
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
