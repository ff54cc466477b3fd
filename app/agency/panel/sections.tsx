import { NavLink, href } from 'react-router'
import { PanelIcon, type PanelIconName } from '#app/ui/panel/panel-icon.tsx'

type Section = { to: string; name: string; short: string; icon: PanelIconName }

/** The places of the panel, in the order of the spec (section 2, Dashboard). `short` fits the tab bar. */
const SECTIONS: readonly Section[] = [
  { to: href('/dashboard'), name: 'Dashboard', short: 'Dashboard', icon: 'home' },
  { to: href('/dashboard/propiedades'), name: 'Propiedades', short: 'Propiedades', icon: 'building' },
  { to: href('/dashboard/actividad'), name: 'Registro de Actividad', short: 'Actividad', icon: 'log' },
  { to: href('/dashboard/alertas'), name: 'Alertas de Contratos', short: 'Alertas', icon: 'bell' },
  { to: href('/dashboard/configuracion'), name: 'Configuración', short: 'Configuración', icon: 'gear' },
]

/** The sections beside the page, with the number of alerts at theirs. */
export function SideSections({ alerts }: { alerts: number }) {
  return (
    <nav aria-label="Panel" className="mt-6 grid content-start gap-0.5">
      {SECTIONS.map(({ to, name, icon }) => (
        <NavLink key={to} to={to} end className="dash-link">
          <PanelIcon name={icon} />
          {name}
          {icon === 'bell' && alerts > 0 && (
            <span className="dash-count">
              {alerts}
              <span className="sr-only"> {alerts === 1 ? 'alerta' : 'alertas'}</span>
            </span>
          )}
        </NavLink>
      ))}
    </nav>
  )
}

/** The sections under the page, where there is no room beside it. */
export function TabSections({ alerts }: { alerts: number }) {
  return (
    <nav aria-label="Panel" className="dash-tabs">
      {SECTIONS.map(({ to, name, short, icon }) => (
        <NavLink key={to} to={to} end className="dash-tab" aria-label={tabName(name, icon === 'bell' ? alerts : 0)}>
          <PanelIcon name={icon} />
          <span>{short}</span>
        </NavLink>
      ))}
    </nav>
  )
}

function tabName(name: string, alerts: number): string {
  return alerts > 0 ? `${name}, ${alerts}` : name
}
