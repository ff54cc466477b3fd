import type { ImportCell, ReadOutcome, Table } from '#app/inventory/import/file/table.ts'
import {
  FORMER_NOTES,
  FORMER_URL,
  type SourceColumn,
  sourceTable,
  unknownStatusNotes,
} from '#app/inventory/import/mapping/source-table.ts'
import { foldText } from '#app/text/fold-text.ts'
import { type SheetField, sheetField } from './easy-broker-headings.ts'
import { quotesOf } from './easy-broker-price.ts'
import type { EasyBrokerOperation } from './easy-broker-property.ts'
import { placeOfName, yearOfAge } from './easy-broker-table.ts'
import { answerIn } from '#app/inventory/import/mapping/worded-codes.ts'
import { easyBrokerOperation, easyBrokerStatus, easyBrokerType } from './easy-broker-words.ts'

/** The ID of a property of EasyBroker: 'EB-KK3769'. */
const PUBLIC_ID = /^EB-[A-Z]{0,4}\d{2,7}$/i
/** Of ten filled cells of a column, how many must be such an ID; and the fewest known headings. */
const MOST = 8
const FEWEST_FIELDS = 3
/** Columns that need no reading of their own: their cells go into the table as they are. */
const PLAIN = [
  'title',
  'description',
  'latitude',
  'longitude',
  'bedrooms',
  'bathrooms',
  'parkingSpaces',
  'constructionArea',
  'lotSize',
  'frontage',
  'depth',
  'floors',
  'floorNumber',
  'amenities',
  'images',
  'createdAt',
  'updatedAt',
] as const satisfies readonly SheetField[]
/** What the team keeps for itself. */
const NOTED: readonly (readonly [label: string, field: SheetField])[] = [
  ['La atiende', 'agent'],
  ['Clave interna', 'internalId'],
  ['Medios baños', 'halfBathrooms'],
  ['Código postal', 'postalCode'],
  ['Etiquetas', 'tags'],
  ['Descripción privada', 'privateDescription'],
]
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(?:|total)$/, 'total'],
  [/m2|metro|meter/, 'square_meter'],
  [/ft2|pie|foot|feet/, 'square_foot'],
  [/hect/, 'hectare'],
]

type CellOf = (field: SheetField) => ImportCell

/** The table of a sheet that EasyBroker has exported, known by its IDs; null for any other sheet. */
export function easyBrokerSheet({ headers, rows }: Table): ReadOutcome | null {
  const columns = headers.map((_header, at) => rows.map(({ cells }) => cells[at] ?? ''))
  const idAt = columns.findIndex((cells) => most(cells, (text) => PUBLIC_ID.test(text)))
  if (idAt === -1) return null
  const fields = headers.map((header, at) => (at === idAt ? null : fieldOf(header, columns[at] ?? [])))
  if (fields.filter(Boolean).length < FEWEST_FIELDS) return null
  const unknown: string[] = []
  const records = rows.map(({ cells }) => {
    const cellOf: CellOf = (field) => cells[fields.indexOf(field)] ?? ''
    const status = String(cellOf('status'))
    if (status !== '' && easyBrokerStatus(status) === null) unknown.push(status)
    const others = headers.flatMap((header, at) =>
      at === idAt || (fields[at] && fields.indexOf(fields[at]) === at) ? [] : [[header, cells[at] ?? ''] as const],
    )
    return { propertyId: cells[idAt] ?? '', ...recordOf(cellOf), ...Object.fromEntries(others) }
  })
  return sourceTable(records, unknownStatusNotes(unknown), (at) => rows[at]?.line ?? at + 1)
}

function most(cells: readonly ImportCell[], holds: (text: string) => boolean): boolean {
  const filled = cells.map((cell) => String(cell).trim()).filter(Boolean)
  return filled.length > 0 && filled.filter(holds).length * 10 >= filled.length * MOST
}

/** 'Estado' is the status where its cells are. */
function fieldOf(header: string, cells: readonly ImportCell[]): SheetField | null {
  const field = sheetField(header)
  return field === 'region' && most(cells, (text) => easyBrokerStatus(text) !== null) ? 'status' : field
}

function recordOf(cellOf: CellOf): Partial<Record<SourceColumn, ImportCell>> {
  const text = (field: SheetField) => String(cellOf(field)).trim()
  const known = easyBrokerType(text('type'))
  const status = easyBrokerStatus(text('status'))
  const { operations, unused } = operationsOf(text, cellOf)
  const { cells, notes } = quotesOf({ operations, show_prices: answerIn(text('showPrices')) !== false })
  const built = yearOfAge(text('age'))
  const place =
    text('location') || ['neighborhood', 'city', 'region'].map((name) => text(name as SheetField)).join(', ')
  return {
    ...Object.fromEntries(PLAIN.map((field) => [field, cellOf(field)])),
    type: known?.type ?? text('type'),
    subtype: known?.subtype ?? '',
    status: status ?? (text('status') ? 'pausada' : ''),
    ...cells,
    ...placeOfName(place),
    address: (['street', 'exteriorNumber', 'interiorNumber'] as const).map(text).filter(Boolean).join(' '),
    area: cellOf('constructionArea') || cellOf('lotSize'),
    yearBuilt: built,
    createdBy: text('agent'),
    [FORMER_URL]: text('publicUrl'),
    [FORMER_NOTES]: [
      ...notes,
      ...unused,
      ...(known ? [`Tipo en EasyBroker: ${text('type')}`] : []),
      ...(text('status') && status === null ? [`Estatus en EasyBroker: ${text('status')}`] : []),
      ...(text('age') && built === '' ? [`Antigüedad: ${text('age')}`] : []),
      ...NOTED.flatMap(([label, field]) => (text(field) ? [`${label}: ${text(field)}`] : [])),
    ].join('\n'),
  }
}

type Operations = { operations: EasyBrokerOperation[]; unused: string[] }

/** The columns of each operation, and its name in their API. */
const OPERATIONS = [
  { word: 'sale', price: 'sale', currency: 'saleCurrency' },
  { word: 'rental', price: 'rental', currency: 'rentalCurrency' },
  { word: 'temporary_rental', price: 'temporary', currency: 'currency' },
] as const satisfies readonly { word: string; price: SheetField; currency: SheetField }[]

/** The operations of a row: those that it names, or those that have a price. A price of another operation is a note. */
function operationsOf(text: (field: SheetField) => string, cellOf: CellOf): Operations {
  const named = text('operation')
    .split(/[,;/|\n&]|\b(?:y|o|and|or)\b/i)
    .map((each) => each.trim())
    .filter(Boolean)
  const priced = OPERATIONS.filter(({ price }) => /[1-9]/.test(text(price)))
  const unit = UNITS.find(([pattern]) => pattern.test(foldText(text('unit'))))?.[1] ?? text('unit')
  const used = new Set<string>()
  const operations = (named.length > 0 ? named : priced.map(({ word }) => word)).map(
    (word, at): EasyBrokerOperation => {
      const own = OPERATIONS.find((each) => easyBrokerOperation(each.word) === easyBrokerOperation(word))
      if (own) used.add(own.word)
      return {
        type: own?.word ?? word,
        amount: (own && cellOf(own.price)) || (at === 0 ? cellOf('price') : ''),
        currency: (own && text(own.currency)) || text('currency'),
        unit,
        period: null,
        commission: null,
      }
    },
  )
  const unused = priced.filter(({ word }) => !used.has(word))
  return { operations, unused: unused.map(({ word, price }) => `También en EasyBroker: ${word} ${text(price)}`) }
}
