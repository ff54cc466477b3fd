import { useCallback, useState } from 'react'

/** How long the count lasts, in ms (spec, section 9). */
const DURATION = 2000
const STILL = '(prefers-reduced-motion: reduce)'

type Props = { figure: number; prefix?: string; text: string }

/** A large figure that counts up when it becomes visible; the accessible text has the final number from the start. */
export function Counter({ figure, prefix = '', text }: Props) {
  const { shown, watch } = useCountUp(figure)
  return (
    <li>
      <b className="num block font-display text-[clamp(3.25rem,2.2rem+4.6vw,6.25rem)] leading-[.9] font-[650] tracking-[-.035em] text-white">
        <span className="sr-only">{prefix + figure}</span>
        <span ref={watch} aria-hidden="true" data-counts={shown === null ? undefined : ''} className="count">
          {prefix + (shown ?? figure)}
        </span>
      </b>
      <span className="mt-[.6rem] block max-w-[24ch] leading-[1.4] text-on-plane-2">{text}</span>
    </li>
  )
}

function useCountUp(figure: number) {
  // Null until the count begins: the figure becomes visible together with its zero.
  const [shown, setShown] = useState<number | null>(null)
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element || matchMedia(STILL).matches) return
      // about.css hides the figure until the count starts. If it is already visible, it is not counted again.
      if (getComputedStyle(element).visibility === 'visible') return
      setShown(0)
      let frame = 0
      function count(start: number) {
        frame = requestAnimationFrame((now) => {
          const passed = Math.min(1, (now - start) / DURATION)
          setShown(Math.round(figure * (1 - (1 - passed) ** 3)))
          if (passed < 1) count(start)
        })
      }
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        count(performance.now())
      })
      observer.observe(element)
      return () => {
        observer.disconnect()
        cancelAnimationFrame(frame)
        setShown(figure)
      }
    },
    [figure],
  )
  return { shown, watch }
}
