import { Link, href } from 'react-router'
import { useMay } from '#app/panel/may.tsx'
import { PanelEmpty } from '#app/panel/panel-empty.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { type PanelQuery, UNFILTERED_LIST, countFilters, panelQuery } from './panel-search.ts'
import { photolessSearch } from './photoless-search.ts'

const ADDRESS = href('/dashboard/propiedades')

/** The panel's list without a row: why, and what widens the search. */
export function NothingFound({ query }: { query: PanelQuery }) {
  const filters = countFilters(query)
  const mayEdit = useMay('edit')
  if (!query.search && filters === 0)
    return (
      <PanelEmpty
        title="No se encontraron propiedades"
        action={
          mayEdit && (
            <Link to={href('/add-property')} className={buttonClass()}>
              Añadir Propiedad
            </Link>
          )
        }
      >
        Todavía no hay ninguna.{mayEdit && ' Añade la primera.'}
      </PanelEmpty>
    )
  const photoless = photolessSearch(query)
  const unfiltered = { ...UNFILTERED_LIST, order: query.order }
  return (
    <PanelEmpty
      title="No se encontraron propiedades"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {photoless && (
            <Link to={ADDRESS + panelQuery(photoless)} className={buttonClass()}>
              Buscar con el filtro «Sin fotos»
            </Link>
          )}
          {query.search && (
            <Link
              to={ADDRESS + panelQuery({ ...query, search: '', page: 1 })}
              className={buttonClass({ variant: 'outline' })}
            >
              Limpiar búsqueda
            </Link>
          )}
          {filters > 0 && (
            <Link
              to={ADDRESS + panelQuery({ ...unfiltered, search: query.search, literal: query.literal })}
              className={buttonClass({ variant: 'outline' })}
            >
              Quitar filtros
            </Link>
          )}
        </div>
      }
    >
      {query.search
        ? `Ninguna contiene «${query.search}» en su título, ID, zona, tipo, categoría, estado, estatus o precio${filters > 0 ? ' con estos filtros' : ''}.`
        : 'Ninguna cumple con estos filtros.'}
    </PanelEmpty>
  )
}
