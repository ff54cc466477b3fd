import { formatDay } from '#app/calendar/calendar-day.ts'
import { CATEGORY_LABELS, PROPERTY_TYPE_LABELS, STATUS_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import { type OwnerOption, ownerText } from '#app/owners/owner.ts'
import {
  NO_FILTERS,
  PANEL_ORDER_LABELS,
  type PanelFilters,
  type PanelSelection,
  UNFILTERED_LIST,
} from './panel-search.ts'
import { DEADLINE_LABELS, PENDING_LABELS, statusAgeLabel, unchangedLabel } from './pending.ts'

/** A filter or the order of a list in words. `without`: the values that take it away. */
export type FilterInWords = { key: string; words: string; without: Partial<PanelSelection> }

/**
 * The filters of a list in words, and its order if it is not the usual one.
 * @param owners to name the owner; without them a list says only that it has one
 */
export function filterWords(selection: PanelSelection, owners: readonly OwnerOption[] | null): FilterInWords[] {
  const { status, statusAge, statusFrom, type, category, municipality, noPhotos, pending, deadline, unchanged } =
    selection
  const words: Record<keyof PanelFilters, string | false | null> = {
    status: status && STATUS_LABELS[status],
    statusAge: statusAge && `En ese estatus: ${statusAgeLabel(statusAge).toLowerCase()}`,
    statusFrom: statusFrom && `En ese estatus desde el ${formatDay(statusFrom)}`,
    type: type && PROPERTY_TYPE_LABELS[type],
    category: category && CATEGORY_LABELS[category],
    municipality,
    noPhotos: noPhotos && 'Sin fotos',
    pending: pending && PENDING_LABELS[pending],
    deadline: deadline && `Vencimiento: ${DEADLINE_LABELS[deadline]}`,
    unchanged: unchanged && `Sin cambios: ${unchangedLabel(unchanged)}`,
    owner: ownerWords(selection.owner, owners),
  }
  const applied = (Object.keys(words) as (keyof PanelFilters)[]).flatMap((key) =>
    words[key] ? [{ key, words: words[key], without: { [key]: NO_FILTERS[key] } }] : [],
  )
  const { order } = UNFILTERED_LIST
  if (selection.order === order) return applied
  return [...applied, { key: 'order', words: PANEL_ORDER_LABELS[selection.order], without: { order } }]
}

function ownerWords(id: string, owners: readonly OwnerOption[] | null): string {
  if (id === '') return ''
  if (owners === null) return 'De un propietario'
  const owner = owners.find((each) => each.id === id)
  return owner ? `Propietario: ${ownerText(owner)}` : 'Propietario que ya no existe'
}
