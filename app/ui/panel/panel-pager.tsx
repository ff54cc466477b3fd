import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'

const STEP = buttonClass({ variant: 'outline' })
const count = new Intl.NumberFormat('es-MX')

type Props = {
  page: number
  pages: number
  /** The address of a page of this list. */
  to: (page: number) => string
}

/** The pages of a long list, each a real address; nothing when one page holds all. */
export function PanelPager({ page, pages, to }: Props) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Paginación" className="flex flex-wrap items-center justify-center gap-2">
      <Step to={page > 1 ? to(1) : null}>Primera</Step>
      <Step to={page > 1 ? to(page - 1) : null}>
        <Icon name="chevron-left" />
        Anterior
      </Step>
      <span className="num px-3 font-semibold max-sm:order-first max-sm:w-full max-sm:text-center">
        Página {count.format(page)} de {count.format(pages)}
      </span>
      <Step to={page < pages ? to(page + 1) : null}>
        Siguiente
        <Icon name="chevron-right" />
      </Step>
      <Step to={page < pages ? to(pages) : null}>Última</Step>
    </nav>
  )
}

function Step({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null)
    return (
      <span aria-disabled="true" className={STEP}>
        {children}
      </span>
    )
  return (
    <Link to={to} className={STEP}>
      {children}
    </Link>
  )
}
