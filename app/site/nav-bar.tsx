import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, href } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { dialogCommand } from '#app/ui/dialog-command.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { BrandLink } from '#app/agency/brand.tsx'
import { MENU_ID } from './mobile-menu.tsx'
import { SiteLinks } from './site-links.tsx'

/** Shown once the page's own contact button has scrolled away. */
const CONTACT = buttonClass({ size: 'sm', className: 'mr-2 hidden lg:group-data-scrolled/bar:inline-flex' })
const LINK =
  'nav-link relative inline-flex min-h-11 items-center px-[.9rem] font-medium text-ink-2 no-underline hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink'

/**
 * The sticky bar. After scrolling it shows 60 of its 72 px: the bar moves up 12 px and its content 6 px down,
 * so that nothing below moves. Its links undo the scroll padding of the page: focusing them must not scroll it.
 */
export function NavBar({ tools }: { tools: ReactNode }) {
  const { sentinel, scrolled } = useScrolled()
  return (
    <>
      <div ref={sentinel} className="pointer-events-none absolute top-0 h-[100px] w-px" />
      <div
        data-scrolled={scrolled || undefined}
        className="site-bar group/bar @container sticky top-0 z-(--z-nav) border-b border-line bg-canvas transition-[translate] duration-(--duration-2) ease-out data-scrolled:-translate-y-3 data-scrolled:shadow-raised **:-scroll-mt-28"
      >
        <div className="wrap flex min-h-18 items-center gap-2 sm:gap-4 transition-[translate] duration-(--duration-2) ease-out group-data-scrolled/bar:translate-y-1.5">
          <BrandLink />
          <nav aria-label="Principal" className="ml-auto max-lg:hidden">
            <SiteLinks className="flex" linkClass={LINK} />
          </nav>
          <div className="screen-only ml-auto flex items-center gap-1 @max-[20rem]:-mr-2.5 @max-[20rem]:gap-0 lg:ml-0">
            <Link to="/contacto" className={CONTACT}>
              Contactar Asesor
            </Link>
            <Link
              to={href('/propiedades')}
              aria-label="Buscar propiedades"
              className={buttonClass({ variant: 'ghost', icon: true, className: 'max-[16rem]:hidden' })}
            >
              <Icon name="search" />
            </Link>
            {tools}
            <button
              {...dialogCommand('show-modal', MENU_ID)}
              aria-label="Abrir menú"
              aria-haspopup="dialog"
              className={buttonClass({ variant: 'ghost', icon: true, className: 'lg:hidden' })}
            >
              <Icon name="menu" />
            </button>
          </div>
        </div>
      </div>
    </>
  )
}

/** Whether the page has scrolled more than 100 px, the height of the observed element (spec, section 9). */
function useScrolled() {
  const sentinel = useRef<HTMLDivElement>(null)
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    if (!sentinel.current) return
    const observer = new IntersectionObserver((entries) => setScrolled(!entries.at(-1)?.isIntersecting))
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [])
  return { sentinel, scrolled }
}
