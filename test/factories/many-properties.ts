import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { readDemo } from '#demo/read-demo.ts'
import type { NewProperty } from './property.ts'

const DAY = 86_400_000
/** The age of the catalogue in days. */
const DAYS = 730
/** Has no common factor with the number of demo properties, so every property is combined with every place. */
const STEP = 37

/**
 * Any number of properties, oldest first, the same for the same arguments. The first ones are the demo properties; then
 * they repeat, with the place of another one and different figures, so that words, prices and places stay realistic.
 * @param today calendar day; everything was added before it
 */
export async function manyProperties(count: number, today: string): Promise<Iterable<Required<NewProperty>>> {
  const { properties } = await readDemo(today)
  return vary(
    properties.map(({ input }) => input),
    count,
    Date.parse(today),
  )
}

function* vary(inputs: readonly PropertyInput[], count: number, end: number) {
  for (let at = 0; at < count; at += 1) {
    const round = Math.floor(at / inputs.length)
    const input = inputs[at % inputs.length]
    const place = inputs[(at + round * STEP) % inputs.length]
    if (!input || !place) throw new Error('the demo has no properties')
    const varied = round === 0 ? input : { ...withFigures(input, at, round), ...inPlaceOf(input, place) }
    const createdAt = new Date(end - Math.floor(DAYS * DAY * (1 - at / count)) - 1)
    yield { createdAt, input: { ...varied, propertyId: `PROP-${String(at + 1).padStart(3, '0')}` } }
  }
}

/** A different area and a different price per m². */
function withFigures(input: PropertyInput, at: number, round: number): PropertyInput {
  const size = 0.7 + ((at * 7 + round * 13) % 61) / 100
  const worth = 0.8 + ((at * 11 + round * 17) % 41) / 100
  const price = input.priceBase === null ? worth * size : worth
  return {
    ...input,
    area: times(input.area, size),
    constructionArea: times(input.constructionArea, size),
    lotSize: times(input.lotSize, size),
    priceCents: times(input.priceCents, price),
    priceToCents: times(input.priceToCents, price),
    pricePerM2Cents: times(input.pricePerM2Cents, worth),
  }
}

function times(figure: number | null, factor: number): number | null {
  return figure === null ? null : Math.max(1, Math.round(figure * factor))
}

/** The place of another property, also in the texts. */
function inPlaceOf(input: PropertyInput, place: PropertyInput): Partial<PropertyInput> {
  const { location, municipality, state, address, googleMapsLink } = place
  const renamed = (text: string) => {
    const moved = text.replaceAll(input.location, location)
    return input.municipality && municipality ? moved.replaceAll(input.municipality, municipality) : moved
  }
  return {
    location,
    municipality,
    state,
    address,
    googleMapsLink,
    title: renamed(input.title),
    description: input.description && renamed(input.description),
  }
}
