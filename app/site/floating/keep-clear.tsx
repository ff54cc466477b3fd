import { type Stretch, roomAbove } from './room-above.ts'

/** What nothing may lie on. */
const CONTROLS =
  ':is(main, footer) :is(a, button, input:not([type=hidden]), select, textarea, summary, iframe), .cookies'
/** Kept free around what floats, in px. */
const MARGIN = 8

/** Lifts a fixed element over the controls that come under it, and hides it where there is no room. */
export function keepClear(floating: HTMLElement | null) {
  if (!floating) return
  let frame = 0
  function later() {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => floating && place(floating))
  }
  // The question about cookies tells the page how much of it it covers.
  const observers = [new ResizeObserver(later), new MutationObserver(later)] as const
  observers[0].observe(document.body)
  observers[1].observe(document.documentElement, { attributeFilter: ['style'] })
  window.addEventListener('scroll', later, { passive: true })
  window.addEventListener('resize', later)
  return () => {
    cancelAnimationFrame(frame)
    for (const observer of observers) observer.disconnect()
    window.removeEventListener('scroll', later)
    window.removeEventListener('resize', later)
  }
}

function place(floating: HTMLElement) {
  const { offsetTop: top, offsetLeft: left, offsetWidth, offsetHeight } = floating
  const taken = [...document.querySelectorAll(CONTROLS)].flatMap((control): Stretch[] => {
    const box = control.getBoundingClientRect()
    const beside = box.right < left - MARGIN || box.left > left + offsetWidth + MARGIN || box.height === 0
    return beside ? [] : [{ top: box.top - MARGIN, bottom: box.bottom + MARGIN }]
  })
  const room = roomAbove({ top, bottom: top + offsetHeight }, taken, window.innerHeight / 2)
  floating.style.visibility = room === null ? 'hidden' : ''
  if (room !== null) floating.style.translate = `0 ${-room}px`
}
