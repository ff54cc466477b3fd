import { BANNER_MOVED } from '#app/site/cookie-choice.tsx'

/** Controls that must not be covered. */
const CONTROLS =
  ':is(main, footer) :is(a, button, input:not([type=hidden]), select, textarea, summary, iframe), .cookies'
/** Free space around the floating element, in px. */
const MARGIN = 8

/** Lifts a fixed element above the controls under it, and hides it when there is no free place. */
export function keepClear(floating: HTMLElement | null) {
  if (!floating) return
  let frame = 0
  function later() {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => floating && place(floating))
  }
  const observer = new ResizeObserver(later)
  observer.observe(document.body)
  document.addEventListener(BANNER_MOVED, later)
  window.addEventListener('scroll', later, { passive: true })
  window.addEventListener('resize', later)
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    document.removeEventListener(BANNER_MOVED, later)
    window.removeEventListener('scroll', later)
    window.removeEventListener('resize', later)
  }
}

function place(floating: HTMLElement) {
  const { offsetTop: top, offsetLeft: left, offsetWidth, offsetHeight } = floating
  const taken = [...document.querySelectorAll(CONTROLS)].flatMap((control): VerticalRange[] => {
    const box = control.getBoundingClientRect()
    const beside = box.right < left - MARGIN || box.left > left + offsetWidth + MARGIN || box.height === 0
    return beside ? [] : [{ top: box.top - MARGIN, bottom: box.bottom + MARGIN }]
  })
  const lift = liftAbove({ top, bottom: top + offsetHeight }, taken, window.innerHeight / 2)
  floating.style.visibility = lift === null ? 'hidden' : ''
  if (lift !== null) floating.style.translate = `0 ${-lift}px`
}

/** Top and bottom of something on the screen, in px. */
type VerticalRange = { top: number; bottom: number }

/** The shortest way up, in px, until `box` covers nothing that is taken; null when it is longer than `most`. */
export function liftAbove(box: VerticalRange, taken: readonly VerticalRange[], most: number): number | null {
  let up = 0
  // Moving above one of them may lead onto the next one, so they are checked from bottom to top.
  for (const { top, bottom } of taken.toSorted((one, other) => other.bottom - one.bottom))
    if (bottom > box.top - up && top < box.bottom - up) up = box.bottom - top
  return up > most ? null : up
}
