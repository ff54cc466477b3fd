import { useLocation, useNavigationType } from 'react-router'
import { TURNED } from '#app/ui/pager.tsx'

/** The heading over the results. After paging it is mounted again, takes the focus and scrolls to the top of the screen. */
export function ResultsHeading() {
  const { key, state } = useLocation()
  const turned = useNavigationType() === 'PUSH' && state === TURNED
  return (
    <h2
      key={turned ? key : 'resultados'}
      ref={turned ? startHere : null}
      id="resultados"
      tabIndex={-1}
      className="sr-only"
    >
      Resultados
    </h2>
  )
}

function startHere(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView()
}
