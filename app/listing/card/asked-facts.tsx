import { useSyncExternalStore } from 'react'

const NONE: readonly string[] = []

/** In memory only: the pages are the same for everybody, and a page that is loaded anew marks nothing. */
let asked = NONE

/** Remembers the facts that the list on the screen asks for, by filters or words. */
export function rememberAskedFacts(facts: readonly string[]): void {
  asked = facts
}

/** The facts that the visitor's last list asked for. Without scripts there are none. */
export function useAskedFacts(): readonly string[] {
  return useSyncExternalStore(
    neverChanges,
    () => asked,
    () => NONE,
  )
}

/** The last list of properties does not change while the page of a property is open, so there is nothing to subscribe to. */
function neverChanges() {
  return () => {}
}
