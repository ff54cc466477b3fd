import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ActivityAction, ActivityType } from '#app/activity/activity-actions.ts'
import type { AgencyContent } from '#app/agency/content/agency-content.ts'
import { PRIVACY_NOTICE } from '#app/agency/starter/privacy-notice.ts'
import { TERMS_OF_USE } from '#app/agency/starter/terms.ts'
import { addDays } from '#app/calendar/calendar-day.ts'
import { PROJECT_FOLDER } from '#app/env.server.ts'
import type { EachSet } from '#app/photos/picture-sets.ts'
import { COMPLEX_CONTROLS } from '#app/complexes/complex-fields.ts'
import type { ComplexInput } from '#app/complexes/complex-input.ts'
import { COMPLEX_PLACE, UNKNOWN } from '#app/catalogue/facts/fact-columns.ts'
import type { PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { type Moment, instantOf } from './moment.ts'
import { type LeadEntry, leadOf } from './read-leads.ts'

/** Folder of the demo data and pictures, which are not part of the build. */
export const DEMO_FOLDER = join(PROJECT_FOLDER, 'demo')

/** File names, the cover first. */
type Pictures = Partial<EachSet<string[]>>
/** A property or a complex with the facts that are known. */
type Entry = Moment & Pictures & Record<string, unknown>

/** A drawn floor: the file name of its plan, null for a grid, and the outlines of its spaces by their IDs. */
type Drawing = { name: string; plan: string | null; outlines: Record<string, string> }
type ComplexEntry = Entry & { drawing?: Drawing[]; spaces: Entry[] }

export type DemoProperty = { input: PropertyInput; pictures: Pictures; createdAt: Date }
type Activity = {
  action: ActivityAction
  type: ActivityType
  /** ID of the property; entries about a deleted property have its title instead. */
  property?: string
  title?: string
  userName?: string
  details?: string
  /** A former title, whose slug redirects to the current one. */
  formerTitle?: string
}
/** A person of the demo's agency, and the types of property that they attend. */
export type DemoPerson = { name: string; position: string; hours: string; whatsapp: string; types: PropertyType[] }
export type DemoActivity = Activity & { at: Date }

/** In the files these are numbers of days after the day of loading. */
const DATES = ['timeAlert', 'availableFrom', 'deliveryDate'] as const

/** The demo catalogue for a day in Monterrey. */
export async function readDemo(today: string) {
  const properties = await readJson<Entry[]>('properties.json')
  const complexes = await readJson<ComplexEntry[]>('complexes.json')
  const activity = await readJson<(Moment & Activity)[]>('activity.json')
  const leads = await readJson<LeadEntry[]>('leads.json')
  return {
    content: await readDemoAgency(),
    properties: properties.map((entry) => propertyOf(entry, today)),
    complexes: complexes.map((entry) => complexOf(entry, today)),
    people: await readJson<DemoPerson[]>('people.json'),
    leads: leads.map((entry) => leadOf(entry, today)),
    activity: activity.map(({ daysAgo, time, ...entry }) => ({ ...entry, at: instantOf({ daysAgo, time }, today) })),
    /** Descriptions of the pictures, by file name. */
    pictures: await readJson<EachSet<Record<string, string>>>('pictures.json'),
  }
}

/** Everything that the fictional agency says about itself (decision 22); the facts and claims are the spec's. */
export async function readDemoAgency(): Promise<AgencyContent> {
  const content = await readJson<AgencyContent>('agency/agency.json')
  return {
    ...content,
    privacidad: { ...content.privacidad, text: PRIVACY_NOTICE },
    terminos: { ...content.terminos, text: TERMS_OF_USE },
  }
}

async function readJson<T>(name: string): Promise<T> {
  return JSON.parse(await readText(name))
}

function readText(name: string): Promise<string> {
  return readFile(join(DEMO_FOLDER, name), 'utf8')
}

function propertyOf({ daysAgo, time, photos, plans, ...facts }: Entry, today: string): DemoProperty {
  const dates = DATES.map((name) => [name, typeof facts[name] === 'number' ? addDays(today, facts[name]) : null])
  const input = { ...UNKNOWN, amenities: [], ...facts, ...Object.fromEntries(dates), photos: [], plans: [] }
  return { input, pictures: { photos, plans }, createdAt: instantOf({ daysAgo, time }, today) }
}

/** A complex; its spaces have its location. */
function complexOf({ daysAgo, time, photos, plans, drawing = [], spaces, ...facts }: ComplexEntry, today: string) {
  const unknown = Object.fromEntries(COMPLEX_CONTROLS.map((name) => [name, null]))
  const place = Object.fromEntries(COMPLEX_PLACE.map((name) => [name, facts[name] ?? null]))
  return {
    input: { ...unknown, ...facts, photos: [], plans: [], drawnFloors: [] } as unknown as ComplexInput,
    pictures: { photos, plans },
    drawing,
    createdAt: instantOf({ daysAgo, time }, today),
    spaces: spaces.map((space) => propertyOf({ ...space, ...place }, today)),
  }
}
