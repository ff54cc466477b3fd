/**
 * Runs `act` a number of milliseconds after the page load, even if the scripts came later (`deferScripts`). If that moment
 * has passed, `act` runs at once when the caller came with the document (the scripts were slow), else after the full delay
 * (the page came by a navigation).
 * @param cameWithPage whether the caller was part of the document (`useCameWithPage`)
 * @returns a function that cancels it
 */
export function afterLoad(delay: number, act: () => void, cameWithPage = false): () => void {
  const timer = setTimeout(act, left(delay, cameWithPage))
  return () => clearTimeout(timer)
}

function left(delay: number, cameWithPage: boolean): number {
  const [page] = performance.getEntriesByType('navigation')
  const loaded = page && 'loadEventEnd' in page ? Number(page.loadEventEnd) : 0
  const passed = loaded && performance.now() - loaded
  if (passed < delay) return delay - passed
  return cameWithPage ? 0 : delay
}
