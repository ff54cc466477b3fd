import type { ReactNode } from 'react'
import { Link, href, useLocation } from 'react-router'
import { SECTION_HEAD } from '#app/panel/section-head.ts'
import { PILL_LINK } from '#app/ui/panel/pill-link.ts'

type Section = { to: string; name: string; lead: string }

/** The sections of Configuración, in order; each has an address of its own below its layout in app/routes.ts. */
const SECTIONS: readonly Section[] = [
  {
    to: href('/dashboard/configuracion'),
    name: 'General',
    lead: 'Contacto que se usa por defecto en las propiedades nuevas',
  },
  { to: href('/dashboard/configuracion/equipo'), name: 'Equipo', lead: 'Quién entra al panel' },
  { to: href('/dashboard/configuracion/estado'), name: 'Estado', lead: 'Cómo está el sitio' },
]

/** Configuración (spec, section 2, Dashboard): one heading, and the way between its sections. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const shown = SECTIONS.find(({ to }) => to === pathname.replace(/\/$/, ''))
  return (
    <>
      <div className={SECTION_HEAD}>
        <div>
          <h1>Configuración</h1>
          {shown && <p>{shown.lead}</p>}
        </div>
      </div>
      <nav aria-label="Configuración" className="flex flex-wrap gap-2">
        {SECTIONS.map(({ to, name }) => (
          <Link key={to} to={to} aria-current={to === shown?.to ? 'page' : undefined} className={PILL_LINK}>
            {name}
          </Link>
        ))}
      </nav>
      {children}
    </>
  )
}
