import { NavLink, href } from 'react-router'
import { PanelIcon, type PanelIconName } from '#app/ui/panel/panel-icon.tsx'
import { shortCount } from './counted.ts'

/** Classes of a link of the sidebar. */
export const SIDE_LINK =
  'group flex min-h-10 items-center gap-[.65rem] rounded-sm px-3 font-medium text-ink-2 no-underline hover:bg-hover hover:text-ink aria-[current]:bg-selected aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:min-h-11'

/** Numbers shown beside the sections: alerts and new messages. */
export type PanelCounts = { alerts: number; messages: number }

type Section = { to: string; name: string; short: string | null; icon: PanelIconName; counted?: keyof PanelCounts }

/** Every other address of the panel begins with this one. */
const HOME = href('/dashboard')

const COUNTED: Record<keyof PanelCounts, [one: string, more: string]> = {
  alerts: ['alerta', 'alertas'],
  messages: ['mensaje nuevo', 'mensajes nuevos'],
}

/**
 * Sections of the panel, in order (spec, section 2, Dashboard). `short` is the label in the tab bar, which has five places
 * (design, section 3). Sections without it are linked elsewhere: 'Conjuntos' and 'Propietarios' from the
 * page of the properties, 'Configuración' from the account menu.
 */
const SECTIONS: readonly Section[] = [
  { to: HOME, name: 'Dashboard', short: 'Dashboard', icon: 'home' },
  { to: href('/dashboard/propiedades'), name: 'Propiedades', short: 'Propiedades', icon: 'building' },
  { to: href('/dashboard/conjuntos'), name: 'Conjuntos', short: null, icon: 'complex' },
  { to: href('/dashboard/propietarios'), name: 'Propietarios', short: null, icon: 'owner' },
  { to: href('/dashboard/actividad'), name: 'Registro de Actividad', short: 'Actividad', icon: 'log' },
  { to: href('/dashboard/alertas'), name: 'Alertas de Contratos', short: 'Alertas', icon: 'bell', counted: 'alerts' },
  { to: href('/dashboard/mensajes'), name: 'Mensajes', short: 'Mensajes', icon: 'inbox', counted: 'messages' },
  { to: href('/dashboard/configuracion'), name: 'Configuración', short: null, icon: 'gear' },
]

/** Five names side by side: they are smaller on the narrowest phones, and limited to the available width with very large text. */
const TAB =
  'relative grid min-h-15 flex-1 content-center justify-items-center gap-[.2rem] text-center text-2xs leading-[1.1] font-medium text-ink-3 no-underline max-[26rem]:text-[.75rem] max-[22rem]:text-[.6875rem] max-[19rem]:text-[3.1vw] max-[19rem]:[&>svg]:size-[.9rem] aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_2px_0_var(--color-faro)]'

/** Sections in the sidebar, with their numbers. */
export function SideSections({ counts }: { counts: PanelCounts }) {
  return (
    <nav aria-label="Panel" className="mt-6 grid content-start gap-0.5">
      {SECTIONS.map(({ to, name, icon, counted }) => (
        <NavLink key={to} to={to} end={to === HOME} className={SIDE_LINK}>
          <PanelIcon name={icon} className="group-aria-[current]:text-faro-text" />
          {name}
          {counted && counts[counted] > 0 && (
            <span className="num ml-auto rounded-full bg-danger-bg px-[.45rem] py-[.1rem] text-2xs font-semibold text-danger">
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
    <nav
      aria-label="Panel"
      className="tab-bar fixed inset-x-0 bottom-0 z-(--z-nav) flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {SECTIONS.map(
        ({ to, name, short, icon, counted }) =>
          short !== null && (
            <NavLink key={to} to={to} end={to === HOME} className={TAB}>
              <PanelIcon name={icon} />
              <TabName name={name} short={short} />
              {counted && counts[counted] > 0 && (
                <span className="num absolute top-1 left-[calc(50%+.4rem)] rounded-full bg-danger-action px-[.3rem] py-[.1rem] text-[.75rem] leading-none font-bold whitespace-nowrap text-on-danger">
                  <span className="sr-only">, </span>
                  {shortCount(counts[counted])}
                </span>
              )}
            </NavLink>
          ),
      )}
    </nav>
  )
}

/** Shows the short name; screen readers read the full one. */
function TabName({ name, short }: { name: string; short: string }) {
  const [before, after] = name.split(short)
  return (
    <span>
      {before && <span className="sr-only">{before}</span>}
      {short}
      {after && <span className="sr-only">{after}</span>}
    </span>
  )
}
