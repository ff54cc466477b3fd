import { formatCount } from '#app/figures/measure.ts'
import type { PropertyInput } from '#app/properties/property-input.ts'
import { describe } from './describe.ts'
import type { Outline, Scene } from './outline.ts'
import { mapLink } from './demo-map-link.ts'
import { priceOf } from './market.ts'
import { ADVISERS } from './people.ts'
import type { Photographed } from './photo-places.ts'
import type { Random } from './random.ts'
import { chooseScene } from './scene.ts'
import { surroundings } from './surroundings.ts'
import { isHighway } from './zone.ts'

type Composed = Photographed & { input: Partial<PropertyInput> & Pick<PropertyInput, 'title' | 'location'> }

/**
 * One property: where, what, at which price, and its texts.
 * @param taken every title and description so far; the new ones are added
 */
export function compose(random: Random, taken: Set<string>): Composed {
  const { make, scene } = chooseScene(random)
  const outline = make(scene)
  const { zone, category } = scene
  const { area, constructionArea } = outline.measures
  const pricedArea = outline.market === 'house' ? (constructionArea ?? area) : area
  const title = freeTitle(outline, taken)
  const input = {
    ...outline.measures,
    ...outline.technical,
    ...surroundings(outline.kind, zone, title),
    ...priceOf(random, { market: outline.market, category, area, pricedArea, level: zone.level }),
    type: outline.type,
    category,
    title,
    description: freeDescription(random, outline, taken),
    location: zone.name,
    municipality: zone.municipality,
    state: zone.state,
    address: random.chance(0.9) ? addressOf(random, scene, outline) : null,
    amenities: random.chance(0.96) ? outline.amenities : [],
    googleMapsLink: mapLink(random, zone),
    ...(random.chance(0.03) ? random.pick(ADVISERS) : {}),
  }
  taken.add(input.title).add(input.description)
  return { input, places: outline.places, rooms: outline.rooms, photoCount: random.int(4, 6) }
}

/** The most telling title that no other property has; when all are taken, the size tells them apart, as far as it can. */
function freeTitle({ titles, measures }: Outline, taken: ReadonlySet<string>): string {
  const free = titles.find((title) => !taken.has(title))
  if (free) return free
  const [first = ''] = titles
  return first.includes('m²') ? first : `${first}, ${formatCount(measures.area)} m²`
}

/** Another way of telling it when the first one has been used; in a huge catalogue there may be none. */
function freeDescription(random: Random, outline: Outline, taken: ReadonlySet<string>): string {
  let description = describe(random, outline)
  for (let tries = 0; taken.has(description) && tries < 5; tries += 1) description = describe(random, outline)
  return description
}

/** By kilometre on a highway; homes without a number, so that no address is anybody's. */
function addressOf(random: Random, { zone, road }: Scene, { type }: Outline): string {
  if (isHighway(road)) {
    const [first, last] = zone.kilometres ?? [1, 9]
    return `${road} km ${random.int(first * 10, last * 10) / 10}`
  }
  if (type === 'casa' || type === 'departamento') return `${road}, colonia ${zone.name}`
  return `${road} ${random.step(110, road.startsWith('Calle') ? 990 : 3990, 5)}`
}
