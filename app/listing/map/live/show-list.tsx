/** Scrolls to a part of the map's page, and focuses it without a step of the history. */
export function showListBeside(part: HTMLElement, focused = part) {
  focused.focus({ preventScroll: true })
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  part.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' })
}
