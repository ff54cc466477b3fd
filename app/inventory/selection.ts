import { type PanelQuery, panelParams, parsePanelQuery } from './panel-search.ts'

/** The actions of the bar: values of the parameter `cambio`. */
export const BATCH_ACTIONS = [
  'estatus',
  'precio',
  'contacto',
  'propietario',
  'condiciones',
  'fecha',
  'dato',
  'papelera',
] as const
export type BatchAction = (typeof BATCH_ACTIONS)[number]
export const BATCH_ACTION_LABELS: Record<BatchAction, string> = {
  estatus: 'Estatus',
  precio: 'Precio',
  contacto: 'Contacto',
  propietario: 'Propietario',
  condiciones: 'Condición y servicios',
  fecha: 'Fecha límite',
  dato: 'Otro dato',
  papelera: 'Papelera',
}

/** Parameters of a selection: one `p` for each chosen row, or `todas` with the search and the filters of the list. */
export const ROW_PARAM = 'p'
export const ALL_PARAM = 'todas'
/** The parameter with the action. */
export const ACTION_PARAM = 'cambio'

/** The most properties of a batch. */
export const MOST_SELECTED = 10_000

/** Chosen rows with the versions that the person saw, or all that a query finds. */
export type Selection = { rows: { id: string; version: number }[]; query: PanelQuery; isAll: boolean }

const ROW = /^([\da-f-]{36})\.(\d{1,9})$/

/** Reads a selection from parameters that anybody may have changed. */
export function parseSelection(params: URLSearchParams): Selection {
  const isAll = params.get(ALL_PARAM) === '1'
  const rows = new Map<string, number>()
  for (const text of isAll ? [] : params.getAll(ROW_PARAM)) {
    const [, id, version] = ROW.exec(text) ?? []
    if (id !== undefined) rows.set(id, Number(version))
  }
  return { rows: [...rows].map(([id, version]) => ({ id, version })), query: parsePanelQuery(params), isAll }
}

/** The value of the checkbox of a row. */
export function rowValue({ id, version }: { id: string; version: number }): string {
  return `${id}.${version}`
}

/** The fields of a selection, for the forms that carry it on. */
export function selectionFields({ rows, query, isAll }: Selection): [string, string][] {
  const chosen: [string, string][] = isAll ? [[ALL_PARAM, '1']] : rows.map((row) => [ROW_PARAM, rowValue(row)])
  return [...chosen, ...panelParams(query)]
}
