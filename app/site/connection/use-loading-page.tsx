import { useSyncExternalStore } from 'react'
import { type Location, useLocation, useNavigation } from 'react-router'
import { isHolding, watchHeld } from './held-requests.ts'

/** True while requests for data wait for a connection. */
export function useHolding(): boolean {
  return useSyncExternalStore(watchHeld, isHolding, () => false)
}

/**
 * The target of a navigation to another page, for placeholders that cover the current one. Null without a navigation, and
 * while nothing answers: then the current page stays on the screen.
 */
export function useLoadingPage(): Location | null {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const holding = useHolding()
  return location && !holding && location.pathname !== pathname ? location : null
}
