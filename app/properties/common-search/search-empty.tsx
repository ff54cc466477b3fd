import { Link, href } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { SearchLinks } from './search-links.tsx'
import type { SearchLink } from './search-view.ts'

/** A search that finds nothing today: it says so and shows what lies next to it. The status is 404. */
export function SearchEmpty({ name, related }: { name: string; related: SearchLink[] }) {
  return (
    <>
      <PageHead title={name} lead="Por ahora no hay ninguna disponible. Mira lo más cercano o todo el catálogo.">
        <p className="mt-6">
          <Link to={href('/propiedades')} className={buttonClass()}>
            Ver Todas las Propiedades
          </Link>
        </p>
      </PageHead>
      <SearchLinks links={related} />
    </>
  )
}
