/** What moves: 'open' and 'return' a photo between its card and its page, 'cards' the cards of a list. */
type Kind = 'open' | 'return' | 'cards'

let running: ViewTransition | null = null

/**
 * Makes a change of the page as a view transition; the one before it ends at once. Only what motion.css names for this
 * kind moves, all else is new at once.
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
  // A transition that is left out says so here: nothing is wrong.
  transition.ready.catch(() => {})
  return transition
}

export function isSeen(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth
}

/** Custom properties of the whole page; '' takes one away. */
export function setVariables(variables: Record<string, string>): void {
  for (const [name, value] of Object.entries(variables)) document.documentElement.style.setProperty(name, value)
}
