/** Marks our own reloads, so that they are not taken for React Router's. */
const REQUESTED = 'wanted'

/** Reloads the document because the person requested it; `useBlockedReload` lets it pass. */
export function reloadPage(): void {
  if ('navigation' in window) window.navigation.reload({ info: REQUESTED })
  else location.reload()
}

export function isRequestedReload({ info }: NavigateEvent): boolean {
  return info === REQUESTED
}
