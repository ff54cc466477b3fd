import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { preloadNeighbours, scrollToSlide, slideInView, wrapped } from './gallery-track.ts'

const KEY_STEPS: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** A strip of photos that touch swipes natively; `show` and ← → drive it, round both ends. */
export function usePhotoStrip(count: number, first = 0) {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(first)
  /** The slide that a click sent the strip to: what passes by on the way there is not the current one. */
  const heading = useRef<number | null>(null)

  function show(asked: number) {
    if (!track.current) return
    const next = wrapped(asked, count)
    const { index: inView, settled } = slideInView(track.current)
    heading.current = settled && inView === next ? null : next
    setIndex(next)
    scrollToSlide(track.current, next, Math.abs(next - index) > 1)
    preloadNeighbours(track.current, next)
  }

  function follow() {
    if (!track.current) return
    const inView = slideInView(track.current)
    if (heading.current === inView.index && inView.settled) heading.current = null
    if (heading.current !== null || inView.index === index) return
    setIndex(inView.index)
    preloadNeighbours(track.current, inView.index)
  }

  /** The address may name a photo (#foto-3): the strip then already stands there before we listen. */
  const arrive = useCallback((strip: HTMLUListElement) => {
    track.current = strip
    const arrived = slideInView(strip).index
    setIndex(arrived)
    preloadNeighbours(strip, arrived)
    return () => {
      track.current = null
    }
  }, [])

  // In a dialog the strip has no size before it is shown, which is after it was rendered.
  useEffect(() => {
    if (first === 0 || !track.current) return
    scrollToSlide(track.current, first, true)
    setIndex(first)
    preloadNeighbours(track.current, first)
  }, [first])

  function takeOver() {
    heading.current = null
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
    strip: { ref: arrive, onScroll: follow, onPointerDown: takeOver, onWheel: takeOver },
  }
}
