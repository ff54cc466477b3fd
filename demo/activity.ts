import type { ActivityAction, ActivityType } from '#app/activity/activity-actions.ts'
import { addDays } from '#app/calendar/calendar-day.ts'
import { formatPrice } from '#app/properties/price.ts'
import { PROPERTY_TYPE_LABELS, STATUS_LABELS } from '#app/properties/vocabulary.ts'
import { midnightOf, officeInstant } from './calendar.ts'
import type { DemoListing } from './album.ts'
import { STAFF } from './people.ts'
import { type Random, createRandom } from './random.ts'

/** A line of the log. */
export type DemoEntry = {
  action: ActivityAction
  type: ActivityType
  /** The property's place in the catalogue; null when it has been deleted since. */
  index: number | null
  title: string
  userName: string | null
  details: string | null
  /** A title that the property no longer has: its address answers as the product answers old addresses. */
  formerTitle: string | null
  at: Date
}

/** The log reaches back three weeks: older changes are not in it. */
const LOG_DAYS = 21
const MINUTE = 60_000
/** Properties that somebody entered by mistake and deleted again. */
const DELETED = ['Local duplicado en Cumbres', 'Bodega de prueba', 'Oficina en Contry (repetida)']
/** The log has two names for a property that came in (spec, section 3); both are seen. */
const CREATIONS: readonly ActivityAction[] = [
  'create_property',
  'create_property',
  'create_property',
  'property_created',
]

/** Prices come down in round steps, those of one m² in pesos or in nickels. */
const STEPS = [
  { from: 100_000_000, step: 5_000_000 },
  { from: 1_000_000, step: 50_000 },
  { from: 5_000, step: 100 },
]

type Known = DemoListing & { index: number }
type Log = { random: Random; today: string }

/** What staff did in the last weeks, oldest first: it agrees with the catalogue as it is now. */
export function activityOf(
  catalogue: readonly DemoListing[],
  { seed, today }: { seed: number; today: string },
): DemoEntry[] {
  const log = { random: createRandom(seed), today }
  const known = catalogue.map((property, index) => ({ ...property, index }))
  const start = midnightOf(addDays(today, -LOG_DAYS))
  const recent = known.filter(({ createdAt }) => createdAt.getTime() >= start)
  const older = known.filter(({ createdAt, input }) => createdAt.getTime() < start && input.status === 'disponible')
  const priced = older.filter(({ input }) => input.priceCents !== null && input.category !== 'traspaso')
  const withPhotos = older.filter(({ photos }) => photos.length > 1)
  return [
    ...recent.map((property) => created(log, property)),
    ...known.filter(({ input }) => input.status === 'pausada').map((property) => paused(log, property)),
    ...known
      .filter(({ input }) => input.status === 'separada' || input.status === 'vendida')
      .map((property) => closed(log, property)),
    ...some(log.random, priced, 6).map((property) => repriced(log, property)),
    ...some(log.random, withPhotos, 3).map((property) => photographed(log, property)),
    ...some(log.random, older, 1).map((property) => renamed(log, property)),
    ...some(log.random, older, 3).flatMap((property) => resumed(log, property)),
    ...DELETED.flatMap((title) => mistaken(log, title)),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

function created({ random }: Log, property: Known): DemoEntry {
  return {
    ...entry(random, property, property.createdAt),
    action: random.turn('creation', CREATIONS),
    type: 'property_creation',
  }
}

function paused(log: Log, property: Known): DemoEntry {
  return { ...entry(log.random, property, since(log, property)), action: 'pause_property', type: 'property_pause' }
}

function closed(log: Log, property: Known): DemoEntry {
  return edited(log, property, `Estatus: ${STATUS_LABELS.disponible} → ${STATUS_LABELS[property.input.status]}`)
}

/** The price came down to what it is now. */
function repriced(log: Log, property: Known): DemoEntry {
  const { priceCents, currency } = property.input
  const cents = priceCents ?? 0
  const step = STEPS.find(({ from }) => cents >= from)?.step ?? 5
  const before = Math.ceil((cents * log.random.pick([1.04, 1.06, 1.08])) / step) * step
  return edited(log, property, `Precio: ${formatPrice(before, currency)} → ${formatPrice(cents, currency)}`)
}

function photographed(log: Log, property: Known): DemoEntry {
  const now = property.photos.length
  return edited(log, property, `Fotos: ${log.random.int(0, now - 1)} → ${now}`)
}

function renamed(log: Log, property: Known): DemoEntry {
  const { type, location, title } = property.input
  const formerTitle = `${PROPERTY_TYPE_LABELS[type]} ${location}`
  return { ...edited(log, property, `Título: ${formerTitle} → ${title}`), formerTitle }
}

function edited(log: Log, property: Known, details: string): DemoEntry {
  return { ...entry(log.random, property, since(log, property)), details }
}

function resumed({ random, today }: Log, property: Known): DemoEntry[] {
  const stopped = new Date(officeInstant(random, today, random.int(10, LOG_DAYS)))
  const back = new Date(officeInstant(random, today, random.int(1, 8)))
  return [
    { ...entry(random, property, stopped), action: 'pause_property', type: 'property_pause' },
    { ...entry(random, property, back), action: 'unpause_property', type: 'property_unpause' },
  ]
}

function mistaken({ random, today }: Log, title: string): DemoEntry[] {
  const made = officeInstant(random, today, random.int(3, LOG_DAYS))
  const gone = made + random.int(4, 90) * MINUTE
  const both = { index: null, title, userName: random.pick(STAFF), details: null }
  return [
    { ...both, action: 'create_property', type: 'property_creation', formerTitle: null, at: new Date(made) },
    { ...both, action: 'delete_property', type: 'property_deletion', formerTitle: title, at: new Date(gone) },
  ]
}

/** An edit, until the caller says otherwise. */
function entry(random: Random, { index, input }: Known, at: Date): DemoEntry {
  return {
    action: 'edit_property',
    type: 'property_edit',
    index,
    title: input.title,
    userName: random.pick(STAFF),
    details: null,
    formerTitle: null,
    at,
  }
}

/** Some moment of the log, after the property came in. */
function since({ random, today }: Log, { createdAt }: Known): Date {
  const at = officeInstant(random, today, random.int(1, LOG_DAYS))
  return new Date(at > createdAt.getTime() ? at : createdAt.getTime() + random.int(5, 60) * MINUTE)
}

/** As many as asked for, from all over the list; none of a list that is too short. */
function some<T>(random: Random, all: readonly T[], count: number): T[] {
  const size = Math.floor(all.length / count)
  return size === 0 ? [] : Array.from({ length: count }, (_, at) => random.pick(all.slice(at * size, (at + 1) * size)))
}
