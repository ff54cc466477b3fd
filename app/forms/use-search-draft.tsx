import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { afterPaint } from '#app/ui/after-paint.ts'
import { draftAfter, draftAt, draftStore, continuesTyping } from './search-draft.ts'
import { TYPING_PAUSE_MS } from './typed-search.ts'

type Search<Values> = {
  /** Path of the page with the results. */
  path: string
  /** The values of the URL, which the controls show initially. */
  urlValues: Values
  queryOf: (values: Values) => string
  /** Whether results update while typing, after a pause. */
  live: boolean
  /** Whether an open dialog owns the current history entry, which all requests then replace (`backCloses`). */
  hasStep?: boolean
  /** Whether results change with a view transition. */
  viewTransition?: boolean
}

/** The values of the search controls and the functions that change them. */
type SearchControls<Values> = {
  /** The values that the controls show. */
  values: Values
  /** Shows new values; if results update live, requests them after a pause. */
  change: (values: Values) => void
  /**
   * Shows new values and requests them at once, as a new history entry. With `isTyped`, successive requests share one
   * entry (`continuesTyping`).
   */
  request: (values: Values, isTyped?: boolean) => void
}

/**
 * State of a search form. The URL is the state of the results; only what is being typed or chosen differs from it. The
 * answer to our own request leaves the controls alone; any other change of the URL (Back, a link) resets them.
 */
export function useSearchDraft<Values>(search: Search<Values>): SearchControls<Values> {
  const { path, urlValues, queryOf, live, hasStep, viewTransition } = search
  const navigate = useNavigate()
  const here = useLocation()
  const { location } = useNavigation()
  const [store] = useState(draftStore<Values>)
  const saved = useSyncExternalStore(store.watch, store.read, store.read)

  const draft = draftAt(location?.pathname === path ? location : here, saved, urlValues)
  useEffect(() => {
    const before = store.read()
    if (before) store.save(draftAfter(here, before))
  }, [store, here])

  const waiting = draft.isTyped && live ? draft.values : null
  const requestTyped = useEffectEvent((values: Values) => request(values, true))
  // A waiting text must not be requested after the page was left or reset.
  useEffect(() => {
    if (!waiting) return
    const pause = setTimeout(requestTyped, TYPING_PAUSE_MS, waiting)
    return () => clearTimeout(pause)
  }, [waiting])

  function request(values: Values, isTyped = false) {
    const next = queryOf(values)
    const isRequested = next === queryOf(urlValues) && next === (draft.requested.at(-1) ?? next)
    store.save({
      ...draft,
      values,
      isTyped: false,
      requested: isRequested ? draft.requested : [...draft.requested, next],
    })
    if (isRequested) return
    afterPaint(() => {
      // The browser's current entry; React may not have rendered it yet.
      const { usr } = window.history.state ?? {}
      const replace = hasStep || (isTyped && continuesTyping(window.location.search, usr))
      const state = { requested: next, isTyped }
      void navigate(path + next, { replace, preventScrollReset: true, viewTransition, state })
    })
  }

  return {
    values: draft.values,
    change: (values) => store.save({ ...draft, values, isTyped: true }),
    request,
  }
}
