import { countOf } from '#app/forms/control-readers.ts'
import { oneLine } from '#app/forms/typed-text.ts'
import type { ImportCell, SheetRow, Table, TableChoice } from '#app/inventory/import/file/table.ts'
import { isKnownHeader } from '#app/inventory/import/mapping/guess-columns.ts'
import { isKnownLeadHeader } from '#app/inventory/import/mapping/lead-columns.ts'
import type { Titles } from './group-words.ts'
import { isPluginKey } from './wordpress/plugin-of.ts'
import { foldText } from '#app/text/fold-text.ts'
import { columnName } from './excel-sheet.ts'

/** Filled rows at the top among which the headings are searched: titles and logos may stand above them. */
const HEADING_ROWS = 40
const LONGEST_HEADING = 80
/** Known names that make a row below others the headings of another table. */
const OF_ANOTHER = 3
/** The fewest columns of a list in which a single text is no entry. */
const COLUMNS_OF_A_LIST = 4
/** Lines that a sentence names. */
const NAMED_LINES = 5

const TOTAL = /^(?:gran |sub ?-?)?total(?:es)?\b|^suma(?:s|toria)?\b|^promedio\b/
const FIGURE = /^[\s$(-]*\d[\d.,'\s]*%?[\s)]*$/

/** Whether a text is a known name of a column. */
type NamesColumn = (heading: string) => boolean

/** `known`: how many names of columns are known. `notes`: what was left out. */
export type FoundTable = {
  table: Table
  known: number
  heading: number
  hidden: number
  notes: string[]
  titles: Pick<Titles, 'groups' | 'above'>
}
type Choice = Pick<TableChoice, 'of' | 'heading' | 'withHidden'>

/**
 * The table of a sheet. Its headings are the row with the most known names, else the first with the most texts; rows that
 * are no entry of the list are left out and named.
 */
export function findTable(
  sheet: readonly SheetRow[],
  { of, heading, withHidden = false }: Choice = {},
): FoundTable | null {
  const namesColumn = of === 'leads' ? isKnownLeadHeader : namesFact
  const filled = sheet.filter(({ cells }) => cells.some((cell) => cell !== ''))
  const visible = withHidden ? filled : filled.filter(({ isHidden }) => !isHidden)
  const known = knownCounter(namesColumn)
  const others = visible.filter((row) => isHeading(row) && known(row) >= OF_ANOTHER)
  const header =
    heading === undefined
      ? bestHeading([...visible.slice(0, HEADING_ROWS), ...others], known)
      : filled.find(({ line }) => line === heading)
  if (!header) return null
  const next = others.find(
    (row) => row.line > header.line && !isRepeated(row, header) && hasRowsBetween(visible, header.line, row.line),
  )
  const inTable = (row: SheetRow) => row.line > header.line && row.line < (next?.line ?? Number.POSITIVE_INFINITY)
  const below = filled.filter(inTable)
  const [rows, notes, groups] = listedRows(below, header, { of, withHidden })
  const top = visible.filter(({ line }) => line < header.line)
  const before = others.find(
    (row) => row.line < header.line && !isRepeated(row, header) && hasRowsBetween(visible, row.line, header.line),
  )
  for (const other of [before, next])
    if (other)
      notes.push(
        `La hoja tiene otra tabla, con encabezados en la fila ${other.line}, que no se leyó. Si es la buena, elige esa fila.`,
      )
  notes.push(...aboveNotes(top))
  const { table, isSplit } = tableOf(withGroups(header, top.at(-1)), rows, namesColumn)
  if (isSplit)
    notes.push(
      'La hoja tiene dos tablas, una al lado de otra: se leyó la que tiene más columnas conocidas. Si también quieres la otra, cópiala a su propia hoja.',
    )
  return {
    table,
    known: known(header),
    heading: header.line,
    hidden: below.filter((row) => row.isHidden).length,
    notes,
    titles: { groups: groups.map((row) => ({ line: row.line, text: titleText(row) })), above: top.map(titleText) },
  }
}

/** Counts the different known names of a row, less the figures, which headings don't have. */
function knownCounter(namesColumn: NamesColumn) {
  const seen = new Map<string, boolean>()
  const isKnown = (text: string) => {
    const before = seen.get(text)
    const is = before ?? (text.length <= LONGEST_HEADING && namesColumn(text))
    if (before === undefined) seen.set(text, is)
    return is
  }
  const counted = new WeakMap<SheetRow, number>()
  return (row: SheetRow): number => {
    const before = counted.get(row)
    if (before !== undefined) return before
    const texts = new Set(row.cells.filter((cell) => typeof cell === 'string' && cell !== ''))
    const count = [...texts].filter((text) => isKnown(String(text))).length
    counted.set(row, count)
    return count
  }
}

function figuresIn({ cells }: SheetRow): number {
  return cells.filter((cell) => typeof cell === 'number' || FIGURE.test(cell)).length
}

function bestHeading(rows: readonly SheetRow[], known: (row: SheetRow) => number): SheetRow | undefined {
  const scored = rows.map((row) => ({ row, score: known(row) - figuresIn(row), count: known(row) }))
  const named = scored.filter(({ count }) => count >= 2)
  if (named.length > 0) return named.toSorted((a, b) => b.score - a.score || a.row.line - b.row.line)[0]?.row
  const texts = rows.map((row) => ({
    row,
    score: new Set(row.cells.filter((cell) => typeof cell === 'string' && cell !== '')).size - 2 * figuresIn(row),
  }))
  const most = texts.toSorted((a, b) => b.score - a.score || a.row.line - b.row.line)[0]
  return most && most.score >= 2 ? most.row : rows[0]
}

/** Whether a row has texts alone, without figures, as headings have. */
function isHeading({ cells, isTitle }: SheetRow): boolean {
  const filled = cells.filter((cell) => cell !== '')
  return (
    !isTitle &&
    filled.length >= OF_ANOTHER &&
    filled.every((cell) => typeof cell === 'string' && cell.length <= LONGEST_HEADING && !/\d{2}/.test(cell))
  )
}

function isRepeated({ cells }: SheetRow, header: SheetRow): boolean {
  const names = header.cells.map((cell) => foldText(String(cell)))
  const filled = cells.flatMap((cell, at) => (cell === '' ? [] : [foldText(String(cell)) === names[at]]))
  return filled.length >= 2 && filled.every(Boolean)
}

function hasRowsBetween(rows: readonly SheetRow[], from: number, to: number): boolean {
  return rows.some((row) => row.line > from && row.line < to && !row.isTitle)
}

/** 'TOTAL', 'Subtotal', 'Suma' beside figures. */
function isTotal({ cells }: SheetRow): boolean {
  const texts = new Set(cells.filter((cell) => typeof cell === 'string' && cell !== '' && !FIGURE.test(cell)))
  const [text] = texts
  return texts.size === 1 && TOTAL.test(foldText(String(text)))
}

/** A row of one text, merged or alone in a list of several columns: 'BODEGAS', 'RENTADAS 2024'. */
function isGroupTitle({ cells, isTitle }: SheetRow, header: SheetRow, of: Choice['of']): boolean {
  const filled = cells.filter((cell) => cell !== '')
  if (isTitle) return new Set(filled).size === 1
  // A phone alone is a person.
  if (of === 'leads') return false
  const columns = header.cells.filter((cell) => cell !== '').length
  return filled.length === 1 && typeof filled[0] === 'string' && columns >= COLUMNS_OF_A_LIST
}

/** The first text of a row that is a title. */
function titleText({ cells }: SheetRow): string {
  return String(cells.find((cell) => typeof cell === 'string' && cell !== '') ?? '')
}

/** The rows that are entries of the list, and sentences about the others. */
function listedRows(
  below: readonly SheetRow[],
  header: SheetRow,
  { of, withHidden }: Choice,
): [rows: SheetRow[], notes: string[], titles: SheetRow[]] {
  const left = { hidden: [] as number[], total: [] as number[], repeated: [] as number[], title: [] as number[] }
  const rows = below.filter((row) => {
    const kind =
      row.isHidden && !withHidden
        ? 'hidden'
        : isTotal(row)
          ? 'total'
          : isRepeated(row, header)
            ? 'repeated'
            : isGroupTitle(row, header, of)
              ? 'title'
              : null
    if (kind) left[kind].push(row.line)
    return kind === null
  })
  const notes = [
    leftOut(
      left.hidden,
      'fila oculta, como las que esconde un filtro',
      'filas ocultas, como las que esconde un filtro',
    ),
    leftOut(left.total, 'fila de totales', 'filas de totales'),
    leftOut(left.repeated, 'encabezado repetido', 'encabezados repetidos'),
    leftOut(left.title, 'título de grupo', 'títulos de grupo'),
  ].filter((note) => note !== null)
  return [rows, notes, below.filter(({ line }) => left.title.includes(line))]
}

/** What is said of all figures above the headings: 'Precios en dólares', 'Precios más IVA'. */
const OF_FIGURES = /\b(?:dolares|usd|dlls|pesos|mxn|iva|mdp|millones|miles de)\b/
const LONGEST_ABOVE = 200

function aboveNotes(rows: readonly SheetRow[]): string[] {
  const texts = new Set(rows.flatMap(({ cells }) => cells.filter((cell) => typeof cell === 'string')))
  const said = [...texts].filter((text) => text.length <= LONGEST_ABOVE && OF_FIGURES.test(foldText(text)))
  return said
    .slice(0, NAMED_LINES)
    .map((text) => `Arriba de los encabezados dice «${text}»: no se aplica a los precios. Revísalos.`)
}

function leftOut(lines: readonly number[], one: string, many: string): string | null {
  if (lines.length === 0) return null
  const named = lines.slice(0, NAMED_LINES).join(', ')
  const where = lines.length === 1 ? `fila ${named}` : `filas ${named}${lines.length > NAMED_LINES ? '…' : ''}`
  return lines.length === 1
    ? `Se deja fuera 1 ${one} (${where}).`
    : `Se dejan fuera ${countOf(lines.length)} ${many} (${where}).`
}

/** Adds the title of the group to headings that repeat: 'Precio' below 'VENTA' and 'RENTA'. */
function withGroups(header: SheetRow, above: SheetRow | undefined): SheetRow {
  if (above?.line !== header.line - 1) return header
  const names = header.cells.map((cell) => foldText(String(cell)))
  const cells = header.cells.map((cell, at) => {
    const group = above.cells[at] ?? ''
    const isRepeatedName = names[at] !== '' && names.filter((name) => name === names[at]).length > 1
    return isRepeatedName && typeof group === 'string' && group !== '' ? `${String(cell)} ${group}` : cell
  })
  return { ...header, cells }
}

function tableOf(
  header: SheetRow,
  rows: readonly SheetRow[],
  namesColumn: NamesColumn,
): { table: Table; isSplit: boolean } {
  const width = Math.max(header.cells.length, 1)
  const { from, to, isSplit } = widestBlock(header, rows, { width, namesColumn })
  const cut = ({ line, cells }: SheetRow) => {
    const kept = isSplit ? cells.slice(from, to) : [...cells]
    while (kept.length < to - from) kept.push('')
    return { line, cells: kept }
  }
  const cuts = rows.map(cut).filter(({ cells }) => cells.some((cell) => cell !== ''))
  return { table: { headers: headersOf(cut(header).cells, cuts, from), rows: cuts }, isSplit }
}

/** The columns of the larger of two tables side by side, which an empty column separates and whose headings repeat. */
function widestBlock(
  header: SheetRow,
  rows: readonly SheetRow[],
  { width, namesColumn }: { width: number; namesColumn: NamesColumn },
) {
  const names = header.cells.map((cell) => foldText(String(cell)))
  const blocks: { from: number; to: number }[] = []
  let from: number | null = null
  for (let at = 0; at <= width; at += 1) {
    const isEmpty = at === width || (names[at] === '' && rows.every(({ cells }) => (cells[at] ?? '') === ''))
    if (!isEmpty) from ??= at
    else if (from !== null) {
      blocks.push({ from, to: at })
      from = null
    }
  }
  const whole = { from: 0, to: width, isSplit: false }
  const knownIn = (block: { from: number; to: number }) =>
    new Set(names.slice(block.from, block.to).filter((name) => name !== '' && namesColumn(name))).size
  const [best] = blocks.toSorted((a, b) => knownIn(b) - knownIn(a) || a.from - b.from)
  if (!best || blocks.length < 2) return whole
  const own = new Set(names.slice(best.from, best.to))
  const isSplit = blocks.some(
    (block) => block !== best && names.slice(block.from, block.to).filter((name) => own.has(name)).length >= 2,
  )
  return isSplit ? { ...best, isSplit } : whole
}

/** One name for each column: a column without a name that has values gets its letter, and a repeated name a number. */
function headersOf(cells: readonly ImportCell[], rows: readonly { cells: ImportCell[] }[], from: number): string[] {
  const names = cells.map((cell) => oneLine(String(cell)).slice(0, LONGEST_HEADING))
  while (names.at(-1) === '' && rows.every((row) => (row.cells[names.length - 1] ?? '') === '')) names.pop()
  const used = new Map<string, number>()
  return names.map((name, at) => {
    const base = name === '' ? `Columna ${columnName(from + at)}` : name
    const count = (used.get(base) ?? 0) + 1
    used.set(base, count)
    return count === 1 ? base : `${base} (${count})`
  })
}

/** Whether a heading names a fact, here or in a plugin of WordPress. */
function namesFact(heading: string): boolean {
  return isKnownHeader(heading) || isPluginKey(heading)
}
