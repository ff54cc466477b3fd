import { type Catalogue, compareTexts } from '#app/catalogue/catalogue.ts'
import { metresToArea, metresToBox, formatDistance } from '#app/catalogue/place/away.ts'
import { type Box, boxOf, flatMetres, isBox, writeBox } from '#app/catalogue/place/box.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import { cardOf } from '#app/catalogue/listed-card.ts'
import { listingQuery } from './filter-url.ts'
import type { Filters } from './filters.ts'
import { resultsOf } from './list.ts'
import type { NearPlace } from './listing-page.ts'
import { resolveQuery } from './resolve-query.ts'
import { ofThe } from '#app/catalogue/place/landmark.ts'
import { RADII, type Shape, anywhere, circleIn, shapesOf } from './shapes.ts'

const MOST_SHOWN = 3
/** Margin around a widened box, as a part of its size. */
const MARGIN = 0.1

type Placed = Exclude<Shape, { kind: 'nowhere' }>

/**
 * The nearest properties to a place that has none, by their public points; null without a place in the filters, or without
 * any property.
 */
export function nearPlace(catalogue: Catalogue, filters: Filters): NearPlace | null {
  const { places } = catalogue
  const shapes = shapesOf(filters, places).filter((shape) => shape.kind !== 'nowhere')
  const shape = circleIn(shapes) ?? shapes.find(({ kind }) => kind === 'area') ?? shapes[0]
  if (!shape) return null
  const found = resultsOf(catalogue, resolveQuery(catalogue, anywhere(filters, places)))
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
    place: shape.kind === 'circle' ? `a menos de ${shape.kilometres} km ${ofThe(shape.place.name)}` : 'en esta zona',
    away: formatDistance(nearest.metres),
    cards: found.map(({ row }) => cardOf(catalogue, row)),
    query: widenedQuery(anywhere(filters, places), shape, nearest),
  }
}

function middleOf(shape: Placed): Point {
  if (shape.kind === 'circle') return shape.centre
  const { west, south, east, north } = shape.box
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 }
}

/** Metres from the centre of a circle, or from the edge of another shape. */
function metresTo(shape: Placed, point: Point): number {
  if (shape.kind === 'circle') return flatMetres(shape.centre, point)
  return shape.kind === 'area' ? metresToArea(point, shape.corners) : metresToBox(point, shape.box)
}

/**
 * The query string with a place that includes the nearest property: a longer radius if one exists, else a box.
 * @param filters without a place
 */
function widenedQuery(filters: Filters, shape: Placed, { metres, point }: { metres: number; point: Point }): string {
  const radio = shape.kind === 'circle' ? RADII.find((kilometres) => Number(kilometres) * 1000 >= metres) : undefined
  if (shape.kind === 'circle' && radio !== undefined)
    return listingQuery(filters, { cerca: shape.place.written, radio })
  const { west, south, east, north } = shape.box
  const both = boxOf([point, { latitude: south, longitude: west }, { latitude: north, longitude: east }])
  const box = withMargin(both)
  return listingQuery(filters, { bbox: isBox(box) ? writeBox(box) : '' })
}

function withMargin({ west, south, east, north }: Box): Box {
  const [wide, high] = [(east - west) * MARGIN, (north - south) * MARGIN]
  return { west: west - wide, south: south - high, east: east + wide, north: north + high }
}
