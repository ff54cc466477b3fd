import { withThousands } from '#app/figures/typed-figure.ts'
import { type PhotoChoice, photosOf } from '#app/photos/upload/photo-choice.ts'
import type { ContactFields } from '#app/properties/detail/detail-contact.ts'
import { UNKNOWN, columnsOf } from '#app/properties/facts/fact-columns.ts'
import { CONTROLS, type Control, controlsOf, hasLines } from '#app/properties/facts/fact-controls.ts'
import { FACT_NAMES, type FactName, factOf } from '#app/properties/facts/facts.ts'
import { textFromCents } from '#app/properties/price.ts'
import type { PropertyInput } from '#app/properties/property-input.ts'

/** What the form holds: texts, the ticked conditions, the photos in order (`images`, and `imageAlts` beside them). */
export type PropertyFormValues = Record<Control, string> & { amenities: string[]; photos: PhotoChoice[] }

/** Conditions that are looked at: more is no form of ours. */
const MOST_AMENITIES = 200

/** What a new property starts with (spec, section 9), and what is configured for it (decisions 11, 35). */
export function newValues(contact: ContactFields | null, { precision } = UNKNOWN): PropertyFormValues {
  const { contactName, contactPhone, contactEmail } = contact ?? UNKNOWN
  return valuesOf({ ...UNKNOWN, precision, contactName, contactPhone, contactEmail, amenities: [], photos: [] })
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
    photos: property.photos.map(({ photoId, alt }) => ({ photoId, alt })),
  }
}

/** What a form sent, whoever sent it: of a name that comes several times the last value that says something. */
export function readPosted(posted: FormData): PropertyFormValues {
  const values = emptyValues()
  for (const name of CONTROLS) {
    const text = textsIn(posted, name).findLast((each) => each.trim() !== '') ?? ''
    values[name] = hasLines(name) ? text : text.replaceAll(/[\n\t]+/g, ' ')
  }
  return { ...values, amenities: textsIn(posted, 'amenities').slice(0, MOST_AMENITIES), photos: photosOf(posted) }
}

/** The values as a form sends them. */
export function toFormData({ amenities, photos, ...texts }: PropertyFormValues): FormData {
  const data = new FormData()
  for (const name of CONTROLS) data.set(name, texts[name])
  for (const code of amenities) data.append('amenities', code)
  for (const { photoId, alt } of photos) {
    data.append('images', photoId)
    data.append('imageAlts', alt ?? '')
  }
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

function knownValues({ amenities, photos, ...texts }: Record<string, unknown>): PropertyFormValues {
  const values = emptyValues()
  for (const name of CONTROLS) values[name] = textOr(texts[name], '')
  const chosen = Array.isArray(photos) ? photos.filter(isRecord) : []
  return {
    ...values,
    amenities: Array.isArray(amenities) ? amenities.filter((code) => typeof code === 'string') : [],
    photos: chosen.map(({ photoId, alt }) => ({ photoId: textOr(photoId, ''), alt: textOr(alt, null) })),
  }
}

function fingerprint({ amenities, photos, ...texts }: PropertyFormValues): string {
  const pictures = photos.map(({ photoId, alt }) => [photoId, alt ?? ''])
  return JSON.stringify([CONTROLS.map((name) => texts[name]), amenities.toSorted(), pictures])
}

function emptyValues(): PropertyFormValues {
  const texts = Object.fromEntries(CONTROLS.map((name) => [name, ''])) as Record<Control, string>
  return { ...texts, amenities: [], photos: [] }
}

/** Text without what no field holds: control characters (a null byte breaks the store), the line ends of other systems. */
function textsIn(posted: FormData, name: string): string[] {
  return posted
    .getAll(name)
    .filter((value) => typeof value === 'string')
    .map((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, ''))
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
