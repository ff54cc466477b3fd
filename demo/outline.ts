import type { TechnicalColumns } from '#app/properties/facts/fact-columns.ts'
import type { PropertyInput } from '#app/properties/property-input.ts'
import type { Amenity } from '#app/properties/facts/amenities.ts'
import type { Category, PropertyType } from '#app/properties/vocabulary.ts'
import type { Market } from './market.ts'
import type { PlaceName } from './photo-places.ts'
import type { Random } from './random.ts'
import type { Zone } from './zone.ts'

/** Where a property stands and what is done with it, with the phrases that its texts need. */
export type Scene = {
  random: Random
  zone: Zone
  category: Category
  road: string
  /** 'sobre la Carretera a Huinalá'. */
  onRoad: string
  /** 'en Huinalá'. */
  here: string
  /** 'en Huinalá, Apodaca'. */
  town: string
  /** 'a 15 minutos del aeropuerto'. */
  reach: string
}

type Measures = Pick<
  PropertyInput,
  'area' | 'constructionArea' | 'frontage' | 'depth' | 'lotSize' | 'yearBuilt' | 'bedrooms' | 'bathrooms'
>

/** A property before price, address and calendar: its measures, and every way of telling the facts that it has. */
export type Outline = {
  type: PropertyType
  /** Names the kind of property; texts of one kind take turns. */
  kind: string
  market: Market
  measures: Partial<Measures> & { area: number }
  /** What the trade asks of its type, as its texts tell it. */
  technical?: Partial<TechnicalColumns>
  amenities: Amenity[]
  /** What it may look like: places from the street, then places inside. */
  places: readonly (readonly PlaceName[])[]
  /** Places inside that it shows too, but never first. */
  rooms?: readonly (readonly PlaceName[])[]
  /** From the most to the least telling. */
  titles: string[]
  openings: string[]
  /** Each entry is one fact, worded in several ways. */
  facts: string[][]
  closings: string[]
}

/** Draws up one kind of property in a given place. */
export type Maker = (scene: Scene) => Outline
