import { type DemoListing, albumsOf, withPhotos } from './album.ts'
import { type OfferedComplex, type OfferedSpace, offeredComplexes } from './complexes/offered-complexes.ts'
import { generateCatalogue } from './generate.ts'

/** The year in which the agency was founded; any other number gives another catalogue. */
export const SEED = 2006
const COUNT = 434

type DemoListings = {
  catalogue: DemoListing[]
  complexes: (Omit<OfferedComplex, 'spaces'> & { spaces: (OfferedSpace & DemoListing)[] })[]
}

/** All that the demo offers, with photos: the spaces of conjuntos stand in the same lists as the rest. */
export function demoListings(today: string): DemoListings {
  const catalogue = [...generateCatalogue({ seed: SEED, today, count: COUNT })]
  const complexes = offeredComplexes({ seed: SEED, today })
  const albums = albumsOf([...catalogue, ...complexes.flatMap(({ spaces }) => spaces)])
  return {
    catalogue: withPhotos(catalogue, albums),
    complexes: complexes.map((each) => ({ ...each, spaces: withPhotos(each.spaces, albums) })),
  }
}
