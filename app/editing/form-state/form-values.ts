import { withThousands } from '#app/figures/typed-figure.ts'
import { visible } from '#app/forms/typed-text.ts'
import { type EachSet, PICTURE_SETS, ofEachSet } from '#app/photos/picture-sets.ts'
import { type PhotoChoice, picturesOf, setPictures } from '#app/photos/photo-choice.ts'
import type { ContactFields } from '#app/property/page/detail-contact.ts'
import { UNKNOWN, columnsOf } from '#app/catalogue/facts/fact-columns.ts'
import { CONTROLS, type Control, controlsOf, hasLines } from '#app/catalogue/facts/fact-controls.ts'
import { FACT_NAMES, type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import { textFromCents } from '#app/catalogue/price/price.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'

/** What the form holds: texts, the ticked conditions, the pictures in order with the text beside each. */
export type PropertyFormValues = Record<Control, string> & { amenities: string[] } & EachSet<PhotoChoice[]>

/** Conditions that are looked at: more is no form of ours. */
const MOST_AMENITIES = 200

/** What a new property starts with (spec, section 9), and what is configured for it (decisions 11, 35). */
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

/** A stored property as the form shows it, figures with thousands commas. */
export function valuesOf(property: PropertyInput): PropertyFormValues {
  const shown = FACT_NAMES.flatMap((name) => {
    const columns = columnsOf(name)
    return controlsOf(name).map((control, at) => [control, shownValue(name, columns[at] && property[columns[at]])])
  })
  return {
    ...emptyValues(),
    ...Object.fromEntries(shown),
    amenities: property.amenities.toSorted(),
    ...ofEachSet((set) => property[set].map(({ photoId, alt }) => ({ photoId, alt }))),
  }
}

/** What a form sent, whoever sent it: of a name that comes several times the last value that says something. */
export function readPosted(posted: FormData): PropertyFormValues {
  const values = emptyValues()
  for (const name of CONTROLS) {
    const text = textsIn(posted, name).findLast((each) => each.trim() !== '') ?? ''
    values[name] = hasLines(name) ? text : text.replaceAll(/[\n\t]+/g, ' ')
  }
  const amenities = textsIn(posted, 'amenities').slice(0, MOST_AMENITIES)
  return { ...values, amenities, ...ofEachSet((set) => picturesOf(posted, set)) }
}

/** The values as a form sends them. */
export function toFormData({ amenities, ...values }: PropertyFormValues): FormData {
  const data = new FormData()
  for (const name of CONTROLS) data.set(name, values[name])
  for (const code of amenities) data.append('amenities', code)
  for (const set of PICTURE_SETS) setPictures(data, set, values[set])
  return data
}

/** True where both hold the same, whatever the order in which conditions were ticked. */
export function sameValues(a: PropertyFormValues, b: PropertyFormValues): boolean {
  return fingerprint(a) === fingerprint(b)
}

/** Values that came back from where anybody may have changed them; null for anything else. */
export function parseValues(json: string): PropertyFormValues | null {
  try {
    const parsed: unknown = JSON.parse(json)
    return isRecord(parsed) ? knownValues(parsed) : null
  } catch {
    return null
  }
}

function knownValues({ amenities, ...known }: Record<string, unknown>): PropertyFormValues {
  const values = emptyValues()
  for (const name of CONTROLS) values[name] = textOr(known[name], '')
  return {
    ...values,
    amenities: Array.isArray(amenities) ? amenities.filter((code) => typeof code === 'string') : [],
    ...ofEachSet((set) => knownPictures(known[set])),
  }
}

function knownPictures(pictures: unknown): PhotoChoice[] {
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

/** Text without what no field holds: control characters (a null byte breaks the store), the line ends of other systems. */
function textsIn(posted: FormData, name: string): string[] {
  return posted
    .getAll(name)
    .filter((value) => typeof value === 'string')
    .map((text) =>
      visible(text)
        .replaceAll(/\r\n?/g, '\n')
        .replaceAll(/[^\P{Cc}\n\t]/gu, ''),
    )
}

function shownValue(name: FactName, value: string | number | null | undefined): string {
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
