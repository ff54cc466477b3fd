import { Link, href } from 'react-router'
import { whatsappUrl } from '#app/agency/agency.ts'
import { EmptyLine } from '#app/agency/empty-line.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { appliedFilters, queryCleared } from '#app/properties/search/filter-url.ts'
import type { Filters } from '#app/properties/search/filters.ts'
import { wantedMessage } from './listing-meta.ts'
import { focusResultCount } from './result-count.tsx'

const CLEAR = buttonClass()
const ASK = buttonClass({ variant: 'outline' })

/** No property passes: why, and the two ways on. */
export function EmptyListing({ filters }: { filters: Filters }) {
  const filtered = appliedFilters(filters).length > 0
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border border-dashed border-line-strong px-5 py-[clamp(2.5rem,2rem+4vw,5rem)] text-center">
      <EmptyLine />
      <h3 className="text-xl">No se encontraron propiedades</h3>
      <p className="max-w-[44ch] text-ink-2">
        {filtered
          ? 'Ninguna propiedad cumple con todos los filtros. Quita alguno o empieza de nuevo.'
          : 'Por ahora no hay propiedades disponibles. Dinos qué buscas y te avisamos.'}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-[.6rem]">
        {filtered && (
          <Link
            to={href('/propiedades') + queryCleared(filters)}
            preventScrollReset
            onClick={focusResultCount}
            className={CLEAR}
          >
            Limpiar Filtros
          </Link>
        )}
        <a href={whatsappUrl(wantedMessage(filters))} target="_blank" rel="noopener" className={ASK}>
          <Icon name="whatsapp" />
          Pedir que la busquemos
        </a>
      </div>
    </div>
  )
}
