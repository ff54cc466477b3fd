/**
 * A navigation that interrupts a page transition makes the browser reject the promise `ready` of the transition. React
 * Router starts the transitions and leaves that promise to nobody, so the console would show an error.
 */
export function ignoreSkippedTransitions() {
  // Browsers without page transitions lack the function, whatever its type says.
  const start = document.startViewTransition?.bind(document)
  if (!start) return
  document.startViewTransition = (update) => {
    const transition = start(update)
    transition.ready.catch(() => {})
    return transition
  }
}
