import { type ShownAsesor, initialsOf } from '#app/asesores/asesor-card.ts'
import type { ReadOnDay } from '#app/catalogue/property/format-fact.ts'
import type { Agency } from '#app/agency/agency.ts'
import { agencyPlace } from '#app/agency/agency-place.ts'
import { formatDayIn } from '#app/calendar/calendar-day.ts'
import type { PlaceMap } from '#app/listing/map/place-map.ts'
import { drawableText, undrawableIn } from '#app/photos/social-card/drawable-text.ts'
import type { ContactFields, DetailContact } from '#app/property/page/detail-contact.ts'
import { type LabelledFact, sheetFacts } from '#app/property/page/detail-facts.ts'
import { detailView } from '#app/property/page/detail-view.ts'
import { shownPrice } from '#app/catalogue/price/price.ts'
import { NO_DESCRIPTION } from '#app/property/page/no-description.ts'
import { type PropertyDetail, propertyCode, typeAndCategory } from '#app/catalogue/property/property.ts'
import { AMENITY_LABELS } from '#app/catalogue/facts/amenities.ts'

/** All the texts of the sheet, with only the characters of its fonts. */
export type SheetContent = {
  code: string
  kicker: string
  title: string
  place: string
  /** The quoted price; without one the text of its card (spec, section 2, Landing). */
  price: string
  /** The other operation with its price; '' for a single operation. */
  also: string
  facts: LabelledFact[]
  paragraphs: string[]
  /** Whether the description is shortened. The page has all of it. */
  isCut: boolean
  conditions: string[]
  /** `initials`: of the person who attends; '' for a plain contact. */
  contact: Pick<DetailContact, 'name' | 'phone' | 'email'> & { initials: string }
  /** The surroundings of the public point; null without one. */
  map: PlaceMap | null
  agency: { name: string; shortName: string; tagline: string; place: string }
  /** Target of the QR code: the page, or the map of a property without a page. */
  code2d: { address: string; label: string }
  /** The public page of the property; '' without one. */
  pageUrl: string
  /** The day of its last change: '20 nov 2026'. */
  day: string
  /** ISO instant of that change. */
  changedAt: string
  /** Characters of the property's texts that the sheet leaves out, for the log. */
  undrawable: string[]
}

/** The most photos of a sheet: the cover and a row. */
export const MOST_PHOTOS = 4
/** Units of the drawing of the map, which is 176 points wide. */
export const MAP_SIZE = { width: 288, height: 154 }
/** The most plans on the last page. The property's page has all of them. */
export const MOST_PLANS = 4
/** What fits on two pages with the photos and the usual number of facts. */
const MOST_CHARACTERS = 2_600
const MOST_PARAGRAPHS = 30
/** Characters of the line with the person in the foot. */
const MOST_IN_FOOT = 58
/** Number of facts that still leaves all that space; characters of a line; facts of a row. */
const USUAL_FACTS = 16
const LINE = 100
const ROW = 4

type Shown = {
  agency: Agency
  configured: ContactFields | null
  asesor?: ShownAsesor | null
  drawn?: PlaceMap | null
}

/** @param pageUrl the public page of the property; '' without one */
export function sheetContent(
  stored: PropertyDetail & ReadOnDay,
  { agency, configured, asesor = null, drawn = null }: Shown,
  pageUrl: string,
): SheetContent {
  const { property, also, name, place, address, contact, map } = detailView(stored, configured, agency, asesor)
  const { type, category } = property
  const changedAt = stored.updatedAt ?? stored.createdAt
  const facts = sheetFacts(stored)
  const { paragraphs, isCut } = fitted(property.description ?? '', linesOf(facts))
  return {
    code: drawableText(propertyCode(property)),
    kicker: typeAndCategory(type, category),
    title: drawableText(name) || typeAndCategory(type, category),
    place: drawableText(address || place),
    price: shownPrice(property),
    also: also?.words ?? '',
    facts,
    paragraphs: paragraphs.length > 0 ? paragraphs : [NO_DESCRIPTION],
    isCut,
    conditions: property.amenities.map((code) => AMENITY_LABELS[code]),
    contact: {
      name: drawableText(whoIs(contact)) || drawableText(agency.name),
      phone: drawableText(contact.phone),
      email: drawableText(contact.email),
      initials: contact.asesor ? drawableText(initialsOf(contact.name)) : '',
    },
    map: drawn && { ...drawn, near: drawn.near.map(drawableText) },
    agency: {
      name: drawableText(agency.name),
      shortName: drawableText(agency.shortName),
      tagline: drawableText(agency.tagline ?? ''),
      place: drawableText(agencyPlace(agency) ?? ''),
    },
    code2d: pageUrl
      ? { address: pageUrl, label: 'Ver en línea' }
      : { address: map?.linkUrl ?? '', label: 'Ver el mapa' },
    pageUrl,
    day: formatDayIn(agency.timeZone, changedAt),
    changedAt,
    undrawable: undrawableIn([name, address || place, property.description, contact.name].join(' ')),
  }
}

/** 'Ana Garza, Asesora de naves' where it fits in one line of the foot, else the name alone. */
function whoIs({ name, asesor }: Pick<DetailContact, 'name' | 'asesor'>): string {
  const whole = asesor?.position ? `${name}, ${asesor.position}` : name
  return whole.length <= MOST_IN_FOOT ? whole : name
}

/** The number of lines that facts take beyond the usual ones. */
function linesOf(facts: readonly LabelledFact[]): number {
  const long = facts.filter(({ isLong }) => isLong)
  const rows = Math.ceil(Math.max(0, facts.length - long.length - USUAL_FACTS) / ROW)
  return long.reduce((sum, { value }) => sum + 1 + Math.ceil(value.length / LINE), 2 * rows)
}

/** The paragraphs that fit. @param taken lines that facts take from the description */
function fitted(description: string, taken: number) {
  const all = description.split('\n').map(drawableText).filter(Boolean)
  const paragraphs: string[] = []
  // At least the first line of the description is shown.
  const most = Math.max(1, MOST_PARAGRAPHS - taken)
  let left = Math.max(LINE, MOST_CHARACTERS - taken * LINE)
  for (const paragraph of all.slice(0, most)) {
    if (paragraph.length <= left) paragraphs.push(paragraph)
    else if (left > 0) paragraphs.push(`${withoutCutWord(paragraph.slice(0, left))}…`)
    left -= paragraph.length
  }
  return { paragraphs, isCut: left < 0 || all.length > most }
}

function withoutCutWord(text: string): string {
  const end = text.lastIndexOf(' ')
  return end < 0 ? text : text.slice(0, end).trimEnd()
}
