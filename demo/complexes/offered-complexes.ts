import { addDays } from '#app/calendar/calendar-day.ts'
import type { PictureSet } from '#app/photos/picture-sets.ts'
import { COMPLEX_CONTROLS } from '#app/properties/complexes/complex-fields.ts'
import type { ComplexInput } from '#app/properties/complexes/complex-input.ts'
import { COMPLEX_PLACE, UNKNOWN } from '#app/properties/facts/fact-columns.ts'
import type { DemoProperty } from '#demo/album.ts'
import { officeInstant } from '#demo/calendar.ts'
import { STAFF } from '#demo/people.ts'
import { createRandom } from '#demo/random.ts'
import { bareProperty } from '#test/factories/property.ts'
import type { DemoComplex, DemoSpace } from './demo-complex.ts'
import { PARKS } from './parks.ts'
import { PLAZAS } from './plazas.ts'
import { TOWERS } from './towers.ts'

/** The log of the demo reaches back three weeks. */
const LOG_DAYS = 20

/** The eight conjuntos of the demo. */
export const DEMO_COMPLEXES: readonly DemoComplex[] = [...PLAZAS, ...PARKS, ...TOWERS]

/** A space of a conjunto, without which photos; where it is not available any more, since when and by whom. */
export type OfferedSpace = DemoProperty & { changed: { at: Date; userName: string | null } }

export type OfferedComplex = Pick<DemoComplex, 'photos' | 'plans'> & {
  complex: Omit<ComplexInput, PictureSet>
  createdAt: Date
  spaces: readonly OfferedSpace[]
}

/** The conjuntos with their spaces: the same for the same arguments, on every machine. */
export function offeredComplexes({ seed, today }: { seed: number; today: string }): OfferedComplex[] {
  const random = createRandom(seed)
  const at = (days: number) => new Date(officeInstant(random, today, days))
  return DEMO_COMPLEXES.map(({ complex: told, photos, plans, code, daysAgo, spaces }) => {
    const complex = complexOf(told)
    return {
      complex,
      photos,
      plans,
      createdAt: at(daysAgo),
      spaces: spaces.map((space, index) => ({
        input: bareProperty({
          ...spaceOf(space, today),
          ...placeOf(complex),
          propertyId: `${code}-${String(index + 1).padStart(2, '0')}`,
        }),
        places: space.places,
        borrowed: space.places ? undefined : photos[0],
        createdAt: at(space.daysAgo),
        changed: { at: at(random.int(2, LOG_DAYS)), userName: random.pick(STAFF) },
      })),
    }
  })
}

function complexOf(complex: DemoComplex['complex']): Omit<ComplexInput, PictureSet> {
  const unknown = Object.fromEntries(COMPLEX_CONTROLS.map((name) => [name, null]))
  return { ...unknown, ...complex } as ComplexInput
}

function spaceOf({ price, freeIn, daysAgo: _daysAgo, places: _places, ...space }: DemoSpace, today: string) {
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

type Place = Pick<ComplexInput, (typeof COMPLEX_PLACE)[number]>

function placeOf(complex: Omit<ComplexInput, PictureSet>): Place {
  return Object.fromEntries(COMPLEX_PLACE.map((name) => [name, complex[name]])) as Place
}
