import { href } from 'react-router'
import { OUTLINE_CREDIT } from '#app/agency/about/metro-outline.ts'
import { formatCount } from '#app/figures/measure.ts'
import { ROOM_AROUND_CLUSTER, clusterRadius } from '#app/listing/map/cluster.ts'
import { drawTerritory } from '#app/listing/map/base-map.server.ts'
import { escaped } from '#app/listing/map/map-html.server.ts'
import { type Frame, labelsOf } from '#app/listing/map/map-labels.ts'
import { LISTING_MAP, type View, isNarrowest, placeOn, viewOf } from '#app/listing/map/map-view.ts'
import { mapWays } from '#app/listing/map/map-ways.ts'
import { type Box, isBox, writeBox } from '#app/catalogue/place/box.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import { countLabel } from '#app/listing/search/filter-url.ts'
import { STATUSES, STATUS_LABELS, type Status } from '#app/catalogue/facts/vocabulary.ts'
import type { findPanelMap } from './find-panel-map.server.ts'
import { IN_VIEW_ID, type PanelCluster, type PanelMap, type PanelPin, type StatusCounts } from './panel-map.ts'
import { drawStatus } from './status-sign.ts'

/** Radius of a pin, and of what of the map a finger presses for a spot where nothing else is near: 44 px on a phone of 320. */
const PIN = 11
const TOUCH_RADIUS = 33

type Place = ReturnType<typeof placeOn>
type Look = { view: View; place: Place; status: Status | null; spots: readonly Spot[] }
type Drawn = { svg: string; frame: Frame }
type Spot = { point: Point; radius: number }

/** The map of the catalogue: a drawing of links, which works without scripts. */
export function drawPanelMap(found: Awaited<ReturnType<typeof findPanelMap>>, status: Status | null): PanelMap {
  const { view, clusters, pins, counts, listed } = found
  const place = placeOn(view)
  const spots: Spot[] = [
    ...clusters.map(({ middle, count }) => ({ point: middle, radius: clusterRadius(count) })),
    ...pins.map(({ point }) => ({ point, radius: PIN })),
  ]
  const look = { view, place, status, spots }
  const round = clusters.map((cluster) => drawCluster(cluster, look))
  const signs = pins.map((pin) => drawPin(pin, look))
  const labels = labelsOf(
    view,
    place,
    [...round, ...signs].map(({ frame }) => frame),
  )
  const total = STATUSES.reduce((sum, each) => sum + counts[each], 0)
  const parts = [
    drawTerritory(place),
    `<g class="fill-ink-3" font-size="12" text-anchor="middle">${labels}</g>`,
    ...[...signs, ...round].map(({ svg }) => svg),
  ]
  const { width, height } = LISTING_MAP
  const counted = countLabel(total)
  return {
    svg: `<svg viewBox="0 0 ${width} ${height}" role="group" aria-label="Mapa con ${counted}" class="block h-auto w-full bg-canvas-2">${parts.join('')}</svg>`,
    credit: OUTLINE_CREDIT,
    counts,
    ways: mapWays(view, (other) => panelMapQuery(other, status)),
    listed,
    total,
    counted,
  }
}

/** The query string of a view; null where the earth ends. */
function panelMapQuery(box: Box, status: Status | null): string | null {
  if (!isBox(box)) return null
  return `?${new URLSearchParams({ ...(status && { status }), bbox: writeBox(box) })}`.replaceAll('%2C', ',')
}

/** The part of the map that is pressed for a spot: all that is drawn of it, and half the room to each other one. */
function drawTouchArea({ point, radius }: Spot, { place, spots }: Look): string {
  const rooms = spots
    .filter((other) => other.point !== point)
    .map((other) => (distance(place, point, other.point) + radius - other.radius) / 2)
  const [x, y] = place(point).map(Math.round)
  return `<circle cx="${x}" cy="${y}" r="${Math.round(Math.max(radius, Math.min(TOUCH_RADIUS, ...rooms)))}" class="fill-transparent"/>`
}

/** It leads nearer, or where that is not possible to the list beside the map. */
function drawCluster({ count, counts, box, middle }: PanelCluster, look: Look): Drawn {
  const { view, place, status } = look
  const [x, y] = place(middle).map(Math.round) as [number, number]
  const radius = clusterRadius(count)
  const [way, told] = isNarrowest(view)
    ? [`#${IN_VIEW_ID}`, 'ver la lista']
    : [href('/dashboard/mapa') + escaped(panelMapQuery(viewOf(box, ROOM_AROUND_CLUSTER), status) ?? ''), 'acercar']
  const svg = `<a href="${way}" aria-label="${toldCounts(counts)}: ${told}" class="map-spot"><title>${toldCounts(counts)}</title>${drawTouchArea({ point: middle, radius }, look)}<circle cx="${x}" cy="${y}" r="${radius}" class="fill-action stroke-surface" stroke-width="2"/><text x="${x}" y="${y + 5}" text-anchor="middle" font-size="14" font-weight="600" class="fill-on-action num">${formatCount(count)}</text></a>`
  return { svg, frame: { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius } }
}

/** '12 propiedades: 8 disponibles, 4 pausadas'. */
function toldCounts(counts: Partial<StatusCounts>): string {
  const known = STATUSES.filter((status) => (counts[status] ?? 0) > 0)
  const total = known.reduce((sum, status) => sum + (counts[status] ?? 0), 0)
  const parts = known.map(
    (status) =>
      `${formatCount(counts[status] ?? 0)} ${STATUS_LABELS[status].toLowerCase()}${counts[status] === 1 ? '' : 's'}`,
  )
  return `${countLabel(total)}: ${parts.join(', ')}`
}

function distance(place: Place, one: Point, other: Point): number {
  const [[x, y], [otherX, otherY]] = [place(one), place(other)]
  return Math.hypot(x - otherX, y - otherY)
}

function drawPin({ id, title, status, point }: PanelPin, look: Look): Drawn {
  const [x, y] = look.place(point).map(Math.round) as [number, number]
  const label = escaped(`${title}, ${STATUS_LABELS[status].toLowerCase()}`)
  const svg = `<a href="${href('/property/:propertyId', { propertyId: id })}" aria-label="${label}" class="map-spot"><title>${label}</title>${drawTouchArea({ point, radius: PIN }, look)}${drawStatus(status, [x, y])}</a>`
  return { svg, frame: { left: x - PIN, right: x + PIN, top: y - PIN, bottom: y + PIN } }
}
