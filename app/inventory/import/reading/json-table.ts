import { type ImportCell, type ReadOutcome, type TableRow, boundedTable } from '#app/inventory/import/file/table.ts'
import { isTarget, pictureSetOf } from '#app/inventory/import/mapping/targets.ts'
import { slugify } from '#app/text/slugify.ts'
import { easyBrokerJson } from './easy-broker/easy-broker-json.ts'
import { earlierCodes } from './earlier-codes.ts'
import { earlierRecords } from './earlier-records.ts'
import { isOwnList, plainJsonTable } from './plain-json.ts'
import { type EarlierRecord, collectionsIn } from './typed-json.ts'
import { isObject, pointText } from './typed-value.ts'

const NOT_JSON = 'El archivo no es un JSON válido: está incompleto o se editó. Expórtalo otra vez.'
const NO_PROPERTIES =
  'El JSON no tiene propiedades. Se lee una lista de ellas, un objeto por ID, la colección «properties» del sistema anterior o una exportación de Firestore.'

/** The properties of an export of the earlier system as a table with a column for each field. */
export function jsonTable(text: string): ReadOutcome {
  const json = parsed(text)
  if (json === undefined) return { fault: NOT_JSON }
  const saved = easyBrokerJson(json)
  if (saved) return saved
  const collections = collectionsIn(json)
  const { properties = [], users = [] } = collections
  const names = new Map(users.map((user) => [String(user['id'] ?? ''), String(user['name'] || user['email'] || '')]))
  const records = properties.filter((record) => 'title' in record || 'price' in record || 'propertyId' in record)
  const isEarlier = records.length > 0 && (Object.keys(collections).length > 1 || !isOwnList(records))
  if (!isEarlier) return plainJsonTable(json) ?? { fault: NO_PROPERTIES }
  const { codes, notes } = earlierCodes(records)
  const flat = records.map((record, at) => flatRecord(withNames({ ...record, propertyId: codes[at] }, names)))
  const headers = [...new Set(flat.flatMap((record) => [...record.keys()]))]
  const rows = flat.map((record, at): TableRow => ({
    line: at + 1,
    cells: headers.map((name) => record.get(name) ?? ''),
  }))
  const read = boundedTable({ headers, rows })
  const lineOf = new Map(records.flatMap(({ id }, at) => (id ? [[String(id), at + 1] as const] : [])))
  if ('fault' in read) return read
  const beside = earlierRecords(collections, lineOf)
  return { ...read, records: { ...beside, notes: [...notes, ...beside.notes] } }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return parsedLines(text)
  }
}

/** One record a line, as some tools export. */
function parsedLines(text: string): unknown {
  try {
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    return lines.length > 1 ? lines.map((line): unknown => JSON.parse(line)) : undefined
  } catch {
    return undefined
  }
}

/** With the slug that the earlier system made of the title (spec, section 2, Slug rule), and the name of who added it. */
function withNames(record: EarlierRecord, names: ReadonlyMap<string, string>): EarlierRecord {
  const { title, slug, createdBy } = record
  return {
    ...record,
    slug: typeof slug === 'string' && slug !== '' ? slug : slugify(String(title ?? '')),
    ...(typeof createdBy === 'string' && { createdBy: names.get(createdBy) ?? createdBy }),
  }
}

/** The fields of a record as cells: a list has one line each, and the fields of an object inside have a column each. */
function flatRecord(record: EarlierRecord, prefix = ''): Map<string, ImportCell> {
  const cells = new Map<string, ImportCell>()
  for (const [name, value] of Object.entries(record)) {
    if (name === 'id' && prefix === '') continue
    const point = isObject(value) ? pointText(value) : null
    // A list that was stored by number.
    if (isObject(value) && isTarget(name) && pictureSetOf(name)) cells.set(prefix + name, cellOf(Object.values(value)))
    else if (isObject(value) && point === null)
      for (const [inner, cell] of flatRecord(value, `${prefix}${name}.`)) cells.set(inner, cell)
    else cells.set(point === null ? prefix + name : pointColumn(prefix + name), point ?? cellOf(value))
  }
  return cells
}

/** The column of a point: 'location' is a zone, which a point never fills. */
function pointColumn(name: string): string {
  return isTarget(name) && name !== 'googleMapsLink' ? `${name}.punto` : name
}

function cellOf(value: unknown): ImportCell {
  if (typeof value === 'number') return Number.isFinite(value) ? value : ''
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (!Array.isArray(value)) return ''
  return value
    .map((each) => (isObject(each) ? (each['url'] ?? each['src'] ?? JSON.stringify(each)) : each))
    .filter((each) => each !== null && each !== undefined)
    .map(String)
    .join('\n')
}
