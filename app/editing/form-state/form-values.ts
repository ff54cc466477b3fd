import { readWrittenDay } from '#app/calendar/written-day.ts'
import { withThousands } from '#app/figures/typed-figure.ts'
import { visible } from '#app/forms/typed-text.ts'
import { type OwnerOption, ownerIdOr, ownerTextOr } from '#app/owners/owner.ts'
import { type EachSet, PICTURE_SETS, ofEachSet } from '#app/photos/picture-sets.ts'
import { type PhotoChoice, picturesOf, setPictures } from '#app/photos/photo-choice.ts'
import type { ContactFields } from '#app/property/page/detail-contact.ts'
import { UNKNOWN, columnsOf } from '#app/catalogue/facts/fact-columns.ts'
import { CONTROLS, type Control, controlsOf, hasLines } from '#app/catalogue/facts/fact-controls.ts'
import { FACT_NAMES, type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import { textFromCents } from '#app/catalogue/price/price.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'

/** The values of the form: texts, the checked conditions, and the pictures in order, each with its text. */
export type PropertyFormValues = Record<Control, string> & { amenities: string[] } & EachSet<PhotoChoice[]>

/** The most conditions that are read: our form never sends more. */
const MOST_AMENITIES = 200

const DAYS: ReadonlySet<Control> = new Set(FACT_NAMES.filter((name) => factOf(name).kind === 'day').flatMap(controlsOf))

/** The values of a new property (spec, section 9), with the configured contact and precision (decisions 11, 35). */
export function newValues(contact: ContactFields | null, { precision } = UNKNOWN): PropertyFormValues {
  const { contactName, contactPhone, contactEmail } = contact ?? UNKNOWN
  return valuesOf({
    ...UNKNOWN,
    precision,
    contactName,
    contactPhone,
    contactEmail,
    amenities: [],
    photos: [],
    plans: [],
  })
}

/** The form's values of a stored property; figures have thousands commas. */
export function valuesOf(property: PropertyInput): PropertyFormValues {
  const texts = FACT_NAMES.flatMap((name) => {
    const columns = columnsOf(name)
    return controlsOf(name).map((control, at) => [control, formatValue(name, columns[at] && property[columns[at]])])
  })
  return {
    ...emptyValues(),
    ...Object.fromEntries(texts),
    amenities: property.amenities.toSorted(),
    ...ofEachSet((set) => property[set].map(({ photoId, alt }) => ({ photoId, alt }))),
  }
}

/** The values with the owner's text instead of the id: what its control shows. */
export function withOwnerText(values: PropertyFormValues, owners: readonly OwnerOption[]): PropertyFormValues {
  return { ...values, ownerId: ownerTextOr(values.ownerId, owners) }
}

/** The values with the owner's id instead of a text from the list. */
export function withOwnerId(values: PropertyFormValues, owners: readonly OwnerOption[]): PropertyFormValues {
  return { ...values, ownerId: ownerIdOr(values.ownerId, owners) }
}

/** Reads a posted form, which anybody may have sent. If a name comes several times, its last value that is not empty counts. */
export function readPosted(posted: FormData): PropertyFormValues {
  const values = emptyValues()
  for (const name of CONTROLS) {
    const text = cleanTexts(posted, name).findLast((each) => each.trim() !== '') ?? ''
    values[name] = hasLines(name) ? text : oneLineOf(name, text)
  }
  const amenities = cleanTexts(posted, 'amenities').slice(0, MOST_AMENITIES)
  return { ...values, amenities, ...ofEachSet((set) => picturesOf(posted, set)) }
}

/** The values as the form would post them. */
export function toFormData({ amenities, ...values }: PropertyFormValues): FormData {
  const data = new FormData()
  for (const name of CONTROLS) data.set(name, values[name])
  for (const code of amenities) data.append('amenities', code)
  for (const set of PICTURE_SETS) setPictures(data, set, values[set])
  return data
}

/** Whether both are equal. The order of the conditions does not count. */
export function sameValues(a: PropertyFormValues, b: PropertyFormValues): boolean {
  return fingerprint(a) === fingerprint(b)
}

/** Reads values from JSON that anybody may have changed; null if it is not an object. */
export function parseValues(json: string): PropertyFormValues | null {
  try {
    const parsed: unknown = JSON.parse(json)
    return isRecord(parsed) ? valuesOfJson(parsed) : null
  } catch {
    return null
  }
}

function valuesOfJson({ amenities, ...json }: Record<string, unknown>): PropertyFormValues {
  const values = emptyValues()
  for (const name of CONTROLS) values[name] = textOr(json[name], '')
  return {
    ...values,
    amenities: Array.isArray(amenities) ? amenities.filter((code) => typeof code === 'string') : [],
    ...ofEachSet((set) => picturesOfJson(json[set])),
  }
}

function picturesOfJson(pictures: unknown): PhotoChoice[] {
  const chosen = Array.isArray(pictures) ? pictures.filter(isRecord) : []
  return chosen.map(({ photoId, alt }) => ({ photoId: textOr(photoId, ''), alt: textOr(alt, null) }))
}

function fingerprint({ amenities, ...values }: PropertyFormValues): string {
  const pictures = PICTURE_SETS.map((set) => values[set].map(({ photoId, alt }) => [photoId, alt ?? '']))
  return JSON.stringify([CONTROLS.map((name) => values[name]), amenities.toSorted(), pictures])
}

function emptyValues(): PropertyFormValues {
  const texts = Object.fromEntries(CONTROLS.map((name) => [name, ''])) as Record<Control, string>
  return { ...texts, amenities: [], photos: [], plans: [] }
}

/** The text of a control of one line. A day is kept as YYYY-MM-DD, however it was typed. */
function oneLineOf(name: Control, text: string): string {
  const line = text.replaceAll(/[\n\t]+/g, ' ')
  return DAYS.has(name) ? (readWrittenDay(line) ?? line) : line
}

/** The texts of a control without control characters (a null byte breaks the store) and with normalised line ends. */
function cleanTexts(posted: FormData, name: string): string[] {
  return posted
    .getAll(name)
    .filter((value) => typeof value === 'string')
    .map((text) =>
      visible(text)
        .replaceAll(/\r\n?/g, '\n')
        .replaceAll(/[^\P{Cc}\n\t]/gu, ''),
    )
}

function formatValue(name: FactName, value: string | number | null | undefined): string {
  if (typeof value !== 'number') return value ?? ''
  const { kind } = factOf(name)
  if (kind === 'year') return String(value)
  return withThousands(kind === 'figure' ? String(value) : textFromCents(value))
}

function textOr<Otherwise>(value: unknown, otherwise: Otherwise): string | Otherwise {
  return typeof value === 'string' ? value : otherwise
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
