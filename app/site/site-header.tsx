import type { ReactNode } from 'react'
import { ContactStrip } from './contact-strip.tsx'
import { CookieBanner } from './cookie-banner.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NavBar } from './nav-bar.tsx'

/**
 * Header of the site; `tools` go in its bar. It has no box of its own, so that the bar is sticky over the whole page.
 */
export function SiteHeader({ tools }: { tools: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="absolute top-2 left-2 z-(--z-toast) rounded-sm bg-surface px-4 py-3 font-semibold not-focus:sr-only"
      >
        Saltar al contenido
      </a>
      <CookieBanner />
      <header className="contents">
        <ContactStrip />
        <NavBar tools={tools} />
        <MobileMenu />
      </header>
    </>
  )
}
