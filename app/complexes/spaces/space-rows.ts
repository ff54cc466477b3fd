import { countOf } from '#app/forms/control-readers.ts'
import type { ComplexKind } from '#app/catalogue/facts/complex-kinds.ts'
import type { Precision } from '#app/catalogue/facts/precision.ts'
import { CATEGORY_LABELS, CURRENCIES, PROPERTY_TYPE_LABELS, STATUS_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import {
  OPTIONAL_CELLS,
  type OptionalCell,
  isOptionalCell,
  optionalCellLabel,
  optionalChoices,
} from './optional-cells.ts'

/** The columns of the table of spaces, in its order: what a spreadsheet of premises has comes first, side by side. */
export const SPACE_CELLS = [
  'propertyId',
  'title',
  'area',
  'price',
  'level',
  'status',
  'currency',
  'category',
  'type',
] as const
type FixedCell = (typeof SPACE_CELLS)[number]
export type SpaceCell = FixedCell | OptionalCell
export type SpaceTexts = Record<FixedCell, string> & Partial<Record<OptionalCell, string>>

const LABELS: Record<FixedCell, string> = {
  propertyId: 'ID',
  title: 'Título',
  area: 'Superficie (m²)',
  price: 'Precio',
  level: 'Nivel',
  status: 'Estatus',
  currency: 'Moneda',
  category: 'Operación',
  type: 'Tipo',
}

/** Fixed cells that are one of a list: the codes with their words. */
const CHOICES: Partial<Record<FixedCell, Readonly<Record<string, string>>>> = {
  status: STATUS_LABELS,
  currency: Object.fromEntries(CURRENCIES.map((code) => [code, code])),
  category: CATEGORY_LABELS,
  type: PROPERTY_TYPE_LABELS,
}

function isFixed(cell: SpaceCell): cell is FixedCell {
  return !isOptionalCell(cell)
}

/** What heads the column of a cell. */
export function cellLabel(cell: SpaceCell): string {
  return isFixed(cell) ? LABELS[cell] : optionalCellLabel(cell)
}

/** What a cell may be, by its code; null where it is typed. */
export function choicesOf(cell: SpaceCell): Readonly<Record<string, string>> | null {
  return isFixed(cell) ? (CHOICES[cell] ?? null) : optionalChoices(cell)
}

/** The cells that texts tell of, in the order of the table. */
export function cellsOf(texts: SpaceTexts): SpaceCell[] {
  return [...SPACE_CELLS, ...OPTIONAL_CELLS.filter((cell) => texts[cell] !== undefined)]
}

/** A row of the table. `version` is 0 for a new space; `base` is what the row was opened with. */
export type SpaceRow = {
  id: string
  version: number
  texts: SpaceTexts
  base: SpaceTexts
  errors: Partial<Record<SpaceCell, string>>
  /** What is wrong with the row as a whole. */
  message: string | null
  /** How the price is quoted where that is not for the whole, by the month: '$110 MXN/m²/mes'. */
  quoted: string | null
}

/** The table as it is opened; `empty` is what a row for a new space begins with. */
export type OpenSpaces = {
  id: string
  name: string
  slug: string
  kind: ComplexKind
  rows: SpaceRow[]
  empty: SpaceTexts
  /** How exactly everybody is told where a new space is. */
  precision: Precision
  /** The columns that may be opened beside the fixed ones, and those that the address asks for. */
  offered: OptionalCell[]
  asked: OptionalCell[]
}

/** What the table answers when not every row was saved. */
export type SpacesAnswer = { rows: SpaceRow[]; message: string; isUnreached?: true }

/** In the address: a column to be opened. */
export const COLUMN_PARAM = 'columna'

export const SPACES_FAILED = 'Error al guardar los espacios. Intenta nuevamente.'

/** Rows of one form at most. */
export const MOST_ROWS = 1000

/** The names of the controls that each row has beside its cells. */
export const ROW_CONTROLS = { id: 'id', version: 'version', base: 'base' } as const

/** What says that somebody means a new space: the other fixed cells have a value from the beginning. */
export const TYPED_CELLS: readonly SpaceCell[] = ['propertyId', 'title', 'area', 'price', 'level']
const CHOSEN_CELLS: readonly SpaceCell[] = SPACE_CELLS.filter((cell) => !TYPED_CELLS.includes(cell))

/** A new row in which nothing is typed; a choice that is none was typed, too, and is to be told. */
export function isBlank({ version, texts }: Pick<SpaceRow, 'version' | 'texts'>): boolean {
  const isNone = (cell: SpaceCell) => Object.keys(choicesOf(cell) ?? {}).every((code) => code !== texts[cell])
  const isTyped = (cell: SpaceCell) => Boolean(texts[cell]) && (!CHOSEN_CELLS.includes(cell) || isNone(cell))
  return version === 0 && !cellsOf(texts).some(isTyped)
}

export function isUntouched({ texts, base }: Pick<SpaceRow, 'texts' | 'base'>): boolean {
  return cellsOf(texts).every((cell) => texts[cell] === base[cell])
}

/**
 * The rows that a form sent, whoever sent it: each control has one value a row, in their order. A column that was not
 * open sent none: what it holds is as it was.
 */
export function rowsIn(form: FormData): SpaceRow[] {
  const sent = (name: string) => form.getAll(name).map((value) => (typeof value === 'string' ? value : ''))
  const columns = new Map<SpaceCell, string[]>()
  for (const cell of [...SPACE_CELLS, ...OPTIONAL_CELLS]) if (form.has(cell)) columns.set(cell, sent(cell))
  const [versions, bases] = [sent(ROW_CONTROLS.version), sent(ROW_CONTROLS.base)]
  return sent(ROW_CONTROLS.id)
    .slice(0, MOST_ROWS)
    .map((id, at) => {
      const known = parseBase(bases[at] ?? '')
      const texts = textsFrom(
        (cell) => columns.get(cell)?.[at] ?? (isOptionalCell(cell) && !columns.has(cell) ? known?.[cell] : ''),
      )
      const version = /^\d{1,9}$/.test(versions[at] ?? '') ? Number(versions[at]) : 0
      // Where nothing was there, or nobody knows what, all that the row says was typed.
      const base = version === 0 || known === null ? textsFrom(() => undefined) : baseOf(known, texts)
      return { id, version, texts, base, errors: {}, message: null, quoted: null }
    })
}

/** What is said of a form with more rows than are saved at once; null for any other. */
export function tooManyRowsMessage(form: FormData): string | null {
  const count = form.getAll(ROW_CONTROLS.id).length
  if (count <= MOST_ROWS) return null
  return `Se pueden guardar hasta ${countOf(MOST_ROWS)} filas a la vez, y son ${countOf(count)}. No se guardó ninguna.`
}

/** What was there where a row was opened; of a column that was opened since, nothing. */
function baseOf(known: SpaceTexts, texts: SpaceTexts): SpaceTexts {
  return textsFrom((cell) => known[cell] ?? (texts[cell] === undefined ? undefined : ''))
}

/** One line each: what stands in a cell of a spreadsheet. A cell that nothing is told of is left out, but for the fixed ones. */
export function textsFrom(textOf: (cell: SpaceCell) => string | undefined): SpaceTexts {
  const told = [...SPACE_CELLS, ...OPTIONAL_CELLS].flatMap((cell) => {
    const text = textOf(cell) ?? (isFixed(cell) ? '' : null)
    return text === null ? [] : [[cell, text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()]]
  })
  return Object.fromEntries(told) as SpaceTexts
}

function parseBase(json: string): SpaceTexts | null {
  try {
    const parsed: unknown = JSON.parse(json)
    if (typeof parsed !== 'object' || parsed === null) return null
    const texts = new Map<string, unknown>(Object.entries(parsed))
    return textsFrom((cell) => (texts.has(cell) ? String(texts.get(cell)) : undefined))
  } catch {
    return null
  }
}

/** What is said where some rows were not saved; null where all were. */
export function wrongRowsMessage({ rows, saved }: { rows: readonly SpaceRow[]; saved: number }): string | null {
  const wrong = rows.filter(({ errors, message }) => message !== null || Object.keys(errors).length > 0).length
  if (wrong === 0) return null
  const kept = saved === 0 ? '' : saved === 1 ? 'Se guardó 1 espacio. ' : `Se guardaron ${saved} espacios. `
  return `${kept}${wrong === 1 ? '1 fila tiene algo que corregir.' : `${wrong} filas tienen algo que corregir.`}`
}
