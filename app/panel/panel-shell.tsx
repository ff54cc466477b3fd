import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { UrlNotice } from '#app/site/url-notice.tsx'
import { RefreshOnFocus } from '#app/ui/panel/refresh-on-focus.tsx'
import type { Theme } from '#app/ui/panel/theme.ts'
import { Waiting } from '#app/ui/panel/waiting.tsx'
import { SearchShortcut } from '#app/ui/search-shortcut.tsx'
import { Account, AccountMenu } from './account.tsx'
import { PanelBrand } from './panel-brand.tsx'
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
