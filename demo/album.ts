import type { PropertyInput } from '#app/properties/property-input.ts'
import { chooseCovers } from './covers.ts'
import type { DemoProperty } from './generate.ts'
import { PHOTO_PLACES, type Photographed, type PlaceName } from './photo-places.ts'
import type { DemoPhoto } from './photos.ts'

/** A property with pictures of `demo/photos/`, the cover first. */
export type DemoListing = DemoProperty & { photos: readonly DemoPhoto[] }

const MOST_PHOTOS = 6

/** Gives each property of a catalogue its photos, the cover first, then the other views of the same places. */
export function withPhotos(catalogue: readonly DemoProperty[]): DemoListing[] {
  // The lists begin with the newest property.
  const covers = chooseCovers(
    catalogue.toReversed().map(({ input, places = [], cover }) => ({
      lists: listsOf(input),
      options: cover ? [cover] : places.flat().flatMap(viewsOf),
    })),
  ).toReversed()
  return catalogue.map((property, index) => ({ ...property, photos: albumOf(property, covers[index] ?? null, index) }))
}

function albumOf(
  { places = [], rooms = [], photoCount = MOST_PHOTOS }: Photographed,
  cover: DemoPhoto | null,
  turn: number,
): DemoPhoto[] {
  if (cover === null) return []
  const others = [...places, ...rooms].flatMap((group) => {
    const covering = group.find((name) => viewsOf(name).includes(cover))
    const shown = covering ?? group[turn % group.length]
    const views = shown ? viewsOf(shown).filter((photo) => photo !== cover) : []
    return views.map((photo, at) => ({ photo, view: covering ? at + 1 : at }))
  })
  // Where there are too many, one of each place comes before more of the same: no inside is left out.
  const kept = new Set(others.toSorted((a, b) => a.view - b.view).slice(0, photoCount - 1))
  return [cover, ...others.filter((each) => kept.has(each)).map(({ photo }) => photo)]
}

/** The public lists that show a property: all, and those of one type, one operation or one municipality. */
export function listsOf({ status, type, category, municipality }: PropertyInput): string[] {
  if (status !== 'disponible') return []
  return ['all', type, category, ...(municipality === null ? [] : [municipality])]
}

function viewsOf(name: PlaceName): readonly DemoPhoto[] {
  return PHOTO_PLACES[name]
}
