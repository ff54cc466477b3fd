/** What is animated: 'open' and 'return' a photo between its card and its page, 'cards' the cards of a list. */
type Kind = 'open' | 'return' | 'cards'

let running: ViewTransition | null = null

/**
 * Runs a page change as a view transition; a running one ends at once. Only elements that motion.css names for this
 * kind are animated.
 */
export function move(kind: Kind, change: () => void | Promise<void>, ended?: () => void): ViewTransition {
  const { dataset } = document.documentElement
  dataset.motion = kind
  const transition = document.startViewTransition(change)
  running = transition
  const end = () => {
    ended?.()
    if (running !== transition) return
    running = null
    delete dataset.motion
  }
  transition.finished.then(end, end)
  // A skipped transition rejects here; that is no failure.
  transition.ready.catch(() => {})
  return transition
}

export function isSeen(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth
}

/** Sets custom properties of the document; '' removes one. */
export function setVariables(variables: Record<string, string>): void {
  for (const [name, value] of Object.entries(variables)) document.documentElement.style.setProperty(name, value)
}
