import { filterWords } from '#app/inventory/filter-words.ts'
import { UNFILTERED_LIST, panelQuery, parsePanelQuery } from '#app/inventory/panel-search.ts'
import { PENDING_LABELS, PENDING_TASKS, type PendingCounts } from '#app/inventory/pending.ts'
import { SOURCE_LABELS, STAGE_LABELS } from '#app/leads/lead.ts'
import { type LeadFilters, NOBODY, ORDER_LABELS, leadQuery, leadQueryIn } from '#app/leads/lead-query.ts'
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

/** A named search. `query`: the query string of its list; `count`: how many properties, or leads, it finds now. */
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

/** The parameter that marks a list of leads; one of properties lacks it. */
const OF_PARAM = 'de'
const OF_LEADS = 'prospectos'

/** Whether a list is one of leads, by its query string. */
export function isLeadList(query: string): boolean {
  return new URLSearchParams(query).get(OF_PARAM) === OF_LEADS
}

/** The query string of the list that parameters describe, without its page. Unknown values are left out. */
export function listQuery(params: URLSearchParams): string {
  if (params.get(OF_PARAM) === OF_LEADS) return leadListQuery(leadQueryIn(params))
  return panelQuery({ ...parsePanelQuery(params), page: 1 })
}

/** The query string of a list of leads; '' for all of them. */
export function leadListQuery(filters: LeadFilters): string {
  const query = leadQuery(filters)
  return query === '' ? '' : `?${OF_PARAM}=${OF_LEADS}&${query.slice(1)}`
}

/** The address that shows a list. */
export function listAddress(query: string): string {
  if (!isLeadList(query)) return `/dashboard/propiedades${query}`
  return `/dashboard/prospectos${leadQuery(leadQueryIn(new URLSearchParams(query)))}`
}

/** Why a list can't have a name; null if it can. @param others names of the other lists that the person sees */
export function listNameFault(name: string, others: readonly string[]): string | null {
  if (name === '') return 'Escribe un nombre para la lista.'
  if (name.length > LONGEST_LIST_NAME)
    return `El nombre tiene ${name.length} letras. Puede tener hasta ${LONGEST_LIST_NAME}.`
  const folded = foldText(name)
  return others.some((other) => foldText(other) === folded) ? 'Ya hay una lista con ese nombre. Escribe otro.' : null
}

/** The search, filters and order of a list in words: '«bodega» · Separada · Sin fotos'. @param names people by their id */
export function listWords(query: string, names: Readonly<Record<string, string>> = {}): string {
  if (isLeadList(query)) return leadWords(leadQueryIn(new URLSearchParams(query)), names)
  const selection = parsePanelQuery(new URLSearchParams(query))
  const words = filterWords(selection, null).map((applied) => applied.words)
  if (selection.search) words.unshift(`«${selection.search}»`)
  return words.join(' · ') || 'Todas las propiedades'
}

function leadWords(
  { search, stage, source, asesor, order }: LeadFilters,
  names: Readonly<Record<string, string>>,
): string {
  return [
    search && `«${search}»`,
    stage && STAGE_LABELS[stage],
    source && SOURCE_LABELS[source],
    asesor === NOBODY ? 'Sin asesor' : asesor && (names[asesor] ?? 'De un asesor'),
    order !== 'recientes' && ORDER_LABELS[order],
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Whether a stored list has a filter or a value that no longer exists: it is opened without it. */
export function isOutdated(query: string): boolean {
  const params = new URLSearchParams(query)
  return params.size > new URLSearchParams(listQuery(params)).size
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
