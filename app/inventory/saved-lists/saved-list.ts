import { CATEGORY_LABELS, PROPERTY_TYPE_LABELS, STATUS_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import { PANEL_ORDER_LABELS, UNFILTERED_LIST, panelQuery, parsePanelQuery } from '#app/inventory/panel-search.ts'
import {
  DEADLINE_LABELS,
  PENDING_LABELS,
  PENDING_TASKS,
  type PendingCounts,
  statusAgeLabel,
  unchangedLabel,
} from '#app/inventory/pending.ts'
import { foldText } from '#app/text/fold-text.ts'

/** Who sees a saved list, as it is stored. */
export const LIST_SCOPES = ['propia', 'equipo'] as const
export type ListScope = (typeof LIST_SCOPES)[number]
export const LIST_SCOPE_LABELS: Record<ListScope, string> = { propia: 'Solo para mí', equipo: 'Para el equipo' }

/** Values of `intent` of the forms about lists. */
export const LIST_INTENTS = { save: 'save', rename: 'rename', remove: 'remove' } as const

/** Letters of a name, which has to fit the menu. */
export const LONGEST_LIST_NAME = 40
/** The most lists of one person, and of the team. */
export const MOST_LISTS = 20

/** A named search. `query`: the query string of its list; `count`: how many properties it finds now. */
export type SavedList = {
  id: string
  name: string
  query: string
  scope: ListScope
  /** The author of a list of the team, unless the person who reads it is the author. */
  author: string | null
  /** Whether the person who reads it may rename and delete it. */
  mayChange: boolean
  count: number
}

/** A form about a list that was refused. `id`: the list to rename; null for a new one. */
export type ListRefusal = { id: string | null; name: string; scope: ListScope; message: string }

/** The query string of the list that parameters describe, without its page. Unknown values are left out. */
export function listQuery(params: URLSearchParams): string {
  return panelQuery({ ...parsePanelQuery(params), page: 1 })
}

/** Why a list can't have a name; null if it can. @param others names of the other lists that the person sees */
export function listNameFault(name: string, others: readonly string[]): string | null {
  if (name === '') return 'Escribe un nombre para la lista.'
  if (name.length > LONGEST_LIST_NAME)
    return `El nombre tiene ${name.length} letras. Puede tener hasta ${LONGEST_LIST_NAME}.`
  const folded = foldText(name)
  return others.some((other) => foldText(other) === folded) ? 'Ya hay una lista con ese nombre. Escribe otro.' : null
}

/** The search, filters and order of a list in words: '«bodega» · Separada · Sin fotos'. */
export function listWords(query: string): string {
  const selection = parsePanelQuery(new URLSearchParams(query))
  const { search, status, statusAge, type, category, municipality, noPhotos } = selection
  const { pending, deadline, unchanged, order } = selection
  const words = [
    search && `«${search}»`,
    status && STATUS_LABELS[status],
    statusAge && `En ese estatus: ${statusAgeLabel(statusAge).toLowerCase()}`,
    type && PROPERTY_TYPE_LABELS[type],
    category && CATEGORY_LABELS[category],
    municipality,
    noPhotos && 'Sin fotos',
    pending && PENDING_LABELS[pending],
    deadline && `Vencimiento: ${DEADLINE_LABELS[deadline]}`,
    unchanged && `Sin cambios: ${unchangedLabel(unchanged)}`,
    order !== UNFILTERED_LIST.order && PANEL_ORDER_LABELS[order],
  ]
  return words.filter(Boolean).join(' · ') || 'Todas las propiedades'
}

/** What properties on offer lack, as lists that exist without being saved. */
export function gapLists(counts: PendingCounts) {
  const offered = { ...UNFILTERED_LIST, status: 'disponible' } as const
  return [
    { label: 'Sin fotos', query: panelQuery({ ...offered, noPhotos: true }), count: counts.photos },
    ...PENDING_TASKS.map((pending) => ({
      label: PENDING_LABELS[pending],
      query: panelQuery({ ...offered, pending }),
      count: counts[pending],
    })),
  ]
}
