import { href } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { HeadLink, ListHead } from '#app/panel/list/list-head.tsx'
import { useMay } from '#app/panel/may.tsx'
import { AddLink, ExportLinks } from './list-actions.tsx'
import { type PanelPage, foundLabel } from './panel-row.ts'
import type { PanelQuery } from './panel-search.ts'

type Props = {
  list: Pick<PanelPage, 'found' | 'total'>
  query: PanelQuery
  /** Number of properties in the trash. */
  deleted: number
}

/** The head of the list of properties. */
export function PropertiesHead({ list, query, deleted }: Props) {
  const mayEdit = useMay('edit')
  return (
    <ListHead title="Propiedades" found={foundLabel(list)} action={mayEdit && <AddLink />}>
      <HeadLink to={href('/dashboard/mapa')}>Mapa</HeadLink>
      <HeadLink to={href('/dashboard/listas')}>Listas</HeadLink>
      <HeadLink to={href('/dashboard/conjuntos')} narrow>
        Conjuntos
      </HeadLink>
      <HeadLink to={href('/dashboard/propietarios')} narrow>
        Propietarios
      </HeadLink>
      {mayEdit && <HeadLink to={href('/dashboard/importar')}>Importar</HeadLink>}
      {mayEdit && <HeadLink to={href('/dashboard/fotos')}>Fotos por ID</HeadLink>}
      {deleted > 0 && <HeadLink to={href('/dashboard/papelera')}>Papelera ({formatCount(deleted)})</HeadLink>}
      <ExportLinks query={query} />
    </ListHead>
  )
}
