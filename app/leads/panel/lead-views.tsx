import { Link, href } from 'react-router'
import { type LeadFilters, leadQuery } from '#app/leads/lead-query.ts'
import { PILL_LINK } from '#app/ui/panel/pill-link.ts'

const ADDRESS = href('/dashboard/prospectos')

type ViewProps = { filters: LeadFilters; current: 'list' | 'board' | 'numbers' }

/** The day, the list and the board with the same filters, and the numbers. */
export function LeadViews({ filters, current }: ViewProps) {
  const query = leadQuery({ ...filters, stage: null })
  return (
    <nav aria-label="Vistas de los prospectos" className="flex flex-wrap gap-2">
      <Link to={href('/dashboard/hoy')} className={PILL_LINK}>
        Hoy
      </Link>
      <Link to={ADDRESS + query} aria-current={current === 'list' ? 'page' : undefined} className={PILL_LINK}>
        Lista
      </Link>
      <Link
        to={href('/dashboard/prospectos/tablero') + query}
        aria-current={current === 'board' ? 'page' : undefined}
        className={PILL_LINK}
      >
        Por etapa
      </Link>
      <Link
        to={href('/dashboard/prospectos/numeros')}
        aria-current={current === 'numbers' ? 'page' : undefined}
        className={PILL_LINK}
      >
        Números
      </Link>
    </nav>
  )
}
