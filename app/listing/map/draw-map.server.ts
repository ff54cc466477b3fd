import { OUTLINE_CREDIT } from '#app/agency/about/metro-outline.ts'
import { ROOM_AROUND_CLUSTER } from './cluster.ts'
import { countLabel, listingQuery } from '#app/listing/search/filter-url.ts'
import type { Filters } from '#app/listing/search/filters.ts'
import { ANYWHERE, shapesOf } from '#app/listing/search/shapes.ts'
import { drawTerritory } from './base-map.server.ts'
import { type Look, drawCluster, drawPin, queryOf } from './draw-spots.server.ts'
import type { DrawnMap } from './drawn-map.ts'
import type { FoundMap } from './find-map.server.ts'
import { labelsOf } from './map-labels.ts'
import { HEIGHT, WIDTH, type View, placeOn, unitsOf, viewOf } from './map-view.ts'
import { mapWays } from './map-ways.ts'

export function drawMap({ view, clusters, pins, unplaced, around }: FoundMap, filters: Filters): DrawnMap {
  const place = placeOn(view)
  const look: Look = { filters, view, place }
  const round = clusters.map((cluster) => drawCluster(cluster, look))
  const frames = round.map(({ frame }) => frame)
  const flat = pins.map((pin) => drawPin(pin, look, frames))
  const labels = labelsOf(view, place, frames)
  const parts = [
    drawTerritory(place),
    outlineOf(look),
    `<g class="fill-ink-3" font-size="12" text-anchor="middle">${labels}</g>`,
    ...flat,
    ...round.map(({ svg }) => svg),
  ]
  const total = clusters.reduce((sum, { count }) => sum + count, pins.length)
  return {
    svg: `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" data-view="${viewText(view)}" role="group" aria-label="Mapa con ${countLabel(total)}" class="map-drawing">${parts.join('')}</svg>`,
    credit: OUTLINE_CREDIT,
    around: around && { count: around.count, query: queryOf(filters, viewOf(around.box, ROOM_AROUND_CLUSTER)) ?? '' },
    kept: [...new URLSearchParams(listingQuery(filters, { ...ANYWHERE, vista: 'mapa' }))],
    cerca: filters.cerca,
    radio: filters.radio,
    unplaced:
      unplaced > 0
        ? { count: unplaced, query: listingQuery(filters, { ...ANYWHERE, vista: '', sinpunto: '1' }) }
        : null,
    ways: mapWays(view, (other) => queryOf(filters, other)),
  }
}

/** The drawn area or the circle that is asked for; a box is the view itself, or lies in it. */
function outlineOf({ filters, view, place }: Look): string {
  const look = 'class="map-asked" fill-rule="evenodd"'
  return shapesOf(filters)
    .map((shape) => {
      if (shape.kind === 'area')
        return `<polygon points="${shape.corners.map((corner) => place(corner).map(Math.round).join()).join(' ')}" ${look}/>`
      if (shape.kind !== 'circle') return ''
      const [x, y] = place(shape.centre).map(Math.round)
      return `<circle cx="${x}" cy="${y}" r="${Math.round(unitsOf(view, shape.metres))}" ${look}/>`
    })
    .join('')
}

/** What a hand reads to know where on earth it moves. */
function viewText({ west, south, east, north }: View): string {
  return [west, south, east, north].map((degrees) => degrees.toFixed(6)).join()
}
