import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { afterPaint } from '#app/ui/after-paint.ts'
import { draftAfter, draftAt, draftStore, isPassedBy } from './search-draft.ts'
import { TYPING_PAUSE_MS } from './typed-search.ts'

type Search<Values> = {
  /** Of the page with the results. */
  path: string
  /** What the controls show where nothing was changed: what the URL says. */
  said: Values
  queryOf: (values: Values) => string
  /** Whether the results follow what is typed, after a pause. */
  live: boolean
  /** Whether something open over the page has the step in the history that all requests share (`backCloses`). */
  hasStep?: boolean
}

/** How the controls of a search change what they show. */
type SearchControls<Values> = {
  /** What the controls show. */
  values: Values
  /** Shows them; where the results follow, they are asked for after a pause, as typed. */
  change: (values: Values) => void
  /** Shows them and asks for them at once, as a step of the history. Typed: all letters are one step (`isPassedBy`). */
  ask: (values: Values, isTyped?: boolean) => void
}

/**
 * What the controls of a search show. The URL is the state of the results; only what is being typed or chosen is ahead of
 * it. An answer to our own request leaves the controls alone, any other change of the URL (back, a link) fills them anew.
 */
export function useSearchDraft<Values>(search: Search<Values>): SearchControls<Values> {
  const { path, said, queryOf, live, hasStep } = search
  const navigate = useNavigate()
  const here = useLocation()
  const { location } = useNavigation()
  const [store] = useState(draftStore<Values>)
  const kept = useSyncExternalStore(store.watch, store.read, store.read)

  const draft = draftAt(location?.pathname === path ? location : here, kept, said)
  useEffect(() => {
    const before = store.read()
    if (before) store.keep(draftAfter(here, before))
  }, [store, here])

  const waiting = draft.isTyped && live ? draft.values : null
  const askTyped = useEffectEvent((values: Values) => ask(values, true))
  // Text in its pause must not come back over a page that was left or filled anew.
  useEffect(() => {
    if (!waiting) return
    const pause = setTimeout(askTyped, TYPING_PAUSE_MS, waiting)
    return () => clearTimeout(pause)
  }, [waiting])

  function ask(values: Values, isTyped = false) {
    const next = queryOf(values)
    const isAsked = next === queryOf(said) && next === (draft.asked.at(-1) ?? next)
    store.keep({ ...draft, values, isTyped: false, asked: isAsked ? draft.asked : [...draft.asked, next] })
    if (isAsked) return
    afterPaint(() => {
      // The page that the browser stands on: React may not have painted it yet.
      const { state } = window.history
      const replace = hasStep || (isTyped && isPassedBy(window.location.search, state?.usr))
      void navigate(path + next, { replace, preventScrollReset: true, state: { asked: next, isTyped } })
    })
  }

  return {
    values: draft.values,
    change: (values) => store.keep({ ...draft, values, isTyped: true }),
    ask,
  }
}
