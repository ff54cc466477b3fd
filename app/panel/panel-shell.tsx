import type { ReactNode } from 'react'
import { Link, href, useLocation, useNavigation } from 'react-router'
import { Brand } from '#app/agency/brand.tsx'
import { UrlNotice } from '#app/site/url-notice.tsx'
import { RefreshOnFocus } from '#app/ui/panel/refresh-on-focus.tsx'
import type { Theme } from '#app/ui/panel/theme.ts'
import { SearchShortcut } from '#app/ui/search-shortcut.tsx'
import { Account, AccountMenu } from './account.tsx'
import type { Person } from './person.ts'
import { type PanelCounts, SideSections, TabSections } from './sections.tsx'
import './shell.css'

type Props = { person: Person; theme: Theme; counts: PanelCounts; children: ReactNode }

/** Frame of the panel: a sidebar from 1024 px, a bottom tab bar on narrower screens. */
export function PanelShell({ person, theme, counts, children }: Props) {
  const { pathname } = useLocation()
  return (
    <div className="dash" data-theme={theme}>
      <a
        href="#main"
        className="absolute top-2 left-2 z-(--z-toast) rounded-sm bg-surface px-4 py-3 font-semibold not-focus:sr-only"
      >
        Saltar al contenido
      </a>
      <aside className="dash-side">
        <PanelBrand />
        <SideSections counts={counts} />
        <div className="border-t border-line px-2 pt-[.9rem]">
          <Account person={person} />
        </div>
      </aside>
      <div className="grid min-w-0 grid-rows-[auto_1fr]">
        <header className="dash-top">
          <PanelBrand />
          <AccountMenu person={person} />
        </header>
        <main id="main" className="dash-main">
          {children}
          <Waiting from={pathname} />
        </main>
      </div>
      <TabSections counts={counts} />
      <UrlNotice />
      <RefreshOnFocus />
      <SearchShortcut />
    </div>
  )
}

/** The brand over the panel: the way to its first page. */
function PanelBrand() {
  return (
    <Link
      to={href('/dashboard')}
      className="inline-flex min-h-11 items-center text-inherit no-underline hover:text-inherit"
    >
      <Brand note="Panel" />
    </Link>
  )
}

/** What covers a section while another one is on its way (decision 23). */
function Waiting({ from }: { from: string }) {
  const { location } = useNavigation()
  if (!location || location.pathname === from) return null
  return (
    <div role="status" className="waiting">
      <span aria-hidden="true" className="spinner" />
      Cargando...
    </div>
  )
}
