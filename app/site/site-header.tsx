import type { ReactNode } from 'react'
import { SkipLink } from '#app/ui/skip-link.tsx'
import { ContactStrip } from './contact-strip.tsx'
import { CookieBanner } from './cookie-banner.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NavBar } from './nav-bar.tsx'

/**
 * Header of the site; `tools` go in its bar. It has no box of its own, so that the bar is sticky over the whole page.
 * On paper only the brand is left of it (print.css).
 */
export function SiteHeader({ tools }: { tools: ReactNode }) {
  return (
    <>
      <SkipLink />
      <CookieBanner />
      <header className="site-header contents">
        <ContactStrip />
        <NavBar tools={tools} />
        <MobileMenu />
      </header>
    </>
  )
}
