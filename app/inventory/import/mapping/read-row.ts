import { AMENITIES } from '#app/catalogue/facts/amenities.ts'
import { ofEachSet } from '#app/photos/picture-sets.ts'
import { severalLines } from '#app/forms/typed-text.ts'
import type { ImportCell, TableRow } from '#app/inventory/import/file/table.ts'
import { unitNamed } from './heading-hints.ts'
import { isEmptyWord, isSheetError } from './empty-words.ts'
import { deriveArea, fillCounts, readControl, readMunicipalityCell, readPrices } from './read-cells.ts'
import { readAddresses } from './picture-addresses.ts'
import { readMoment } from './read-day.ts'
import { fillFromTitle } from './said-by-title.ts'
import { type RowReading, type RowValues, chosenValue, formerUrlIn, slugIn } from './row-values.ts'
import { type Target, columnLabel, isControl, pictureSetOf } from './targets.ts'
import { choicesOfTarget, wordedCode } from './worded-codes.ts'

/** A longer text is no unit. */
const LONGEST_UNIT = 40

/** Reads the cells of a row by the mapping. Nothing is checked yet: that is the work of the form's rules. */
export function readRow(row: TableRow, reading: RowReading): RowValues {
  const { headers, mapping, timeZone } = reading
  const values: RowValues = {
    texts: {},
    columns: {},
    derived: new Map(),
    amenities: null,
    addresses: ofEachSet(() => []),
    createdAt: null,
    updatedAt: null,
    createdBy: '',
    areaUnit: null,
    ownerPhone: '',
    ownerEmail: '',
    teamNotes: [],
    slug: '',
    formerUrl: '',
    notes: [],
    doubts: [],
  }
  const cells = meantCells(row, reading, values.notes)
  const cellOf = (target: Target): ImportCell => cells[mapping.indexOf(target)] ?? ''
  readUnit(String(cellOf('areaUnit')), values)
  for (const [at, target] of mapping.entries()) {
    const cell = cells[at] ?? ''
    if (target === null || cell === '') continue
    const set = pictureSetOf(target)
    if (set) readAddresses(String(cell), values.addresses[set], values.notes)
    else if (target === 'teamNotes')
      values.teamNotes.push(`${columnLabel(headers[at] ?? '')}: ${severalLines(String(cell))}`)
    else if (target === 'amenities') readAmenities(String(cell), values, reading)
    else if (isControl(target)) readControl(target, cell, at, values, reading)
  }
  readMunicipalityCell(String(cellOf('municipality')), values, reading)
  values.createdAt = readMoment(cellOf('createdAt'), timeZone)
  values.updatedAt = readMoment(cellOf('updatedAt'), timeZone)
  for (const target of ['createdAt', 'updatedAt'] as const)
    if (values[target] === null && cellOf(target) !== '')
      values.notes.push(`«${String(cellOf(target)).slice(0, 40)}» no se lee como fecha: se deja fuera.`)
  for (const extra of ['createdBy', 'ownerPhone', 'ownerEmail'] as const) values[extra] = String(cellOf(extra))
  values.slug = slugIn(String(cellOf('slug')))
  values.formerUrl = formerUrlIn(cells, mapping)
  readPrices(cellOf, values, reading)
  // Programs that write '385,5' write '20,7211', too.
  const [latitude = '', longitude = ''] = [cellOf('latitude'), cellOf('longitude')].map((cell) =>
    String(cell).replace(/^(-?\d{1,3}),(\d+)$/, '$1.$2'),
  )
  if (!values.texts.googleMapsLink && latitude !== '' && longitude !== '')
    values.texts.googleMapsLink = `${latitude}, ${longitude}`
  fillFromTitle(values)
  deriveArea(values)
  return values
}

/** The cells as they are meant: a text that a person chose another for has that one, and 'pendiente' is empty. */
function meantCells(
  { cells }: TableRow,
  { headers, mapping, chosen, options }: RowReading,
  notes: string[],
): ImportCell[] {
  return cells.map((cell, at) => {
    const target = mapping[at] ?? null
    if (target === null || cell === '') return cell
    const text = String(cell)
    const isChoice = target === 'amenities' || choicesOfTarget(target) !== null
    const instead = chosenValue(chosen, target, text)
    if (instead !== undefined) return isChoice ? cell : instead
    if (typeof cell === 'number' || !isEmptyWord(text)) return cell
    if (isChoice && wordedCode(target, text, options) !== null) return cell
    if (isSheetError(text))
      notes.push(
        `Columna «${columnLabel(headers[at] ?? '')}», «${text}»: es un error de la hoja de cálculo y queda vacía.`,
      )
    return ''
  })
}

/** A surface in a unit that nobody knows would be another one. */
function readUnit(text: string, values: RowValues) {
  if (text === '') return
  values.areaUnit = unitNamed(text.slice(0, LONGEST_UNIT))
  if (values.areaUnit === null)
    values.doubts.push({ target: 'area', message: `la unidad «${text.slice(0, LONGEST_UNIT)}» no se conoce` })
}

/** The most conditions that are read in one cell; there are far fewer. */
const MOST_AMENITIES = 200

function readAmenities(text: string, values: RowValues, { chosen, options }: RowReading) {
  values.amenities ??= []
  const parts = new Set(text.split(/[,;|\n\u2022]/).map((each) => each.trim()))
  for (const part of [...parts].slice(0, MOST_AMENITIES)) {
    if (part === '' || isEmptyWord(part)) continue
    const code = chosenValue(chosen, 'amenities', part) ?? wordedCode('amenities', part, options)
    const amenity = AMENITIES.find((each) => each === code)
    if (amenity) {
      if (!values.amenities.includes(amenity)) values.amenities.push(amenity)
    } else if (code !== '' && !fillCounts(null, part, values))
      values.notes.push(`«${part}» no está entre las condiciones y servicios: se deja fuera.`)
  }
}
