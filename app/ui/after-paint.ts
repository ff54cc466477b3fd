/** A page that is not seen paints nothing: it does not wait for that longer than this. */
const LONGEST_WAIT_MS = 100

/**
 * Begins work once the browser has painted what it shows of a touch or a key by itself (the pressed button, the chosen
 * option): on a slow phone the answer is seen at once, and the work comes one frame later.
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
