import { compareTexts } from '#app/catalogue/catalogue.ts'
import { metresToArea, metresToBox, formatDistance } from '#app/catalogue/place/away.ts'
import { type Box, boxOf, flatMetres, isBox, writeBox } from '#app/catalogue/place/box.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import { cardOf } from '#app/catalogue/listed-card.ts'
import type { PropertyCard } from '#app/catalogue/property/property.ts'
import { listingQuery } from './filter-url.ts'
import type { Filters } from './filters.ts'
import { resultsOf } from './list.ts'
import { type ListingRequest, anywhere, withFilters } from './read-request.ts'
import { resolveQuery } from './resolve-query.ts'
import type { Shape } from './shapes.ts'

const MOST_SHOWN = 3
/** Margin around a widened box, as a part of its size. */
const MARGIN = 0.1

type Drawn = Extract<Shape, { kind: 'area' | 'box' }>

/**
 * The nearest properties to a part of the map that has none. `away`: the distance of the first; `query`: a search that
 * includes it.
 */
export type NearPlace = { away: string; cards: PropertyCard[]; query: string }

/**
 * The nearest properties to a part of the map that has none, by their public points; null without such a part in the
 * filters, or without any property. A radius is widened to the nearest by itself (`resolve-query.ts`).
 */
export function nearPlace(request: ListingRequest): NearPlace | null {
  const { catalogue, shapes } = request
  const shape = shapes.find((each) => each.kind === 'area') ?? shapes.find((each) => each.kind === 'box')
  if (!shape) return null
  const elsewhere = withFilters(request, anywhere(request))
  const found = resultsOf(resolveQuery(elsewhere))
    .flatMap((row) => {
      const { publicLatitude: latitude, publicLongitude: longitude } = row
      if (latitude === null || longitude === null) return []
      const point = { latitude, longitude }
      return [{ row, point, metres: metresTo(shape, point), fromMiddle: flatMetres(middleOf(shape), point) }]
    })
    .toSorted(
      (one, other) =>
        one.metres - other.metres || one.fromMiddle - other.fromMiddle || compareTexts(one.row.id, other.row.id),
    )
    .slice(0, MOST_SHOWN)
  const [nearest] = found
  if (!nearest) return null
  return {
    away: formatDistance(nearest.metres),
    cards: found.map(({ row }) => cardOf(catalogue, row)),
    query: widenedQuery(elsewhere.filters, shape, nearest.point),
  }
}

function middleOf({ box: { west, south, east, north } }: Drawn): Point {
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 }
}

/** Metres from the edge of a shape. */
function metresTo(shape: Drawn, point: Point): number {
  return shape.kind === 'area' ? metresToArea(point, shape.corners) : metresToBox(point, shape.box)
}

/** The query string with a box around the shape and the nearest property. @param filters without a place */
function widenedQuery(filters: Filters, { box: { west, south, east, north } }: Drawn, point: Point): string {
  const both = boxOf([point, { latitude: south, longitude: west }, { latitude: north, longitude: east }])
  const box = withMargin(both)
  return listingQuery(filters, { bbox: isBox(box) ? writeBox(box) : '' })
}

function withMargin({ west, south, east, north }: Box): Box {
  const [wide, high] = [(east - west) * MARGIN, (north - south) * MARGIN]
  return { west: west - wide, south: south - high, east: east + wide, north: north + high }
}
