/**
 * Runs something a number of milliseconds after the page load, even if the scripts came later (`deferScripts`). If that
 * moment is past, the scripts were slow and it is late already, or the page came by a navigation: then the time counts
 * from now.
 * @param cameWithPage whether what asks for it came with the document (`useCameWithPage`)
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
