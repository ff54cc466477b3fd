/** Geometry of the gallery's strip: slides side by side, each as wide as the strip. */

export function wrapped(index: number, count: number): number {
  return ((index % count) + count) % count
}

/** The slide that fills most of the strip. `settled`: it fills the strip completely. */
export function slideInView(strip: Pick<HTMLElement, 'scrollLeft' | 'clientWidth'>): {
  index: number
  settled: boolean
} {
  const at = strip.clientWidth === 0 ? 0 : strip.scrollLeft / strip.clientWidth
  const index = Math.round(at)
  return { index, settled: Math.abs(at - index) < 0.01 }
}

/** Scrolls only the strip, never the page. @param jump without animation */
export function scrollToSlide(strip: HTMLElement, index: number, jump: boolean): void {
  strip.scrollTo({ left: index * strip.clientWidth, behavior: jump ? 'instant' : 'auto' })
}

/** Scrolls a strip so that one of its children is in the middle. */
export function centreInStrip(strip: HTMLElement, child: HTMLElement): void {
  strip.scrollTo({
    left: child.offsetLeft - (strip.clientWidth - child.offsetWidth) / 2,
    top: child.offsetTop - (strip.clientHeight - child.offsetHeight) / 2,
  })
}

/** Loads the photos beside the current one when the browser is idle. A lazy photo would wait for the swipe. */
export function preloadNeighbours(strip: HTMLElement, index: number): void {
  // Safari has no requestIdleCallback.
  const whenIdle = typeof requestIdleCallback === 'undefined' ? setTimeout : requestIdleCallback
  whenIdle(() => {
    const photos = strip.querySelectorAll('img')
    for (const neighbour of [index - 1, index + 1]) {
      const photo = photos[wrapped(neighbour, photos.length)]
      if (photo) photo.loading = 'eager'
    }
  })
}
