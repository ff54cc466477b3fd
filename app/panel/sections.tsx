import type { MouseEventHandler } from 'react'
import { Link, href, matchPath, useLocation } from 'react-router'
import { PanelIcon, type PanelIconName } from '#app/ui/panel/panel-icon.tsx'
import { shortCount } from './counted.ts'

/** Classes of a link of the sidebar. */
export const SIDE_LINK =
  'group flex min-h-10 items-center gap-[.65rem] rounded-sm px-3 font-medium text-ink-2 no-underline hover:bg-hover hover:text-ink aria-[current]:bg-selected aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:min-h-11'

/** Numbers shown beside the sections: alerts, new messages, and actions that are overdue or due today. */
export type PanelCounts = { alerts: number; messages: number; due: number }

type Section = { to: string; name: string; short: string | null; icon: PanelIconName; counted?: keyof PanelCounts }

/** Every other address of the panel begins with this one. */
const HOME = href('/dashboard')
const TODAY = href('/dashboard/hoy')

const COUNTED: Record<keyof PanelCounts, [one: string, more: string]> = {
  alerts: ['alerta', 'alertas'],
  messages: ['mensaje nuevo', 'mensajes nuevos'],
  due: ['acción pendiente', 'acciones pendientes'],
}

/**
 * Sections of the panel, in order (spec, section 2, Dashboard). `short` is the label in the tab bar, which has five places
 * (design, section 3). Sections without it are linked elsewhere: 'Hoy' from the head, 'Conjuntos'
 * and 'Propietarios' from the page of the properties, 'Prospectos' from the messages, 'Configuración' from the account menu.
 */
const SECTIONS: readonly Section[] = [
  { to: TODAY, name: 'Hoy', short: null, icon: 'today', counted: 'due' },
  { to: HOME, name: 'Dashboard', short: 'Dashboard', icon: 'home' },
  { to: href('/dashboard/propiedades'), name: 'Propiedades', short: 'Propiedades', icon: 'building' },
  { to: href('/dashboard/conjuntos'), name: 'Conjuntos', short: null, icon: 'complex' },
  { to: href('/dashboard/propietarios'), name: 'Propietarios', short: null, icon: 'owner' },
  { to: href('/dashboard/actividad'), name: 'Registro de Actividad', short: 'Actividad', icon: 'log' },
  { to: href('/dashboard/alertas'), name: 'Alertas de Contratos', short: 'Alertas', icon: 'bell', counted: 'alerts' },
  { to: href('/dashboard/mensajes'), name: 'Mensajes', short: 'Mensajes', icon: 'inbox', counted: 'messages' },
  { to: href('/dashboard/prospectos'), name: 'Prospectos', short: null, icon: 'lead' },
  { to: href('/dashboard/configuracion'), name: 'Configuración', short: null, icon: 'gear' },
]

/** Pages of 'Propiedades' at other addresses: of one property, which the specification sets outside the dashboard, and of many. */
const PROPERTY_PAGES = [
  '/property',
  href('/add-property'),
  '/edit-property',
  href('/dashboard/mapa'),
  href('/dashboard/listas'),
  href('/dashboard/importar'),
  href('/dashboard/fotos'),
  href('/dashboard/cambios'),
  href('/dashboard/papelera'),
]

/** `aria-current` of a section: 'page' at its address and below it, 'true' for its pages at other addresses. */
function useCurrentSection(): (to: string) => 'page' | 'true' | undefined {
  const { pathname } = useLocation()
  const isProperty = PROPERTY_PAGES.some((path) => matchPath({ path, end: false }, pathname))
  return (to) => {
    if (matchPath({ path: to, end: to === HOME }, pathname)) return 'page'
    return isProperty && to === href('/dashboard/propiedades') ? 'true' : undefined
  }
}

/** Five names side by side: they are smaller on the narrowest phones, and limited to the available width with very large text. */
const TAB =
  'relative grid min-h-15 flex-1 content-center justify-items-center gap-[.2rem] text-center text-2xs leading-[1.1] font-medium text-ink-3 no-underline max-[26rem]:text-[.75rem] max-[22rem]:text-[.6875rem] max-[19rem]:text-[3.1vw] max-[19rem]:[&>svg]:size-[.9rem] aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_2px_0_var(--color-faro)]'

/** Sections in the sidebar, with their numbers. */
export function SideSections({ counts }: { counts: PanelCounts }) {
  const currentOf = useCurrentSection()
  return (
    <nav aria-label="Panel" className="mt-6 grid content-start gap-0.5">
      {SECTIONS.map(({ to, name, icon, counted }) => (
        <Link key={to} to={to} aria-current={currentOf(to)} className={SIDE_LINK}>
          <PanelIcon name={icon} className="group-aria-[current]:text-faro-text" />
          {name}
          {counted && counts[counted] > 0 && (
            <span className="num ml-auto rounded-full bg-danger-bg px-[.45rem] py-[.1rem] text-2xs font-semibold text-danger">
              {counts[counted]}
              <span className="sr-only"> {COUNTED[counted][counts[counted] === 1 ? 0 : 1]}</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}

/** Sections in the bottom tab bar of narrow screens. */
export function TabSections({ counts }: { counts: PanelCounts }) {
  const currentOf = useCurrentSection()
  return (
    <nav
      aria-label="Panel"
      className="tab-bar fixed inset-x-0 bottom-0 z-(--z-nav) flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {SECTIONS.map(
        ({ to, name, short, icon, counted }) =>
          short !== null && (
            <Link key={to} to={to} aria-current={currentOf(to)} className={TAB}>
              <PanelIcon name={icon} />
              <TabName name={name} short={short} />
              {counted && counts[counted] > 0 && (
                <span className="num absolute top-1 left-[calc(50%+.4rem)] rounded-full max-[16rem]:left-[35%] bg-danger-action px-[.3rem] py-[.1rem] text-[.75rem] leading-none font-bold whitespace-nowrap text-on-danger">
                  <span className="sr-only">, </span>
                  {shortCount(counts[counted])}
                </span>
              )}
            </Link>
          ),
      )}
    </nav>
  )
}

type TodayProps = { due: number; className: string; onClick?: MouseEventHandler<HTMLAnchorElement> }

/** 'Hoy' in the head of narrow screens, whose tab bar has no place for it. */
export function TodayLink({ due, ...look }: TodayProps) {
  const isCurrent = useCurrentSection()(TODAY)
  return (
    <Link to={TODAY} aria-current={isCurrent} {...look}>
      <PanelIcon name="today" />
      Hoy
      {due > 0 && (
        <span className="num rounded-full bg-danger-action px-[.35rem] py-[.15rem] text-[.75rem] leading-none font-bold text-on-danger">
          {shortCount(due)}
          <span className="sr-only"> {COUNTED.due[due === 1 ? 0 : 1]}</span>
        </span>
      )}
    </Link>
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
