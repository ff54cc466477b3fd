/** What a reload of ours says of itself, beside those of React Router. */
const WANTED = 'wanted'

/** Loads this page anew as a document, because somebody asked for it: nobody keeps it from happening (`useKeptDocument`). */
export function loadAnew(): void {
  if ('navigation' in window) window.navigation.reload({ info: WANTED })
  else location.reload()
}

export function isWanted({ info }: NavigateEvent): boolean {
  return info === WANTED
}
