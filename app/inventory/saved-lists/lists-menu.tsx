import { Link, href, useLocation } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { SIDE_LINK } from '#app/panel/sections.tsx'
import type { SavedList } from './saved-list.ts'

const ADDRESS = href('/dashboard/propiedades')

/** The saved lists in the sidebar, with the number of their properties. */
export function ListsMenu({ lists }: { lists: readonly SavedList[] }) {
  const { pathname, search } = useLocation()
  const here = pathname + search
  return (
    <nav aria-labelledby="menu-listas" className="mt-4 border-t border-line pt-3 pb-4">
      <h2 id="menu-listas" className="font-sans text-sm tracking-normal">
        <Link
          to={href('/dashboard/listas')}
          aria-current={pathname === href('/dashboard/listas') ? 'page' : undefined}
          className={SIDE_LINK}
        >
          Listas
        </Link>
      </h2>
      <ul>
        {lists.map(({ id, name, query, count }) => (
          <li key={id}>
            <Link
              to={ADDRESS + query}
              aria-current={here === ADDRESS + query ? 'true' : undefined}
              className={SIDE_LINK}
            >
              <span className="min-w-0 truncate" title={name}>
                {name}
              </span>
              <span className="num ml-auto text-2xs text-ink-3">{formatCount(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
