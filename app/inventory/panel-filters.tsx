import type { ComponentProps } from 'react'
import { href } from 'react-router'
import {
  CATEGORIES,
  CATEGORY_LABELS,
  PROPERTY_TYPES,
  PROPERTY_TYPE_LABELS,
  STATUSES,
  STATUS_LABELS,
} from '#app/catalogue/facts/vocabulary.ts'
import { type OwnerOption, ownerText } from '#app/owners/owner.ts'
import { counted } from '#app/panel/counted.ts'
import { FilterChoice, FilterSide } from '#app/panel/list/filter-side.tsx'
import {
  NO_FILTERS,
  NO_PHOTOS,
  PANEL_ORDERS,
  PANEL_ORDER_LABELS,
  type PanelQuery,
  countFilters,
  panelQuery,
} from './panel-search.ts'
import {
  DEADLINE_FILTERS,
  DEADLINE_LABELS,
  PENDING_LABELS,
  PENDING_TASKS,
  STATUS_AGES,
  UNCHANGED_FILTERS,
  statusAgeLabel,
  unchangedLabel,
} from './pending.ts'

type Chosen = Omit<PanelQuery, 'search' | 'page'>
type Props = {
  query: PanelQuery
  municipalities: readonly string[]
  owners: readonly OwnerOption[]
  /** Number of properties found. */
  found: number
  onChoose: (params: Record<string, string>) => void
}

/** The filters and the order of the list of properties. */
export function PropertyFilters({ query, municipalities, owners, found, onChoose }: Props) {
  // A chosen municipality that no property is in any more still has to be shown.
  const isMissing = query.municipality && !municipalities.includes(query.municipality)
  const names = isMissing ? [...municipalities, query.municipality] : municipalities
  return (
    <FilterSide
      count={countFilters(query)}
      title="Filtros y orden"
      clearTo={href('/dashboard/propiedades') + panelQuery({ ...query, ...NO_FILTERS, page: 1 })}
      found={counted(found, 'propiedad', 'propiedades')}
    >
      <Choice name="status" label="Estatus" none="Todos" value={query.status} onChoose={onChoose}>
        {STATUSES.map((code) => ({ value: code, label: STATUS_LABELS[code] }))}
      </Choice>
      <Choice name="statusAge" label="En ese estatus" none="Cualquiera" value={query.statusAge} onChoose={onChoose}>
        {STATUS_AGES.map((days) => ({ value: days, label: statusAgeLabel(days) }))}
      </Choice>
      {/* Only a link from the numbers sets it. */}
      {query.statusFrom && <input type="hidden" name="statusFrom" value={query.statusFrom} />}
      <Choice name="type" label="Tipo" none="Todos" value={query.type} onChoose={onChoose}>
        {PROPERTY_TYPES.map((code) => ({ value: code, label: PROPERTY_TYPE_LABELS[code] }))}
      </Choice>
      <Choice name="category" label="Categoría" none="Todas" value={query.category} onChoose={onChoose}>
        {CATEGORIES.map((code) => ({ value: code, label: CATEGORY_LABELS[code] }))}
      </Choice>
      <Choice name="municipality" label="Municipio" none="Todos" value={query.municipality} onChoose={onChoose}>
        {names.map((name) => ({ value: name, label: name }))}
      </Choice>
      <Choice name="photos" label="Fotos" none="Todas" value={query.noPhotos ? NO_PHOTOS : ''} onChoose={onChoose}>
        {[{ value: NO_PHOTOS, label: 'Sin fotos' }]}
      </Choice>
      <Choice name="pending" label="Pendiente" none="Todo" value={query.pending} onChoose={onChoose}>
        {PENDING_TASKS.map((code) => ({ value: code, label: PENDING_LABELS[code] }))}
      </Choice>
      <Choice name="deadline" label="Vencimiento" none="Cualquiera" value={query.deadline} onChoose={onChoose}>
        {DEADLINE_FILTERS.map((code) => ({ value: code, label: DEADLINE_LABELS[code] }))}
      </Choice>
      <Choice name="unchanged" label="Sin cambios" none="Cualquiera" value={query.unchanged} onChoose={onChoose}>
        {UNCHANGED_FILTERS.map((days) => ({ value: days, label: unchangedLabel(days) }))}
      </Choice>
      {(owners.length > 0 || query.owner) && (
        <Choice name="owner" label="Propietario" none="Todos" value={query.owner} onChoose={onChoose}>
          {owners.map((owner) => ({ value: owner.id, label: ownerText(owner) }))}
        </Choice>
      )}
      <Choice name="order" label="Orden" value={query.order} onChoose={onChoose}>
        {PANEL_ORDERS.map((code) => ({ value: code, label: PANEL_ORDER_LABELS[code] }))}
      </Choice>
    </FilterSide>
  )
}

type ChoiceProps = ComponentProps<typeof FilterChoice> & { name: Exclude<keyof Chosen, 'noPhotos'> | 'photos' }

function Choice(props: ChoiceProps) {
  return <FilterChoice {...props} />
}
