import { NavLink, href } from 'react-router'
import { PanelIcon, type PanelIconName } from '#app/ui/panel/panel-icon.tsx'

/** Numbers shown beside the sections: alerts and new messages. */
export type PanelCounts = { alerts: number; messages: number }

type Section = { to: string; name: string; short: string; icon: PanelIconName; counted?: keyof PanelCounts }

const COUNTED: Record<keyof PanelCounts, [one: string, more: string]> = {
  alerts: ['alerta', 'alertas'],
  messages: ['mensaje nuevo', 'mensajes nuevos'],
}

/** Sections of the panel, in order (spec, section 2, Dashboard). `short` is the label in the tab bar. */
const SECTIONS: readonly Section[] = [
  { to: href('/dashboard'), name: 'Dashboard', short: 'Dashboard', icon: 'home' },
  { to: href('/dashboard/propiedades'), name: 'Propiedades', short: 'Propiedades', icon: 'building' },
  { to: href('/dashboard/actividad'), name: 'Registro de Actividad', short: 'Actividad', icon: 'log' },
  { to: href('/dashboard/alertas'), name: 'Alertas de Contratos', short: 'Alertas', icon: 'bell', counted: 'alerts' },
  { to: href('/dashboard/mensajes'), name: 'Mensajes', short: 'Mensajes', icon: 'inbox', counted: 'messages' },
  { to: href('/dashboard/configuracion'), name: 'Configuración', short: 'Configuración', icon: 'gear' },
]

/** Sections in the sidebar, with their numbers. */
export function SideSections({ counts }: { counts: PanelCounts }) {
  return (
    <nav aria-label="Panel" className="mt-6 grid content-start gap-0.5">
      {SECTIONS.map(({ to, name, icon, counted }) => (
        <NavLink key={to} to={to} end={!counted} className="dash-link">
          <PanelIcon name={icon} />
          {name}
          {counted && counts[counted] > 0 && (
            <span className="dash-count">
              {counts[counted]}
              <span className="sr-only"> {COUNTED[counted][counts[counted] === 1 ? 0 : 1]}</span>
            </span>
          )}
        </NavLink>
      ))}
    </nav>
  )
}

/** Sections in the bottom tab bar of narrow screens. */
export function TabSections({ counts }: { counts: PanelCounts }) {
  return (
    <nav aria-label="Panel" className="dash-tabs">
      {SECTIONS.map(({ to, name, short, icon, counted }) => (
        <NavLink
          key={to}
          to={to}
          end={!counted}
          className="dash-tab"
          aria-label={tabName(name, counted ? counts[counted] : 0)}
        >
          <PanelIcon name={icon} />
          <span>{short}</span>
        </NavLink>
      ))}
    </nav>
  )
}

function tabName(name: string, count: number): string {
  return count > 0 ? `${name}, ${count}` : name
}
