import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import type { AgencyPage } from '#app/agency/agency.ts'
import { useAgency } from '#app/agency/use-agency.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { isPlainClick } from '#app/ui/plain-click.ts'
import { StaticPart, linkAround } from '#app/ui/static-part.tsx'
import { siteLinksIn } from './site-pages.ts'

/** `within`: how the paths below it begin; null where there are none. */
type SiteLink = { to: string; label: string; within: string | null }

function linksOf(pages: readonly AgencyPage[]): SiteLink[] {
  return [
    { to: href('/'), label: 'Inicio', within: null },
    ...siteLinksIn('menu', pages).map((link) => ({ ...link, within: null })),
    { to: href('/propiedades'), label: 'Propiedades', within: '/propiedad' },
    { to: '/contacto', label: 'Contacto', within: null },
  ]
}

type Look = {
  linkClass: string
  /** Icon after each name. */
  trailing?: IconName
}
type Props = Look & {
  className: string
  /** For the menu, which has its own history entry (`backCloses`): a link replaces that entry. */
  onFollow?: (event: MouseEvent<HTMLElement>) => void
}

/** The main links; `aria-current` is 'page' on the page itself and 'true' on a page below it. */
export function SiteLinks({ className, linkClass, trailing, onFollow }: Props) {
  const { pathname } = useLocation()
  const links = linksOf(useAgency().pages)
  const navigate = useNavigate()
  const list = useRef<HTMLUListElement>(null)
  const [first] = useState(pathname)
  // The links are changed in place, because one of them may have the focus.
  useLayoutEffect(() => {
    for (const [at, link] of [...(list.current?.querySelectorAll('a') ?? [])].entries()) mark(link, links[at], pathname)
  })

  function onClick(event: MouseEvent<HTMLElement>) {
    const link = linkAround(event)
    if (!link || !onFollow) return
    onFollow(event)
    if (!isPlainClick(event)) return
    event.preventDefault()
    void navigate(link.pathname, { replace: true })
  }

  const data = { links, linkClass, trailing, pathname: first }
  return <StaticPart tag="ul" ref={list} className={className} onClick={onClick} paint={paintLinks} data={data} />
}

function paintLinks({ links, linkClass, trailing, pathname }: Look & { links: SiteLink[]; pathname: string }) {
  return links.map((link) => (
    <li key={link.to}>
      <a href={link.to} aria-current={currentOf(link, pathname)} className={linkClass}>
        {link.label}
        {trailing && <Icon name={trailing} />}
      </a>
    </li>
  ))
}

function currentOf({ to, within }: SiteLink, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  return within !== null && pathname.startsWith(within) ? 'true' : undefined
}

function mark(element: Element, link: SiteLink | undefined, pathname: string) {
  const current = link && currentOf(link, pathname)
  if (current) element.setAttribute('aria-current', current)
  else element.removeAttribute('aria-current')
}
