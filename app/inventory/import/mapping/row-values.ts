import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import { AMENITIES, type Amenity } from '#app/catalogue/facts/amenities.ts'
import { type EachSet, ofEachSet } from '#app/photos/picture-sets.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import { severalLines } from '#app/forms/typed-text.ts'
import { foldText } from '#app/text/fold-text.ts'
import { slugify } from '#app/text/slugify.ts'
import type { ImportCell, TableRow } from '#app/inventory/import/file/table.ts'
import { importedText } from './cell-text.ts'
import { fillFromAmount } from './fill-from-amount.ts'
import { readMoment } from './read-day.ts'
import { type Mapping, type Target, columnLabel, factOfTarget, isControl, pictureSetOf } from './targets.ts'
import { type NamedOptions, choicesOfTarget, wordedCode } from './worded-codes.ts'

/** The values that a person chose for texts of a file: by target and folded text; '' leaves the fact empty. */
export type ChosenValues = Partial<Record<Target, Record<string, string>>>

export type RowReading = {
  headers: readonly string[]
  mapping: Mapping
  chosen: ChosenValues
  options: NamedOptions
  timeZone: TimeZone
}

/** What a row of a file says of a property. */
export type RowValues = {
  /** The texts of the form's controls that the row fills. */
  texts: Partial<Record<Control, string>>
  /** Null where the row has no conditions. */
  amenities: Amenity[] | null
  /** Addresses of pictures. */
  addresses: EachSet<string[]>
  createdAt: Date | null
  updatedAt: Date | null
  createdBy: string
  /** How to reach the owner; '' where the row does not say it. */
  ownerPhone: string
  ownerEmail: string
  /** Texts for the team, each with the name of its column. */
  teamNotes: string[]
  /** The slug of its page in the system that it comes from; '' if the row has none. */
  slug: string
  /** Sentences about what is left out; the row goes on. */
  notes: string[]
}

/** A text of a target that no value stands for, or the value that was chosen for it. */
export function chosenKey(text: string): string {
  return foldText(text)
}

/** The value that a person chose for a text; undefined if none was chosen. */
export function chosenValue(chosen: ChosenValues, target: Target, text: string): string | undefined {
  const [values, key] = [chosen[target], chosenKey(text)]
  return values && Object.hasOwn(values, key) ? values[key] : undefined
}

/** Reads the cells of a row by the mapping. Nothing is checked yet: that is the work of the form's rules. */
export function readRow({ cells }: TableRow, reading: RowReading): RowValues {
  const { headers, mapping, timeZone } = reading
  const values: RowValues = {
    texts: {},
    amenities: null,
    addresses: ofEachSet(() => []),
    createdAt: null,
    updatedAt: null,
    createdBy: '',
    ownerPhone: '',
    ownerEmail: '',
    teamNotes: [],
    slug: '',
    notes: [],
  }
  const cellOf = (target: Target): ImportCell => cells[mapping.indexOf(target)] ?? ''
  for (const [at, target] of mapping.entries()) {
    const cell = cells[at] ?? ''
    if (target === null || cell === '') continue
    const set = pictureSetOf(target)
    if (set) readAddresses(String(cell), values.addresses[set], values.notes)
    else if (target === 'teamNotes')
      values.teamNotes.push(`${columnLabel(headers[at] ?? '')}: ${severalLines(String(cell))}`)
    else if (target === 'amenities') readAmenities(String(cell), values, reading)
    else if (isControl(target)) values.texts[target] = controlText(target, cell, { ...reading, state: cellOf('state') })
  }
  values.createdAt = readMoment(cellOf('createdAt'), timeZone)
  values.updatedAt = readMoment(cellOf('updatedAt'), timeZone)
  for (const extra of ['createdBy', 'ownerPhone', 'ownerEmail'] as const) values[extra] = String(cellOf(extra))
  values.slug = slugIn(String(cellOf('slug')))
  fillFromAmount(values.texts, {
    price: cellOf('price'),
    secondPrice: cellOf('secondPrice'),
    maintenance: cellOf('maintenance'),
  })
  const [latitude, longitude] = [cellOf('latitude'), cellOf('longitude')]
  if (!values.texts.googleMapsLink && latitude !== '' && longitude !== '')
    values.texts.googleMapsLink = `${latitude}, ${longitude}`
  return values
}

/** The most conditions that are read in one cell; there are far fewer. */
const MOST_AMENITIES = 200

/** The slug in a slug, a path or a whole address. */
export function slugIn(text: string): string {
  const [path = ''] = text.split(/[?#]/)
  return slugify(path.split('/').findLast((part) => part !== '') ?? '')
}

function controlText(
  target: Control,
  cell: ImportCell,
  { chosen, options, state, timeZone }: RowReading & { state: ImportCell },
): string {
  const text = String(cell)
  const isElsewhere = target === 'municipality' && !isHomeState(state, options)
  if (choicesOfTarget(target) !== null && !isElsewhere)
    return chosenValue(chosen, target, text) ?? wordedCode(target, text, options) ?? text
  const fact = factOfTarget(target)
  return fact ? importedText(fact, cell, timeZone) : text
}

/** Whether a row of this state has a list of municipalities: only home states have one (decision 9). */
export function isHomeState(cell: ImportCell, { places }: NamedOptions): boolean {
  const state = wordedCode('state', String(cell)) ?? String(cell)
  return cell === '' || places.homeStates.some((home) => home === state)
}

function readAmenities(text: string, values: RowValues, { chosen, options }: RowReading) {
  values.amenities ??= []
  const parts = new Set(text.split(/[,;|\n\u2022]/).map((each) => each.trim()))
  for (const part of [...parts].slice(0, MOST_AMENITIES)) {
    if (part === '') continue
    const code = chosenValue(chosen, 'amenities', part) ?? wordedCode('amenities', part, options)
    const amenity = AMENITIES.find((each) => each === code)
    if (amenity) {
      if (!values.amenities.includes(amenity)) values.amenities.push(amenity)
    } else if (code !== '') values.notes.push(`«${part}» no está entre las condiciones y servicios: se deja fuera.`)
  }
}

function readAddresses(text: string, addresses: string[], notes: string[]) {
  for (const part of text.split(/[\s|;]+|,(?=\s*https?:)/i).filter(Boolean)) {
    const address = part.replace(/^["'[]+|(?<!["'\],])["'\],]+$/g, '')
    if (/^https?:\/\//i.test(address)) {
      if (!addresses.includes(address)) addresses.push(address)
    } else if (!/^\d+$/.test(address))
      notes.push(`«${address.slice(0, 60)}» no es la dirección de una foto: se deja fuera.`)
  }
}
