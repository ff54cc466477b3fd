/** Marks our own reloads, so that they are not taken for React Router's. */
const REQUESTED = 'wanted'

/** Reloads the document because the person requested it; `useBlockedReload` lets it pass. */
export function reloadPage(): void {
  if (!('navigation' in window)) return location.reload()
  const { committed, finished } = window.navigation.reload({ info: REQUESTED })
  // Another navigation may come before it, which is no failure.
  for (const step of [committed, finished]) step?.catch(() => {})
}

export function isRequestedReload({ info }: NavigateEvent): boolean {
  return info === REQUESTED
}
