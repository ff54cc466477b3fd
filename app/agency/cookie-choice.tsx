import { useSyncExternalStore } from 'react'

/** Where the visitor's answer about cookies is kept (spec, section 3, Browser storage). */
const KEY = 'cookiesAccepted'

type Choice = 'true' | 'false'
/** `asking` is true while somebody who has answered wants to answer anew. */
type State = { choice: Choice | null; asking: boolean }

const UNKNOWN: State = { choice: null, asking: false }
let state: State | null = null
const listeners = new Set<() => void>()

/** What the visitor answered, live; null on the server and before the first answer. */
export function useCookieChoice(): State {
  return useSyncExternalStore(subscribe, current, () => UNKNOWN)
}

/** Keeps an answer; where nothing can be stored it holds until the page is loaded again. */
export function chooseCookies(choice: Choice): void {
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // A full or forbidden storage costs only the memory of the answer.
  }
  change({ choice, asking: false })
}

export function askAboutCookies(): void {
  change({ ...current(), asking: true })
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
