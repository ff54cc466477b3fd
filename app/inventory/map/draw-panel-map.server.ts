import { href } from 'react-router'
import { OUTLINE_CREDIT } from '#app/agency/about/metro-outline.ts'
import { formatCount } from '#app/figures/measure.ts'
import { CLUSTER_MARGIN, clusterRadius } from '#app/listing/map/clusters.ts'
import { drawTerritory } from '#app/listing/map/base-map.server.ts'
import { escapeHtml } from '#app/listing/map/escape-html.ts'
import { type Frame, labelsOf } from '#app/listing/map/map-labels.ts'
import { LISTING_MAP, type View, isNarrowest, placeOn, viewOf } from '#app/listing/map/map-view.ts'
import { mapLinks } from '#app/listing/map/map-view.ts'
import { type Box, isBox, writeBox } from '#app/catalogue/place/box.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import { countLabel } from '#app/listing/search/filter-url.ts'
import { STATUSES, STATUS_LABELS, type Status } from '#app/catalogue/facts/vocabulary.ts'
import type { findPanelMap } from './find-panel-map.server.ts'
import { IN_VIEW_ID, type PanelCluster, type PanelMap, type PanelPin, type StatusCounts } from './panel-map.ts'
import { drawStatus } from './draw-status.ts'

/** Radius of a pin, and of the touch area of a spot without neighbours: 44 px on a phone 320 px wide. */
const PIN = 11
const TOUCH_RADIUS = 33

type Place = ReturnType<typeof placeOn>
type Drawing = { view: View; place: Place; status: Status | null; spots: readonly Spot[] }
type Drawn = { svg: string; frame: Frame }
type Spot = { point: Point; radius: number }

/** The map of the catalogue as an SVG of links, which works without scripts. */
export function drawPanelMap(found: Awaited<ReturnType<typeof findPanelMap>>, status: Status | null): PanelMap {
  const { view, around, clusters, pins, counts, listed, places, isEmpty } = found
  const place = placeOn(view)
  const spots: Spot[] = [
    ...clusters.map(({ middle, count }) => ({ point: middle, radius: clusterRadius(count) })),
    ...pins.map(({ point }) => ({ point, radius: PIN })),
  ]
  const drawing = { view, place, status, spots }
  const clusterParts = clusters.map((cluster) => drawCluster(cluster, drawing))
  const pinParts = pins.map((pin) => drawPin(pin, drawing))
  const labels = labelsOf(
    view,
    place,
    [...clusterParts, ...pinParts].map(({ frame }) => frame),
    places,
  )
  const territory = drawTerritory(place)
  const total = STATUSES.reduce((sum, code) => sum + counts[code], 0)
  const parts = [
    territory,
    `<g class="fill-ink-3" font-size="12" text-anchor="middle">${labels}</g>`,
    ...[...pinParts, ...clusterParts].map(({ svg }) => svg),
  ]
  const { width, height } = LISTING_MAP
  const totalLabel = countLabel(total)
  return {
    svg: isEmpty
      ? null
      : `<svg viewBox="0 0 ${width} ${height}" role="group" aria-label="Mapa con ${totalLabel}" class="block h-auto w-full bg-canvas-2">${parts.join('')}</svg>`,
    credit: territory && OUTLINE_CREDIT,
    counts,
    around: around && { label: countLabel(around.count), query: panelMapQuery(around.view, status) ?? '' },
    moves: mapLinks(view, (other) => panelMapQuery(other, status)),
    listed,
    total,
    totalLabel,
  }
}

/** The query string of a view; null for a box beyond the ends of the earth. */
function panelMapQuery(box: Box, status: Status | null): string | null {
  if (!isBox(box)) return null
  return `?${new URLSearchParams({ ...(status && { status }), bbox: writeBox(box) })}`.replaceAll('%2C', ',')
}

/** The touch area of a spot: at least its own radius, at most half of the distance to its nearest neighbour. */
function drawTouchArea({ point, radius }: Spot, { place, spots }: Drawing): string {
  const limits = spots
    .filter((other) => other.point !== point)
    .map((other) => (distance(place, point, other.point) + radius - other.radius) / 2)
  const [x, y] = place(point).map(Math.round)
  return `<circle cx="${x}" cy="${y}" r="${Math.round(Math.max(radius, Math.min(TOUCH_RADIUS, ...limits)))}" class="fill-transparent"/>`
}

/** A group. Its link zooms in, or leads to the list beside the map at the narrowest view. */
function drawCluster({ count, counts, box, middle }: PanelCluster, drawing: Drawing): Drawn {
  const { view, place, status } = drawing
  const [x, y] = place(middle).map(Math.round) as [number, number]
  const radius = clusterRadius(count)
  const [target, action] = isNarrowest(view)
    ? [`#${IN_VIEW_ID}`, 'ver la lista']
    : [href('/dashboard/mapa') + escapeHtml(panelMapQuery(viewOf(box, CLUSTER_MARGIN), status) ?? ''), 'acercar']
  const svg = `<a href="${target}" aria-label="${describeCounts(counts)}: ${action}" class="map-spot"><title>${describeCounts(counts)}</title>${drawTouchArea({ point: middle, radius }, drawing)}<circle cx="${x}" cy="${y}" r="${radius}" class="fill-action stroke-surface" stroke-width="2"/><text x="${x}" y="${y + 5}" text-anchor="middle" font-size="14" font-weight="600" class="fill-on-action num">${formatCount(count)}</text></a>`
  return { svg, frame: { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius } }
}

/** '12 propiedades: 8 disponibles, 4 pausadas'. */
function describeCounts(counts: Partial<StatusCounts>): string {
  const present = STATUSES.filter((status) => (counts[status] ?? 0) > 0)
  const total = present.reduce((sum, status) => sum + (counts[status] ?? 0), 0)
  const parts = present.map(
    (status) =>
      `${formatCount(counts[status] ?? 0)} ${STATUS_LABELS[status].toLowerCase()}${counts[status] === 1 ? '' : 's'}`,
  )
  return `${countLabel(total)}: ${parts.join(', ')}`
}

function distance(place: Place, one: Point, other: Point): number {
  const [[x, y], [otherX, otherY]] = [place(one), place(other)]
  return Math.hypot(x - otherX, y - otherY)
}

function drawPin({ id, title, status, point }: PanelPin, drawing: Drawing): Drawn {
  const [x, y] = drawing.place(point).map(Math.round) as [number, number]
  const label = escapeHtml(`${title}, ${STATUS_LABELS[status].toLowerCase()}`)
  const svg = `<a href="${href('/property/:propertyId', { propertyId: id })}" aria-label="${label}" class="map-spot"><title>${label}</title>${drawTouchArea({ point, radius: PIN }, drawing)}${drawStatus(status, [x, y])}</a>`
  return { svg, frame: { left: x - PIN, right: x + PIN, top: y - PIN, bottom: y + PIN } }
}
