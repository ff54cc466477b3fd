import { useState, useSyncExternalStore } from 'react'

/** Whether a component was rendered with the document and not after a navigation. The value never changes. */
export function useIsInitialDocument(): boolean {
  const isArriving = useSyncExternalStore(
    listenToNothing,
    () => false,
    () => true,
  )
  return useState(isArriving)[0]
}

/** The value never changes, so there is nothing to listen to. */
function listenToNothing() {
  return () => {}
}
