import {
  type ImportCell,
  MOST_TABLE_COLUMNS,
  type ReadOutcome,
  boundedTable,
} from '#app/inventory/import/file/table.ts'
import { isKnownHeader, targetOfHeader } from '#app/inventory/import/mapping/guess-columns.ts'
import { answeredCode } from '#app/inventory/import/mapping/read-cells.ts'
import { type Target, isTarget } from '#app/inventory/import/mapping/targets.ts'
import { foldText } from '#app/text/fold-text.ts'
import { isObject, plainValue, pointText } from './typed-value.ts'

type Fields = Readonly<Record<string, unknown>>
/** The values of a record by their paths: 'ubicacion.colonia'. */
type Cells = Map<string, ImportCell>

/** Most levels of objects around the list, and inside a record. */
const DEEPEST = 4
/** A list of properties has at least this many fields with known names. */
const FEWEST_NAMES = 2
/** The name of the column with the keys of an object by ID. */
const KEY = 'ID'

/** What a list of operations inside a record fills, first and second. */
const OF_OPERATIONS: Readonly<Partial<Record<Target, readonly [Target, Target]>>> = {
  type: ['category', 'secondCategory'],
  category: ['category', 'secondCategory'],
  price: ['price', 'secondPrice'],
  currency: ['currency', 'secondCurrency'],
  vat: ['vat', 'secondVat'],
}

/**
 * The table of a JSON of any program: the list, or the object by ID, whose fields have the most known names of columns. Null
 * for a JSON without one.
 */
export function plainJsonTable(json: unknown): ReadOutcome | null {
  const lists = listsIn(json, 0).map((records) => ({ records, known: namesIn(records) }))
  const best = lists.toSorted((one, other) => other.known - one.known || other.records.length - one.records.length)[0]
  if (!best || best.known < FEWEST_NAMES) return null
  const flat = best.records.map((record) => flatRecord(record))
  const paths = [...new Set(flat.flatMap((cells) => [...cells.keys()]))]
  // A table with too many columns is refused: its headings are not needed.
  const headers = paths.length > MOST_TABLE_COLUMNS ? paths : headersOf(paths)
  const rows = flat.map((cells, at) => ({ line: at + 1, cells: paths.map((path) => cells.get(path) ?? '') }))
  return boundedTable({ headers, rows })
}

/** Whether the records are a program's own: several of their fields have names that the earlier system does not. */
export function isOwnList(records: readonly Fields[]): boolean {
  const names = new Set(records.flatMap((record) => Object.keys(record)))
  return [...names].filter((name) => !isTarget(name) && isKnownHeader(wordsOf(name))).length >= FEWEST_NAMES
}

/** All lists of objects, except those inside a list of properties. An object of objects counts, with its keys as IDs. */
function listsIn(json: unknown, depth: number): Fields[][] {
  if (depth > DEEPEST) return []
  if (Array.isArray(json)) {
    const records = json.filter(isObject)
    const isList = namesIn(records) >= FEWEST_NAMES
    return records.length === 0 ? [] : [records, ...(isList ? [] : listsIn(records[0], depth + 1))]
  }
  if (!isObject(json)) return []
  const values = Object.entries(json)
  const isById = values.length > 0 && values.every(([, value]) => isObject(value))
  const records = isById ? values.map(([key, value]) => withKey(key, value as Fields)) : []
  if (namesIn(records) >= FEWEST_NAMES) return [records]
  return values.flatMap(([, value]) => listsIn(value, depth + 1))
}

function withKey(key: string, record: Fields): Fields {
  const hasOwn = Object.keys(record).some((name) => targetOfHeader(wordsOf(name)) === 'propertyId')
  return hasOwn ? record : { [KEY]: key, ...record }
}

/** How many fields of a list have known names, the key of a record by ID aside. */
function namesIn(records: readonly Fields[]): number {
  const names = new Set(records.slice(0, 20).flatMap((record) => Object.keys(record)))
  return [...names].filter((name) => name !== KEY && isKnownHeader(wordsOf(name))).length
}

/** 'listPrice' and 'precio_lista' as words; the name of a fact stays. */
function wordsOf(name: string): string {
  return isTarget(name) ? name : name.replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ').replaceAll('_', ' ')
}

function flatRecord(record: Fields, prefix = '', depth = 0): Cells {
  const cells: Cells = new Map()
  for (const [name, raw] of Object.entries(record)) {
    const [value, path] = [plainValue(raw), `${prefix}${name}`]
    if (Array.isArray(value) && value.some(isObject) && !isOfAddresses(value)) {
      for (const [inner, cell] of flatList(value.filter(isObject), path, depth)) cells.set(inner, cell)
    } else if (isObject(value) && depth < DEEPEST) {
      const point = pointText(value)
      if (point === null) for (const [inner, cell] of flatRecord(value, `${path}.`, depth + 1)) cells.set(inner, cell)
      else cells.set(`${path}.googleMapsLink`, point)
    } else cells.set(path, cellOf(value))
  }
  return cells
}

/** A list of the operations of a property fills its two; of any other list the entries are told apart by a number. */
function flatList(list: readonly Fields[], path: string, depth: number): Cells {
  const cells: Cells = new Map()
  for (const [at, each] of list.entries())
    for (const [inner, cell] of flatRecord(each, '', depth + 1)) {
      const target = targetOfHeader(wordsOf(inner))
      const own = isOfOperations(list) && target ? OF_OPERATIONS[target]?.[at] : undefined
      // Of 'masIva: true' the name says which VAT it is.
      const answered = own && target ? answeredCode(target, String(cell), wordsOf(inner)) : ''
      cells.set(own ?? `${path}${at === 0 ? '' : ` ${at + 1}`}.${inner}`, answered || cell)
    }
  return cells
}

function isOfOperations(list: readonly Fields[]): boolean {
  return (
    list.length <= 2 &&
    list.every((each) => Object.keys(each).some((name) => targetOfHeader(wordsOf(name)) === 'price'))
  )
}

function isOfAddresses(list: readonly unknown[]): boolean {
  return list.every(
    (each) => isObject(each) && ['url', 'src', 'href', 'link'].some((name) => typeof each[name] === 'string'),
  )
}

/** Names that are unclear without the name of the object around them: 'agent.name', 'precio.tipo'. */
const OF_ANYTHING =
  /^(?:name|nombre|full name|email|e mail|correo|mail|phone|telefono|celular|mobile|id|type|tipo|code|clave)$/i

/** A heading for each path: its last name, with the names before it where other paths end alike. */
function headersOf(paths: readonly string[]): string[] {
  const namesOf = (path: string) => path.split('.').map(wordsOf)
  const shortened = (path: string, count: number) => namesOf(path).slice(-count).join(' ')
  return paths.map((path) => {
    for (let count = 1; count <= namesOf(path).length; count += 1) {
      const header = shortened(path, count)
      const isAlone = paths.every((other) => other === path || shortened(other, count) !== header)
      const isEnough =
        count > 1 || !path.includes('.') || (isKnownHeader(header) && !OF_ANYTHING.test(foldText(header)))
      if (isAlone && isEnough) return header
    }
    return namesOf(path).join(' ')
  })
}

function cellOf(value: unknown): ImportCell {
  if (typeof value === 'number') return Number.isFinite(value) ? value : ''
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (typeof value === 'string') return value.trim()
  if (!Array.isArray(value)) return ''
  return value
    .map((each) =>
      isObject(each) ? String(each['url'] ?? each['src'] ?? each['href'] ?? each['link'] ?? '') : String(each ?? ''),
    )
    .filter(Boolean)
    .join('\n')
}
