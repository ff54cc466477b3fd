/** A hidden page paints nothing, so the work starts after this time at the latest. */
const LONGEST_WAIT_MS = 100

/**
 * Starts work after the browser has painted its own response to a touch or key (pressed button, chosen option), so that
 * slow phones respond at once.
 */
export function afterPaint(work: () => void) {
  let hasBegun = false
  function begin() {
    if (!hasBegun) work()
    hasBegun = true
  }
  requestAnimationFrame(() => setTimeout(begin))
  setTimeout(begin, LONGEST_WAIT_MS)
}
