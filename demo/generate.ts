import { addDays } from '#app/calendar/calendar-day.ts'
import { HOME_STATE } from '#app/properties/places.ts'
import type { Precision } from '#app/properties/place/precision.ts'
import type { Status } from '#app/properties/vocabulary.ts'
import { bareProperty } from '#test/factories/property.ts'
import type { DemoProperty } from './album.ts'
import { creationDates } from './calendar.ts'
import { compose } from './compose.ts'
import { ODDITIES, WITHOUT_CODE } from './oddities.ts'
import { quoted, toldTerms } from './quotes.ts'
import { createRandom } from './random.ts'
import { spread } from './schedule.ts'
import { type Handwritten, SHOWCASE } from './showcase.ts'

/** Days from today to the deadlines of a catalogue: 12 that raise an alert, 3 too far away, 3 past. */
const DEADLINES = [31, 140, 8, -12, 61, 0, 75, 97, 19, -1, 90, 3, 45, 310, 30, 60, 7, -45]
/** What becomes of the properties that are not available any more: 22 of every 400. */
const FATES: readonly Status[] = [
  'separada',
  'pausada',
  'vendida',
  'separada',
  'pausada',
  'vendida',
  'separada',
  'pausada',
  'separada',
  'pausada',
  'vendida',
]
const FATES_PER_PROPERTY = 22 / 400
/** Smaller catalogues are only for tests that want a few plain properties. */
const SMALLEST_WITH_ODDITIES = 200

/**
 * The demo catalogue, oldest property first: the same for the same arguments, on every machine.
 * @param today calendar day in Monterrey; everything was added before it
 */
export function* generateCatalogue({
  seed,
  today,
  count,
}: {
  seed: number
  today: string
  count: number
}): Generator<DemoProperty> {
  const random = createRandom(seed)
  const dates = creationDates(random, today, count)
  const generated = Math.max(0, count - SHOWCASE.length)
  const oddities = count < SMALLEST_WITH_ODDITIES ? [] : ODDITIES
  const odd = new Map(
    oddities.map((property, at) => [Math.floor(((at + 0.5) / oddities.length) * generated), property]),
  )
  const taken = new Set([...SHOWCASE, ...oddities].map((property) => property.title))
  const fates = Array.from(
    { length: Math.round(generated * FATES_PER_PROPERTY) },
    (_, at) => FATES[at % FATES.length] ?? 'separada',
  )
  const statuses = spread(random, fates, generated * 0.95)
  const deadlines = spread(random, DEADLINES, generated * 0.95)

  for (const [index, createdAt] of dates.entries()) {
    const propertyId = `PROP-${String(index + 1).padStart(3, '0')}`
    const written = index < generated ? odd.get(index) : SHOWCASE[count - 1 - index]
    if (written) {
      yield { ...handwritten(written, propertyId), createdAt }
      continue
    }
    const { input, ...look } = compose(random, taken)
    const status = statuses.take(index, (each) => each !== 'vendida' || input.category === 'venta') ?? 'disponible'
    const days = deadlines.take(index, () => input.category === 'renta' && status === 'disponible')
    const timeAlert = days === null ? null : addDays(today, days)
    const precision = precisionOf(index)
    yield {
      ...look,
      input: quoted(bareProperty({ ...input, propertyId, status, timeAlert, precision })),
      createdAt,
    }
  }
}

/** A tenth tells its place approximately, a tenth only its zone (decision 35). */
function precisionOf(index: number): Precision {
  if (index % 10 === 3) return 'aproximada'
  return index % 10 === 7 ? 'zona' : 'exacta'
}

function handwritten(property: Handwritten, code: string): Omit<DemoProperty, 'createdAt'> {
  const { price, places, rooms, cover, photoCount, plans, ...fields } = property
  const priceCents = price === undefined ? null : price * 100
  const input = bareProperty({
    ...toldTerms({ description: null, ...fields }),
    ...fields,
    priceCents,
    pricePerM2Cents:
      priceCents && fields.area && fields.category !== 'traspaso' ? Math.round(priceCents / fields.area) : null,
    propertyId: WITHOUT_CODE.has(fields.title) ? null : code,
    state: fields.municipality ? HOME_STATE : null,
  })
  return { input, places, rooms, cover, photoCount, plans }
}
