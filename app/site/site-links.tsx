import type { ReactNode } from 'react'
import { Link, href, useLocation } from 'react-router'

const LINKS = [
  { to: href('/'), label: 'Inicio', within: null },
  { to: '/nosotros', label: 'Nosotros', within: null },
  { to: '/servicios', label: 'Servicios', within: null },
  { to: href('/propiedades'), label: 'Propiedades', within: '/propiedad' },
  { to: '/contacto', label: 'Contacto', within: null },
] as const

type Props = {
  className: string
  linkClass: string
  /** Rendered after each name. */
  trailing?: ReactNode
  onFollow?: React.MouseEventHandler<HTMLAnchorElement>
}

/** The five main links; `aria-current` is 'page' on the page itself and 'true' on a page below it. */
export function SiteLinks({ className, linkClass, trailing, onFollow }: Props) {
  const { pathname } = useLocation()
  return (
    <ul className={className}>
      {LINKS.map(({ to, label, within }) => (
        <li key={to}>
          <Link
            to={to}
            // In the menu, which has an entry in the history (`backCloses`).
            replace={onFollow !== undefined}
            onClick={onFollow}
            aria-current={
              pathname === to ? 'page' : within !== null && pathname.startsWith(within) ? 'true' : undefined
            }
            className={linkClass}
          >
            {label}
            {trailing}
          </Link>
        </li>
      ))}
    </ul>
  )
}
