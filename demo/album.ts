import type { PropertyInput } from '#app/properties/property-input.ts'
import { chooseCovers } from './covers.ts'
import { PHOTO_PLACES, type Photographed, type PlaceName } from './photo-places.ts'
import type { DemoPhoto } from './photos.ts'
import { publicLists } from './public-lists.ts'

/** A property of the demo catalogue, and what it may look like. */
export type DemoProperty = Photographed & { input: PropertyInput; createdAt: Date }

/** A property with pictures of `demo/photos/`, the cover first. */
export type DemoListing = DemoProperty & { photos: readonly DemoPhoto[] }

const MOST_PHOTOS = 6

type Albums = ReadonlyMap<DemoProperty, readonly DemoPhoto[]>

/** The photos of each property, the cover first, then the other views of the same places. */
export function albumsOf(offered: readonly DemoProperty[]): Albums {
  const covers = chooseCovers(offered.map(coversOf), publicLists(offered))
  return new Map(offered.map((property, index) => [property, albumOf(property, covers[index] ?? null, index)]))
}

/** Gives each property its photos. */
export function withPhotos<Property extends DemoProperty>(
  properties: readonly Property[],
  albums: Albums = albumsOf(properties),
): (Property & DemoListing)[] {
  return properties.map((property) => ({ ...property, photos: albums.get(property) ?? [] }))
}

function coversOf({ places = [], cover, borrowed }: Photographed): readonly DemoPhoto[] {
  const told = borrowed ?? cover
  return told ? [told] : [...new Set(places.flat().flatMap(viewsOf))]
}

function albumOf(
  { places = [], rooms = [], borrowed, photoCount = MOST_PHOTOS }: Photographed,
  cover: DemoPhoto | null,
  turn: number,
): DemoPhoto[] {
  if (cover === null || borrowed) return []
  const others = [...places, ...rooms].flatMap((group) => {
    const covering = group.find((name) => viewsOf(name).includes(cover))
    const shown = covering ?? group[turn % group.length]
    const views = shown ? viewsOf(shown).filter((photo) => photo !== cover) : []
    return views.map((photo, at) => ({ photo, view: covering ? at + 1 : at }))
  })
  // Where there are too many, one of each place comes before more of the same: no inside is left out.
  const count = Math.max(photoCount, places.length + rooms.length)
  const kept = new Set(others.toSorted((a, b) => a.view - b.view).slice(0, count - 1))
  return [cover, ...others.filter((each) => kept.has(each)).map(({ photo }) => photo)]
}

function viewsOf(name: PlaceName): readonly DemoPhoto[] {
  return PHOTO_PLACES[name]
}
