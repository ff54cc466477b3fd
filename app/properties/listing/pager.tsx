import type { ReactNode } from 'react'
import { Link, useLocation, useNavigationType } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { formatCount } from '#app/figures/measure.ts'

const STEP = buttonClass({ variant: 'outline' })
/** Left in the history entry of a turned page, so that only turning moves the focus. */
const TURNED = 'página'

type Address = (page: number) => string
type Props = { page: number; pages: number; addressOf: Address }

/** The pages of a list (spec, section 2), each a real address; nothing when one page holds all. */
export function Pager({ page, pages, addressOf }: Props) {
  if (pages <= 1) return null
  return (
    <nav
      aria-label="Paginación"
      className="mt-11 flex flex-wrap items-center justify-center gap-2 border-t border-line pt-7"
    >
      <Step addressOf={addressOf} to={page > 1 ? 1 : null}>
        Primera
      </Step>
      <Step addressOf={addressOf} to={page > 1 ? page - 1 : null}>
        <Icon name="chevron-left" />
        Anterior
      </Step>
      <span className="num px-3 font-semibold max-sm:order-first max-sm:w-full max-sm:text-center">
        Página {formatCount(page)} de {formatCount(pages)}
      </span>
      <Step addressOf={addressOf} to={page < pages ? page + 1 : null}>
        Siguiente
        <Icon name="chevron-right" />
      </Step>
      <Step addressOf={addressOf} to={page < pages ? pages : null}>
        Última
      </Step>
    </nav>
  )
}

function Step({ addressOf, to, children }: { addressOf: Address; to: number | null; children: ReactNode }) {
  if (to === null)
    return (
      <span aria-disabled="true" className={STEP}>
        {children}
      </span>
    )
  return (
    <Link to={addressOf(to)} preventScrollReset state={TURNED} className={STEP}>
      {children}
    </Link>
  )
}

/** The heading over the results. After a page was turned it is a new one, which takes the focus and the top of the screen. */
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
