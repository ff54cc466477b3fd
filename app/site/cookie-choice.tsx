import { useSyncExternalStore } from 'react'

/** Where the visitor's answer about cookies is kept (spec, section 3, Browser storage). */
const KEY = 'cookiesAccepted'

type Choice = 'true' | 'false'
/** `opener` is what somebody who wants to answer anew has pressed; the focus goes back there. */
type State = { choice: Choice | null; opener: HTMLElement | null }

const UNKNOWN: State = { choice: null, opener: null }
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
