import { Link } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import type { SearchLink } from './search-view.ts'

/** Keeps a number on the line of the last word. */
const NO_BREAK = '\u00A0'

/** 'Búsquedas frecuentes': ways to the pages of what people look for most. */
export function SearchLinks({ links }: { links: readonly SearchLink[] }) {
  if (links.length === 0) return null
  return (
    <nav aria-labelledby="busquedas" className="border-t border-line bg-canvas-2">
      <div className="wrap py-[clamp(2rem,1.4rem+2.6vw,3.5rem)]">
        <h2 id="busquedas" className="text-xl">
          Búsquedas frecuentes
        </h2>
        <ul className="mt-4 gap-x-8 sm:columns-2 lg:columns-3">
          {links.map(({ path, name, total }) => (
            <li key={path} className="break-inside-avoid py-1.5 pointer-coarse:py-2.5">
              <Link to={path} className="py-2 pointer-coarse:py-3">
                {name}
              </Link>
              {NO_BREAK}
              <span className="num text-sm text-ink-3">({formatCount(total)})</span>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
