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
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'

/** Folder of the demo data and pictures, which are not part of the build. */
export const DEMO_FOLDER = join(PROJECT_FOLDER, 'demo')

/** Relative to the day of loading, so that recent entries stay recent. The time is Monterrey's, UTC−6 all year. */
type Moment = { daysAgo: number; time: string }
/** File names, the cover first. */
type Pictures = Partial<EachSet<string[]>>
/** A property or a complex with the facts that are known. */
type Entry = Moment & Pictures & Record<string, unknown>

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
export type DemoActivity = Activity & { at: Date }

/** In the files these are numbers of days after the day of loading. */
const DATES = ['timeAlert', 'availableFrom', 'deliveryDate'] as const

/** The demo catalogue for a day in Monterrey. */
export async function readDemo(today: string) {
  const properties = await readJson<Entry[]>('properties.json')
  const complexes = await readJson<(Entry & { spaces: Entry[] })[]>('complexes.json')
  const activity = await readJson<(Moment & Activity)[]>('activity.json')
  return {
    content: await readDemoAgency(),
    properties: properties.map((entry) => propertyOf(entry, today)),
    complexes: complexes.map((entry) => complexOf(entry, today)),
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
function complexOf({ daysAgo, time, photos, plans, spaces, ...facts }: Entry & { spaces: Entry[] }, today: string) {
  const unknown = Object.fromEntries(COMPLEX_CONTROLS.map((name) => [name, null]))
  const place = Object.fromEntries(COMPLEX_PLACE.map((name) => [name, facts[name] ?? null]))
  return {
    input: { ...unknown, ...facts, photos: [], plans: [] } as unknown as ComplexInput,
    pictures: { photos, plans },
    createdAt: instantOf({ daysAgo, time }, today),
    spaces: spaces.map((space) => propertyOf({ ...space, ...place }, today)),
  }
}

function instantOf({ daysAgo, time }: Moment, today: string): Date {
  return new Date(`${addDays(today, -daysAgo)}T${time}-06:00`)
}
