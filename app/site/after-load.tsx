/**
 * Runs something a number of milliseconds after the page load, even if the scripts came later (`deferScripts`); if that
 * moment is past (after a client-side navigation), the time counts from now.
 * @returns a function that cancels it
 */
export function afterLoad(delay: number, act: () => void): () => void {
  const timer = setTimeout(act, left(delay))
  return () => clearTimeout(timer)
}

function left(delay: number): number {
  const [page] = performance.getEntriesByType('navigation')
  const loaded = page && 'loadEventEnd' in page ? Number(page.loadEventEnd) : 0
  const passed = loaded && performance.now() - loaded
  return passed < delay ? delay - passed : delay
}
