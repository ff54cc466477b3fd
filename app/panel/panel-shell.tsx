import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Link, href, useLocation, useRevalidator } from 'react-router'
import { Brand } from '#app/agency/brand.tsx'
import { findSilence } from '#app/site/connection/use-blocked-reload.tsx'
import { useLoadingPage } from '#app/site/connection/use-loading-page.tsx'
import { UrlNotice } from '#app/site/url-notice.tsx'
import { PanelSkipLink } from '#app/ui/panel/panel-skip-link.tsx'
import type { Theme } from '#app/ui/panel/theme.ts'
import { Waiting } from '#app/ui/panel/waiting.tsx'
import { SearchShortcut } from '#app/ui/search-shortcut.tsx'
import { Account, AccountMenu, MENU_LINK, closeMenu } from './account.tsx'
import type { Person } from './person.ts'
import { type PanelCounts, SideSections, TabSections, TodayLink } from './sections.tsx'
import './shell.css'

type Props = {
  person: Person
  theme: Theme
  counts: PanelCounts
  /** Below the sections of the sidebar. */
  menu?: ReactNode
  /** Covers the content while another page loads. */
  pending?: ReactNode
  children: ReactNode
}

/** Frame of the panel: a sidebar from 1024 px, a bottom tab bar on narrower screens. */
export function PanelShell({ person, theme, counts, menu, pending = <SectionPending />, children }: Props) {
  return (
    <div
      className="staff-frame grid min-h-dvh grid-cols-1 bg-canvas-2 text-sm/normal text-ink lg:grid-cols-[var(--sidebar)_minmax(0,1fr)]"
      data-theme={theme}
    >
      <PanelSkipLink />
      <aside className="sticky top-0 hidden h-dvh grid-cols-1 grid-rows-[auto_1fr_auto] overflow-y-auto border-r border-line bg-surface px-3 py-[1.1rem] lg:grid">
        <PanelBrand className="px-3" />
        <div>
          <SideSections counts={counts} />
          {menu}
        </div>
        <div className="border-t border-line px-2 pt-[.9rem]">
          <Account person={person} />
        </div>
      </aside>
      <div className="grid min-w-0 grid-rows-[auto_1fr]">
        <header className="panel-top @container sticky top-0 z-(--z-sticky) border-b border-line bg-surface lg:hidden">
          <div className="flex min-h-15 items-center justify-between gap-3 px-(--gutter)">
            <PanelBrand />
            <TodayLink
              due={counts.due}
              className="ml-auto inline-flex min-h-11 flex-none items-center gap-[.4rem] rounded-sm px-2 font-medium text-ink-2 no-underline aria-[current]:bg-selected aria-[current]:text-ink @max-[21rem]:hidden"
            />
            <AccountMenu person={person}>
              <TodayLink due={counts.due} onClick={closeMenu} className={`${MENU_LINK} @min-[21rem]:hidden`} />
            </AccountMenu>
          </div>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="relative grid w-full max-w-(--container) grid-cols-1 content-start gap-5 px-(--gutter) pt-5 pb-24 outline-none lg:mx-auto lg:gap-6 lg:px-8 lg:pt-7 lg:pb-12"
        >
          {children}
          {pending}
        </main>
      </div>
      <TabSections counts={counts} />
      <UrlNotice />
      <RefreshOnFocus />
      <SearchShortcut />
    </div>
  )
}

/** The brand, as a link to the panel's home. */
function PanelBrand({ className = '' }: { className?: string }) {
  return (
    <Link
      to={href('/dashboard')}
      className={`inline-flex min-h-11 min-w-0 items-center text-inherit no-underline hover:text-inherit ${className}`}
    >
      <Brand note="Panel" />
    </Link>
  )
}

/** Covers a section while another one loads (decision 23). */
export function SectionPending() {
  if (!useLoadingPage()) return null
  return <Waiting className="absolute" />
}

/**
 * Reloads the data of the page when the window gains the focus (spec, section 2, Dashboard). The form of a property is left
 * alone: its loader leads away once somebody else deleted the property.
 */
function RefreshOnFocus() {
  const { state, revalidate } = useRevalidator()
  const { pathname } = useLocation()
  const refresh = useEffectEvent(async () => {
    if (!pathname.startsWith(href('/dashboard'))) return
    // A failed automatic refresh must not replace the page with an error.
    if (state === 'idle' && (await findSilence()) === null) await revalidate()
  })
  useEffect(() => {
    const onFocus = () => void refresh()
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [])
  return null
}
