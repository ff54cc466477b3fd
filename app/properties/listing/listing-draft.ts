import type { FilterTexts } from './filter-controls.ts'

/** What was typed and chosen, ahead of the URL. */
export type ListingDraft = {
  values: FilterTexts
  /** Whether text in it still waits for its pause to end. */
  isTyped: boolean
  /** Key of the page of the history on which it stands. */
  on: string
  /** The queries that were asked for since, whose answers are on their way. */
  asked: readonly string[]
}

/** A page of the history; `asked`: the query with which the form led to it. */
type Page = { key: string; state: { asked: string } | null }

/**
 * The draft on a page, or on the one on its way: what is kept, where it stands there or asked for it, else what the URL
 * says. @param texts what the URL says
 */
export function draftAt(page: Page, kept: ListingDraft | null, texts: FilterTexts): ListingDraft {
  if (kept && (kept.on === page.key || askedAt(page, kept) !== -1)) return kept
  return { values: texts, isTyped: false, on: page.key, asked: [] }
}

/** What remains of it on a page that has come: all of it after an answer, nothing where a link or a step back led there. */
export function draftAfter(page: Page, draft: ListingDraft): ListingDraft | null {
  const answered = askedAt(page, draft)
  if (answered !== -1) return { ...draft, on: page.key, asked: draft.asked.slice(answered + 1) }
  return draft.on === page.key ? draft : null
}

function askedAt({ state }: Page, { asked }: ListingDraft): number {
  return state ? asked.indexOf(state.asked) : -1
}

/**
 * Keeps a draft where paintings only look at it: on a slow phone React gives up paintings for a letter, and a state that
 * they had changed would be half of the one and half of the other.
 */
export function draftStore() {
  let kept: ListingDraft | null = null
  let tell: (() => void) | null = null
  return {
    read: () => kept,
    keep(draft: ListingDraft | null) {
      kept = draft
      tell?.()
    },
    watch(listener: () => void) {
      tell = listener
      return () => {
        tell = null
      }
    },
  }
}
