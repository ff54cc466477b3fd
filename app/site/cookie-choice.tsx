import { useSyncExternalStore } from 'react'

/** Storage key of the answer about cookies (spec, section 3, Browser storage). */
const KEY = 'cookiesAccepted'

/** Id of the landing page's search, which the question never covers. */
export const LANDING_SEARCH = 'buscador'
/** The event of the document when the cookie banner appears, moves or goes. */
export const BANNER_MOVED = 'banner-moved'

type Choice = 'true' | 'false'
/** `opener` is the button that reopened the question; the focus returns to it. */
type State = { choice: Choice | null; opener: HTMLElement | null }

const UNKNOWN: State = { choice: null, opener: null }
let state: State | null = null
const listeners = new Set<() => void>()

/** The current answer; null on the server and before the first answer. */
export function useCookieChoice(): State {
  return useSyncExternalStore(subscribe, current, () => UNKNOWN)
}

/** Saves the answer; if storage is not available, it is valid until the next page load. */
export function chooseCookies(choice: Choice): void {
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // If the storage is full or forbidden, the answer is only valid until the next page load.
  }
  const { opener } = current()
  change({ choice, opener: null })
  opener?.focus()
}

export function askAboutCookies(opener: HTMLElement): void {
  change({ ...current(), opener })
}

function current(): State {
  state ??= { ...UNKNOWN, choice: storedChoice() }
  return state
}

function change(next: State) {
  state = next
  for (const listener of listeners) listener()
}

function storedChoice(): Choice | null {
  try {
    const stored = localStorage.getItem(KEY)
    return stored === 'true' || stored === 'false' ? stored : null
  } catch {
    return null
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
