/**
 * Does something so many milliseconds after the page was loaded, however late its scripts came (`deferScripts`); where that
 * moment is past, as after a navigation inside the page, so long after now.
 * @returns what calls it off
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
