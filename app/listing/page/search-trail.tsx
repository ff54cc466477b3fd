import { Link } from 'react-router'
import type { Crumb } from '#app/seo/json-ld.ts'

/** The way to a page, from the widest; the page itself is the last and no link. */
export function SearchTrail({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Ruta" className="-mt-1.5 text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map(({ name, path }, at) => (
          <li key={path} className="flex items-center gap-x-2 max-sm:last:sr-only">
            {at < crumbs.length - 1 ? (
              <Link to={path} className="inline-flex min-h-6 items-center pointer-coarse:min-h-11">
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink-2">
                {name}
              </span>
            )}
            {at < crumbs.length - 1 && (
              <span aria-hidden="true" className="text-ink-3">
                ›
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
