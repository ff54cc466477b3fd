import { formatCount } from '#app/figures/measure.ts'
import { StaticPart } from '#app/ui/static-part.tsx'
import type { SearchLink } from './search-view.ts'

/** Keeps a number on the line of the last word. */
const NO_BREAK = '\u00A0'

/** 'Búsquedas frecuentes': links to the pages of common searches. */
export function SearchLinks({ links }: { links: readonly SearchLink[] }) {
  if (links.length === 0) return null
  return (
    <StaticPart
      tag="nav"
      aria-labelledby="busquedas"
      className="border-t border-line bg-canvas-2"
      paint={paintLinks}
      data={links}
    />
  )
}

function paintLinks(links: readonly SearchLink[]) {
  return (
    <div className="wrap py-[clamp(2rem,1.4rem+2.6vw,3.5rem)]">
      <h2 id="busquedas" className="text-xl">
        Búsquedas frecuentes
      </h2>
      <ul className="mt-4 gap-x-8 sm:columns-2 lg:columns-3">
        {links.map(({ path, name, total }) => (
          <li key={path} className="break-inside-avoid py-1.5 pointer-coarse:py-2.5">
            <a href={path} className="py-2 pointer-coarse:py-3">
              {name}
            </a>
            {NO_BREAK}
            <span className="num text-sm text-ink-3">({formatCount(total)})</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
