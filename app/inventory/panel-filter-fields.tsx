import type { ReactNode } from 'react'
import { Link, href } from 'react-router'
import {
  CATEGORIES,
  CATEGORY_LABELS,
  PROPERTY_TYPES,
  PROPERTY_TYPE_LABELS,
  STATUSES,
  STATUS_LABELS,
} from '#app/catalogue/facts/vocabulary.ts'
import { type OwnerOption, ownerText } from '#app/owners/owner.ts'
import { INPUT, LABEL } from '#app/ui/field.ts'
import { SelectFrame } from '#app/ui/form/select-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
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
  onChoose: (params: Record<string, string>) => void
}

/** Filters and order of the panel's list: a row on a wide screen, a disclosure on a narrow one. */
export function PanelFilterFields({ query, municipalities, owners, onChoose }: Props) {
  const count = countFilters(query)
  // A chosen municipality that no property is in any more still has to be shown.
  const isMissing = query.municipality && !municipalities.includes(query.municipality)
  const names = isMissing ? [...municipalities, query.municipality] : municipalities
  return (
    <details className="panel-filters group">
      <summary className="min-h-11 list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
        Filtros y orden
        {count > 0 && (
          <span className="num rounded-full bg-selected px-2 py-[.1rem] text-2xs font-semibold">{count}</span>
        )}
        <Icon name="chevron-down" className="text-[.8rem] text-ink-3 transition-[rotate] group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-2 gap-x-2 gap-y-3 sm:grid-cols-3 lg:flex lg:flex-wrap lg:items-end">
        <Choice name="status" label="Estatus" none="Todos" value={query.status} onChoose={onChoose}>
          {STATUSES.map((code) => ({ value: code, label: STATUS_LABELS[code] }))}
        </Choice>
        <Choice name="statusAge" label="En ese estatus" none="Cualquiera" value={query.statusAge} onChoose={onChoose}>
          {STATUS_AGES.map((days) => ({ value: days, label: statusAgeLabel(days) }))}
        </Choice>
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
        {count > 0 && (
          <Link
            to={href('/dashboard/propiedades') + panelQuery({ ...query, ...NO_FILTERS, page: 1 })}
            preventScrollReset
            className="inline-flex min-h-(--control) items-center px-1 font-medium underline"
          >
            Quitar filtros
          </Link>
        )}
      </div>
    </details>
  )
}

type Option = { value: string; label: string }
type ChoiceProps = {
  name: Exclude<keyof Chosen, 'noPhotos'> | 'photos'
  label: string
  none?: string
  value: string | null
  onChoose: Props['onChoose']
  children: readonly Option[]
}

function Choice({ name, label, none, value, onChoose, children }: ChoiceProps): ReactNode {
  return (
    <label className="grid min-w-0 gap-1 lg:max-w-56">
      <span className={LABEL}>{label}</span>
      <SelectFrame>
        <select
          name={name}
          value={value ?? ''}
          onChange={(event) => onChoose({ [name]: event.target.value })}
          className={`${INPUT} appearance-none truncate pr-9 pl-[.8rem] text-sm ${value && none ? 'font-semibold' : ''}`}
        >
          {none && <option value="">{none}</option>}
          {children.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </SelectFrame>
    </label>
  )
}
