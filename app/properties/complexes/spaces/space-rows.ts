import type { ComplexKind } from '#app/properties/complexes/complex-kinds.ts'
import { CATEGORY_LABELS, CURRENCIES, PROPERTY_TYPE_LABELS, STATUS_LABELS } from '#app/properties/vocabulary.ts'

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
export type SpaceCell = (typeof SPACE_CELLS)[number]
export type SpaceTexts = Record<SpaceCell, string>

export const CELL_LABELS: Record<SpaceCell, string> = {
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

/** Cells that are one of a list: the codes with their words. */
export const CHOICES: Partial<Record<SpaceCell, Readonly<Record<string, string>>>> = {
  status: STATUS_LABELS,
  currency: Object.fromEntries(CURRENCIES.map((code) => [code, code])),
  category: CATEGORY_LABELS,
  type: PROPERTY_TYPE_LABELS,
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
}

/** What the table answers when not every row was saved. */
export type SpacesAnswer = { rows: SpaceRow[]; message: string; isUnreached?: true }

export const SPACES_FAILED = 'Error al guardar los espacios. Intenta nuevamente.'

/** Rows of one form at most: more is a form of nobody. */
export const MOST_ROWS = 1000

/** The names of the controls that each row has beside its cells. */
export const ROW_CONTROLS = { id: 'id', version: 'version', base: 'base' } as const

/** What says that somebody means a new space: everything else has a value from the beginning. */
const TYPED: readonly SpaceCell[] = ['propertyId', 'title', 'area', 'price', 'level']

export function isBlank({ version, texts }: Pick<SpaceRow, 'version' | 'texts'>): boolean {
  return version === 0 && TYPED.every((cell) => texts[cell].trim() === '')
}

export function isUntouched({ texts, base }: Pick<SpaceRow, 'texts' | 'base'>): boolean {
  return SPACE_CELLS.every((cell) => texts[cell] === base[cell])
}

/** The rows that a form sent, whoever sent it: each control has one value a row, in their order. */
export function rowsIn(form: FormData): SpaceRow[] {
  const sent = (name: string) => form.getAll(name).map((value) => (typeof value === 'string' ? value : ''))
  const cells = Object.fromEntries(SPACE_CELLS.map((cell) => [cell, sent(cell)])) as Record<SpaceCell, string[]>
  const [versions, bases] = [sent(ROW_CONTROLS.version), sent(ROW_CONTROLS.base)]
  return sent(ROW_CONTROLS.id)
    .slice(0, MOST_ROWS)
    .map((id, at) => {
      const texts = textsFrom((cell) => cells[cell][at] ?? '')
      const version = /^\d{1,9}$/.test(versions[at] ?? '') ? Number(versions[at]) : 0
      return { id, version, texts, base: parseBase(bases[at] ?? '') ?? texts, errors: {}, message: null, quoted: null }
    })
}

/** One line each: what stands in a cell of a spreadsheet. */
export function textsFrom(textOf: (cell: SpaceCell) => string): SpaceTexts {
  return Object.fromEntries(
    SPACE_CELLS.map((cell) => [
      cell,
      textOf(cell)
        .replaceAll(/[\p{Cc}\s]+/gu, ' ')
        .trim(),
    ]),
  ) as SpaceTexts
}

function parseBase(json: string): SpaceTexts | null {
  try {
    const parsed: unknown = JSON.parse(json)
    if (typeof parsed !== 'object' || parsed === null) return null
    const texts = new Map(Object.entries(parsed))
    return textsFrom((cell) => String(texts.get(cell) ?? ''))
  } catch {
    return null
  }
}

/** What is said where some rows were not saved; null where all were. */
export function wrongRowsSaid({ rows, saved }: { rows: readonly SpaceRow[]; saved: number }): string | null {
  const wrong = rows.filter(({ errors, message }) => message !== null || Object.keys(errors).length > 0).length
  if (wrong === 0) return null
  const kept = saved === 0 ? '' : saved === 1 ? 'Se guardó 1 espacio. ' : `Se guardaron ${saved} espacios. `
  return `${kept}${wrong === 1 ? '1 fila tiene algo que corregir.' : `${wrong} filas tienen algo que corregir.`}`
}
