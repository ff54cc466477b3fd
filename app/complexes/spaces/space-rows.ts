import type { ComplexKind } from '#app/catalogue/facts/complex-kinds.ts'
import type { Precision } from '#app/catalogue/facts/precision.ts'
import { CATEGORY_LABELS, CURRENCIES, PROPERTY_TYPE_LABELS, STATUS_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import { readWrittenDay } from '#app/calendar/written-day.ts'
import { factOf } from '#app/catalogue/facts/facts.ts'
import {
  OPTIONAL_CELLS,
  type OptionalCell,
  isOptionalCell,
  optionalCellLabel,
  optionalChoices,
} from './optional-cells.ts'

/** The fixed columns of the table, in its order. The usual columns of a spreadsheet of premises come first, side by side. */
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

/** The fixed cells with choices: the labels by code. */
const CHOICES: Partial<Record<FixedCell, Readonly<Record<string, string>>>> = {
  status: STATUS_LABELS,
  currency: Object.fromEntries(CURRENCIES.map((code) => [code, code])),
  category: CATEGORY_LABELS,
  type: PROPERTY_TYPE_LABELS,
}

function isFixed(cell: SpaceCell): cell is FixedCell {
  return !isOptionalCell(cell)
}

/** The heading of a column. */
export function cellLabel(cell: SpaceCell): string {
  return isFixed(cell) ? LABELS[cell] : optionalCellLabel(cell)
}

/** The choices of a cell by code; null for a cell that is typed. */
export function choicesOf(cell: SpaceCell): Readonly<Record<string, string>> | null {
  return isFixed(cell) ? (CHOICES[cell] ?? null) : optionalChoices(cell)
}

/** The cells that a row has, in the order of the table. */
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
  /** The price as quoted, if it is not simply a total per month: '$110 MXN/m²/mes'. */
  quoted: string | null
  /** What the row was not saved for, until a person says so. */
  question?: { keep: string; isPublic: boolean }
}

/** What the table starts with. `empty` is the texts of a row for a new space. */
export type OpenSpaces = {
  id: string
  name: string
  slug: string
  kind: ComplexKind
  rows: SpaceRow[]
  empty: SpaceTexts
  /** The location precision of a new space. */
  precision: Precision
  /** The optional columns that may be opened, and those that the URL opens. */
  offered: OptionalCell[]
  requested: OptionalCell[]
}

/** The answer when not every row was saved. */
export type SpacesAnswer = { rows: SpaceRow[]; message: string; isUnreached?: true }

/** The URL parameter of the row whose card is open on a phone, and the button that saves and opens the next one. */
export const OPENED_ROW_PARAM = 'fila'
export const NEXT_ROW_BUTTON = 'siguiente'

/** The URL parameter of an optional column to open. */
export const COLUMN_PARAM = 'columna'

export const SPACES_FAILED = 'Error al guardar los espacios. Intenta nuevamente.'

/** Rows of one form at most. */
export const MOST_ROWS = 1000

/** The answer to the question of a row: the checkbox has this value, for that row and that question alone. */
export function rowAnswer(id: string, keep: string): string {
  return `${id} ${keep}`
}

/** The names of the hidden controls of each row. */
export const ROW_CONTROLS = { id: 'id', version: 'version', base: 'base' } as const

/** A text in one of these makes a row a new space. The other fixed cells of an empty row have default values. */
export const TYPED_CELLS: readonly SpaceCell[] = ['propertyId', 'title', 'area', 'price', 'level']
const CHOSEN_CELLS: readonly SpaceCell[] = SPACE_CELLS.filter((cell) => !TYPED_CELLS.includes(cell))

/** Whether nothing was typed in a new row. A value that is not one of the choices was typed and needs a message. */
export function isBlank({ version, texts }: Pick<SpaceRow, 'version' | 'texts'>): boolean {
  const isUnknown = (cell: SpaceCell) => Object.keys(choicesOf(cell) ?? {}).every((code) => code !== texts[cell])
  const isTyped = (cell: SpaceCell) => Boolean(texts[cell]) && (!CHOSEN_CELLS.includes(cell) || isUnknown(cell))
  return version === 0 && !cellsOf(texts).some(isTyped)
}

export function isUntouched({ texts, base }: Pick<SpaceRow, 'texts' | 'base'>): boolean {
  return cellsOf(texts).every((cell) => texts[cell] === base[cell])
}

/**
 * The rows of a posted form, which anybody may have sent. Each control has one value a row, in their order. A column that
 * was not open sent nothing: its cells keep what they had.
 */
export function rowsIn(form: FormData): SpaceRow[] {
  const sent = (name: string) => form.getAll(name).map((value) => (typeof value === 'string' ? value : ''))
  const columns = new Map<SpaceCell, string[]>()
  for (const cell of [...SPACE_CELLS, ...OPTIONAL_CELLS])
    if (form.has(cell))
      columns.set(cell, isDayCell(cell) ? sent(cell).map((text) => readWrittenDay(text) ?? text) : sent(cell))
  const [versions, bases] = [sent(ROW_CONTROLS.version), sent(ROW_CONTROLS.base)]
  return sent(ROW_CONTROLS.id)
    .slice(0, MOST_ROWS)
    .map((id, at) => {
      const sentBase = parseBase(bases[at] ?? '')
      const texts = textsFrom(
        (cell) => columns.get(cell)?.[at] ?? (isOptionalCell(cell) && !columns.has(cell) ? sentBase?.[cell] : ''),
      )
      const version = /^\d{1,9}$/.test(versions[at] ?? '') ? Number(versions[at]) : 0
      // In a new row, or one whose base is unreadable, every text counts as typed.
      const base = version === 0 || sentBase === null ? textsFrom(() => undefined) : baseOf(sentBase, texts)
      return { id, version, texts, base, errors: {}, message: null, quoted: null }
    })
}

function isDayCell(cell: SpaceCell): boolean {
  return isOptionalCell(cell) && factOf(cell).kind === 'day'
}

/** The texts that a row was opened with; '' for a column that was opened later. */
function baseOf(sentBase: SpaceTexts, texts: SpaceTexts): SpaceTexts {
  return textsFrom((cell) => sentBase[cell] ?? (texts[cell] === undefined ? undefined : ''))
}

/** Makes the texts of a row, each on one line. An optional cell without a text is left out; a fixed one gets ''. */
export function textsFrom(textOf: (cell: SpaceCell) => string | undefined): SpaceTexts {
  const texts = [...SPACE_CELLS, ...OPTIONAL_CELLS].flatMap((cell) => {
    const text = textOf(cell) ?? (isFixed(cell) ? '' : null)
    return text === null ? [] : [[cell, text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()]]
  })
  return Object.fromEntries(texts) as SpaceTexts
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
