import { recordActivity } from '#app/activity/record.server.ts'
import { addDays } from '#app/calendar/calendar-day.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { PictureSet } from '#app/photos/picture-sets.ts'
import { insertProperty } from '#app/properties/changes/change-property.server.ts'
import { insertComplex } from '#app/properties/complexes/changes/change-complex.server.ts'
import { COMPLEX_PLACE, UNKNOWN } from '#app/properties/facts/fact-columns.ts'
import { COMPLEX_CONTROLS } from '#app/properties/complexes/complex-fields.ts'
import type { ComplexInput } from '#app/properties/complexes/complex-input.ts'
import { STATUS_LABELS } from '#app/properties/vocabulary.ts'
import { officeInstant } from '#demo/calendar.ts'
import { STAFF } from '#demo/people.ts'
import { createRandom } from '#demo/random.ts'
import { type StoredPictures, chosenFrom } from '#demo/stored-pictures.ts'
import { bareProperty } from '#test/factories/property.ts'
import type { DemoComplex, DemoSpace } from './demo-complex.ts'
import { PARKS } from './parks.ts'
import { PLAZAS } from './plazas.ts'
import { TOWERS } from './towers.ts'

/** The log of the demo reaches back three weeks. */
const LOG_DAYS = 20

/** The eight conjuntos of the demo. */
export const DEMO_COMPLEXES: readonly DemoComplex[] = [...PLAZAS, ...PARKS, ...TOWERS]

type Loading = { seed: number; today: string; pictures: StoredPictures }

/** Writes the conjuntos and their spaces inside the caller's transaction. */
export async function insertComplexes(db: Queries, { seed, today, pictures }: Loading): Promise<void> {
  const random = createRandom(seed)
  for (const { complex, photos, plans, code, daysAgo, spaces } of DEMO_COMPLEXES) {
    const input = complexOf(complex, {
      photos: chosenFrom(pictures, photos),
      plans: chosenFrom(pictures, plans),
    })
    const at = (days: number) => new Date(officeInstant(random, today, days))
    const { id } = await insertComplex(db, input, { createdBy: null, now: at(daysAgo) })
    for (const [index, space] of spaces.entries()) {
      const propertyId = `${code}-${String(index + 1).padStart(2, '0')}`
      const property = { ...spaceOf(space, today), ...placeOf(input), complexId: id, propertyId }
      const own = chosenFrom(pictures, space.photos)
      const made = { createdBy: null, now: at(space.daysAgo) }
      const { id: spaceId } = await insertProperty(db, bareProperty({ ...property, photos: own }), made)
      await tellStatus(db, spaceId, space, { at: at(random.int(2, LOG_DAYS)), userName: random.pick(STAFF) })
    }
  }
}

/** What is not available any more was so until some day of the log, which leaves a newer version. */
async function tellStatus(
  db: Queries,
  id: string,
  { title, status = 'disponible' }: DemoSpace,
  { at, userName }: { at: Date; userName: string | null },
) {
  if (status === 'disponible') return
  await recordActivity(db, {
    ...(status === 'pausada'
      ? { action: 'pause_property', type: 'property_pause' }
      : {
          action: 'edit_property',
          type: 'property_edit',
          details: `Estatus: ${STATUS_LABELS.disponible} → ${STATUS_LABELS[status]}`,
        }),
    property: { id, title },
    actor: { id: null, name: userName },
    now: at,
  })
  await db.updateTable('properties').set({ updatedAt: at.toISOString(), version: 2 }).where('id', '=', id).execute()
}

function complexOf(complex: DemoComplex['complex'], pictures: Pick<ComplexInput, PictureSet>): ComplexInput {
  const unknown = Object.fromEntries(COMPLEX_CONTROLS.map((name) => [name, null]))
  return { ...unknown, ...complex, ...pictures } as ComplexInput
}

function spaceOf({ price, freeIn, daysAgo: _daysAgo, photos: _photos, ...space }: DemoSpace, today: string) {
  const priceCents = price * 100
  return {
    ...space,
    constructionArea: space.constructionArea ?? space.area,
    priceCents,
    pricePerM2Cents: space.category === 'traspaso' ? null : Math.round(priceCents / space.area),
    availableFrom: freeIn === undefined ? UNKNOWN.availableFrom : addDays(today, freeIn),
    deliveryDate: freeIn !== undefined && space.construction === 'en_obra' ? addDays(today, freeIn) : null,
  }
}

function placeOf(complex: ComplexInput): Pick<ComplexInput, (typeof COMPLEX_PLACE)[number]> {
  return Object.fromEntries(COMPLEX_PLACE.map((name) => [name, complex[name]])) as ReturnType<typeof placeOf>
}
