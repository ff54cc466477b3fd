import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { preloadNeighbours, scrollToSlide, slideInView, wrapped } from './gallery-track.ts'

const KEY_STEPS: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** A strip of photos that is swiped natively. `show` and ← → scroll it and wrap around at both ends. */
export function usePhotoStrip(count: number, first = 0) {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(first)
  /** The slide to which a click is scrolling the strip. Slides that pass by meanwhile don't become the current one. */
  const target = useRef<number | null>(null)

  function show(requested: number) {
    if (!track.current) return
    const next = wrapped(requested, count)
    const { index: inView, settled } = slideInView(track.current)
    target.current = settled && inView === next ? null : next
    setIndex(next)
    scrollToSlide(track.current, next, Math.abs(next - index) > 1)
    preloadNeighbours(track.current, next)
  }

  function follow() {
    if (!track.current) return
    const inView = slideInView(track.current)
    if (target.current === inView.index && inView.settled) target.current = null
    if (target.current !== null || inView.index === index) return
    setIndex(inView.index)
    preloadNeighbours(track.current, inView.index)
  }

  /** If the address names a photo (#foto-3), the browser has scrolled there before this runs. */
  const attach = useCallback((strip: HTMLUListElement) => {
    track.current = strip
    const current = slideInView(strip).index
    setIndex(current)
    preloadNeighbours(strip, current)
    return () => {
      track.current = null
    }
  }, [])

  // In a dialog the strip has no size until the dialog is shown, which happens after rendering.
  useEffect(() => {
    if (first === 0 || !track.current) return
    scrollToSlide(track.current, first, true)
    setIndex(first)
    preloadNeighbours(track.current, first)
  }, [first])

  function cancelTarget() {
    target.current = null
  }

  function handleKey(event: KeyboardEvent) {
    const step = KEY_STEPS[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    show(index + step)
  }

  return {
    index,
    show,
    handleKey,
    strip: { ref: attach, onScroll: follow, onPointerDown: cancelTarget, onWheel: cancelTarget },
  }
}
