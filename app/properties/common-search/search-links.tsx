import { Link } from 'react-router'
import { formatCount } from '#app/properties/measure.ts'
import type { SearchLink } from './search-view.ts'

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
            <li key={path} className="break-inside-avoid">
              <Link to={path} className="inline-flex min-h-9 items-center py-1 pointer-coarse:min-h-11">
                {name}
              </Link>{' '}
              <span className="num text-sm text-ink-3">({formatCount(total)})</span>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
