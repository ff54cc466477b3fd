import type { MouseEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { afterPaint } from './after-paint.ts'
import { buttonClass } from './button.ts'
import { Icon } from './icon.tsx'
import { isPlainClick } from './plain-click.ts'

const STEP = buttonClass({ variant: 'outline' })
/** State of a history entry that the pager made, so that only turning pages moves the focus. */
export const TURNED = 'página'

type Address = (page: number) => string
type Props = {
  page: number
  pages: number
  addressOf: Address
  className?: string
  /** True if a heading takes the focus and scrolls to the top after turning the page. */
  turning?: boolean
}

/** The pages of a list (spec, section 2), each with its own address; empty if there is only one page. */
export function Pager({ page, pages, addressOf, className = '', turning = false }: Props) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Paginación" className={`flex flex-wrap items-center justify-center gap-2 ${className}`}>
      <Step to={page > 1 ? addressOf(1) : null} turning={turning}>
        Primera
      </Step>
      <Step to={page > 1 ? addressOf(page - 1) : null} turning={turning}>
        <Icon name="chevron-left" />
        Anterior
      </Step>
      <span className="num px-3 font-semibold max-sm:order-first max-sm:w-full max-sm:text-center">
        Página {formatCount(page)} de {formatCount(pages)}
      </span>
      <Step to={page < pages ? addressOf(page + 1) : null} turning={turning}>
        Siguiente
        <Icon name="chevron-right" />
      </Step>
      <Step to={page < pages ? addressOf(pages) : null} turning={turning}>
        Última
      </Step>
    </nav>
  )
}

function Step({ to, turning, children }: { to: string | null; turning: boolean; children: ReactNode }) {
  const navigate = useNavigate()
  const move = turning ? { preventScrollReset: true, state: TURNED } : {}

  function turn(event: MouseEvent) {
    if (to === null || !isPlainClick(event)) return
    event.preventDefault()
    afterPaint(() => void navigate(to, move))
  }

  if (to === null)
    return (
      <span aria-disabled="true" className={STEP}>
        {children}
      </span>
    )
  return (
    <Link to={to} {...move} onClick={turn} className={STEP}>
      {children}
    </Link>
  )
}
