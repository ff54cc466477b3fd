import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { Icon } from './icon.tsx'

/** Link at the end of a section, with an arrow that moves on hover. */
export function MoreLink({ to, children }: { to: To; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="group inline-flex items-center gap-[.4rem] py-[.4rem] font-semibold no-underline pointer-coarse:min-h-11"
    >
      {children}
      <Icon
        name="right"
        className="transition-[translate] duration-(--duration-2) ease-out group-hover:translate-x-1"
      />
    </Link>
  )
}
