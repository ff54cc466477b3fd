import { useState, useSyncExternalStore } from 'react'

/** Whether a part of the page came with the document, not after a navigation in it. It stays what it was at first. */
export function useIsInitialDocument(): boolean {
  const isArriving = useSyncExternalStore(
    listenToNothing,
    () => false,
    () => true,
  )
  return useState(isArriving)[0]
}

/** Whether a page arrives does not change: it is asked once. */
function listenToNothing() {
  return () => {}
}
