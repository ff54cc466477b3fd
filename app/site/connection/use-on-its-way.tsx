import { useSyncExternalStore } from 'react'
import { type Location, useLocation, useNavigation } from 'react-router'
import { isHolding, watchHeld } from './held-requests.ts'

/** True while requests for data wait for a connection. */
export function useHolding(): boolean {
  return useSyncExternalStore(watchHeld, isHolding, () => false)
}

/**
 * The page that a navigation leads to, for what covers the one that is left; null where there is none, or where
 * nothing answers: then what is on the screen stays.
 */
export function usePageOnItsWay(): Location | null {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const holding = useHolding()
  return location && !holding && location.pathname !== pathname ? location : null
}
