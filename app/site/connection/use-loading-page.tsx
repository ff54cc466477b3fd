import { useSyncExternalStore } from 'react'
import { type Location, useLocation, useNavigation } from 'react-router'
import { type Silence, currentSilence, watchHeld } from './held-requests.ts'

/** Why requests for data wait; null while none does. */
export function useSilence(): Silence | null {
  return useSyncExternalStore(watchHeld, currentSilence, () => null)
}

/** The address that is being loaded; null without a navigation, and while nothing answers: then nothing is busy. */
export function useLoadingAddress(): Location | null {
  const { location } = useNavigation()
  const silence = useSilence()
  return location && !silence ? location : null
}

/**
 * The target of a navigation to another page, for placeholders that cover the current one. Null without a navigation, and
 * while nothing answers: then the current page stays on the screen.
 */
export function useLoadingPage(): Location | null {
  const { pathname } = useLocation()
  const location = useLoadingAddress()
  return location && location.pathname !== pathname ? location : null
}
