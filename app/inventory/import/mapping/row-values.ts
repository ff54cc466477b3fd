import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import type { Amenity } from '#app/catalogue/facts/amenities.ts'
import type { EachSet } from '#app/photos/picture-sets.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import { foldText } from '#app/text/fold-text.ts'
import { slugify } from '#app/text/slugify.ts'
import type { ImportCell, TableRow } from '#app/inventory/import/file/table.ts'
import type { TypedUnit } from './heading-hints.ts'
import type { Doubt } from './read-offers.ts'
import type { Mapping, Target } from './targets.ts'
import { type NamedOptions, wordedCode } from './worded-codes.ts'

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
  /** The unit of the surfaces of a row that has a column for it. */
  areaUnit: TypedUnit | null
  /** How to reach the owner; '' where the row does not say it. */
  ownerPhone: string
  ownerEmail: string
  /** Texts for the team, each with the name of its column. */
  teamNotes: string[]
  /** The slug of its page in the system that it comes from; '' if the row has none. */
  slug: string
  /** The whole address of that page; '' if the row has none. */
  formerUrl: string
  /** Sentences about what is left out; the row goes on. */
  notes: string[]
  /** What can't be told from the row, with the sentence about it. */
  doubts: Doubt[]
  /** The columns that prices were read from, where those are another's. */
  columns: Partial<Record<Control, Control>>
  /** Controls that no cell states, with the sentence about each: they follow from another one, and fill only what is empty. */
  derived: Map<Control, string | null>
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

/** The slug in a slug, a path or a whole address. */
export function slugIn(text: string): string {
  const [path = ''] = text.split(/[?#]/)
  return slugify(path.split('/').findLast((part) => part !== '') ?? '')
}

/** The earlier address of a row. 'Permalink' may have a slug or a whole address: only the second says where the page was. */
export function formerUrlIn(cells: TableRow['cells'], mapping: Mapping): string {
  const textOf = (target: Target) => String(cells[mapping.indexOf(target)] ?? '')
  const permalink = textOf('slug').trim()
  return textOf('formerUrl') || (/^(?:https?:\/\/|\/)/i.test(permalink) ? permalink : '')
}

/** Whether a row of this state has a list of municipalities: only home states have one (decision 9). */
export function isHomeState(cell: ImportCell, { places }: NamedOptions): boolean {
  const state = wordedCode('state', String(cell)) ?? String(cell)
  return cell === '' || places.homeStates.some((home) => home === state)
}
