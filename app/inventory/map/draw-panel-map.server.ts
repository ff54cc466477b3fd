import { href } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import type { Corner } from '#app/listing/map/clip.ts'
import { CLUSTER_MARGIN, type Group, type PlacedRow, clusterRadius } from '#app/listing/map/clusters.ts'
import { drawTerritory } from '#app/listing/map/base-map.server.ts'
import { drawCircle, drawPlaceNames, drawingOf, frameAround } from '#app/listing/map/draw-map.server.ts'
import { escapeHtml } from '#app/listing/map/escape-html.ts'
import { mapCredit } from '#app/listing/map/map-credit.ts'
import { mapFrame } from '#app/listing/map/map-html.server.ts'
import { isNarrowest, mapLinks, placeOn, viewOf } from '#app/listing/map/map-view.ts'
import { type Box, isBox, writeBox } from '#app/catalogue/place/box.ts'
import { countLabel } from '#app/listing/search/filter-url.ts'
import { STATUSES, STATUS_LABELS, type Status } from '#app/catalogue/facts/vocabulary.ts'
import { propertyName } from '#app/catalogue/property/property.ts'
import { type FoundPanelMap, countStatuses } from './find-panel-map.server.ts'
import { IN_VIEW_ID, PANEL_MAP, type PanelMap, type StatusCounts, panelMapQuery } from './panel-map.ts'
import { drawStatus } from './draw-status.ts'

/** Radius of a pin, and of the touch area of a spot without neighbours: 44 px on a phone 320 px wide. */
const PIN = 11
const TOUCH_RADIUS = 33

/** A circle or a pin of the drawing. */
type Spot = { at: Corner; radius: number }

/** The map of the catalogue as an SVG of links, which works without scripts. */
export function drawPanelMap(found: FoundPanelMap, status: Status | null): PanelMap {
  const { view, fit, around, clusters, singles, counts, listed, places, isEmpty, isMoved } = found
  const place = placeOn(view)
  const spotsOf = [
    ...singles.map(({ point }): Spot => ({ at: place(point), radius: PIN })),
    ...clusters.map(({ middle, count }): Spot => ({ at: place(middle), radius: clusterRadius(count) })),
  ]
  const touchArea = (at: number) => drawTouchArea(at, spotsOf)
  const parts = [
    ...singles.map((single, at) => drawPin(single, touchArea(at))),
    ...clusters.map((cluster, at) => drawCluster(cluster, touchArea(singles.length + at))),
  ]
  const frames = spotsOf.map(({ at, radius }) => frameAround(at, radius))
  const names = drawPlaceNames(view, place, frames, places)
  const territory = drawTerritory(view, place, places)
  const total = STATUSES.reduce((sum, code) => sum + counts[code], 0)
  const outside =
    around &&
    `<a href="${PANEL_MAP}${escapeHtml(queryOf(viewOf(around.box, CLUSTER_MARGIN)) ?? '')}">${countLabel(around.count)} fuera de esta vista: ver todas</a>`
  const frame = {
    path: PANEL_MAP,
    tools: [
      toolLink(href('/dashboard/propiedades'), 'Lista'),
      isMoved ? toolLink(PANEL_MAP + panelMapQuery({ status }), 'Vista inicial') : '',
    ].join(''),
    links: mapLinks(view, queryOf, fit),
    svg: drawingOf([territory.svg, names.svg, ...parts], { view, fit, total }),
    notes: [outside],
    credit: mapCredit({ ...territory, hasNames: names.hasOthers }),
  }
  return { html: isEmpty ? null : mapFrame(frame), counts, listed, total, totalLabel: countLabel(total) }

  /** The query string of a view; null for a box beyond the ends of the earth. */
  function queryOf(box: Box): string | null {
    return isBox(box) ? panelMapQuery({ status, bbox: writeBox(box) }) : null
  }

  /** A group. Its link zooms in, or leads to the list beside the map at the narrowest view. */
  function drawCluster({ count, box, middle, placed }: Group, touch: string): string {
    const [target, action] = isNarrowest(view)
      ? [`#${IN_VIEW_ID}`, 'ver la lista']
      : [PANEL_MAP + escapeHtml(queryOf(viewOf(box, CLUSTER_MARGIN)) ?? ''), 'acercar']
    const label = describeCounts(countStatuses(placed))
    return `<a href="${target}" aria-label="${label}: ${action}" class="map-spot"><title>${label}</title>${touch}${drawCircle({ count, middle }, place).svg}</a>`
  }

  function drawPin({ row, point }: PlacedRow, touch: string): string {
    const label = escapeHtml(`${propertyName(row)}, ${STATUS_LABELS[row.status].toLowerCase()}`)
    return `<a href="${href('/property/:propertyId', { propertyId: row.id })}" aria-label="${label}" class="map-spot"><title>${label}</title>${touch}${drawStatus(row.status, place(point))}</a>`
  }
}

function toolLink(to: string, label: string): string {
  return `<a href="${escapeHtml(to)}" class="map-tool">${label}</a>`
}

/** The touch area of a spot: at least its own radius, at most half of the distance to its nearest neighbour. */
function drawTouchArea(index: number, spots: readonly Spot[]): string {
  const {
    at: [x, y],
    radius,
  } = spots[index] ?? { at: [0, 0], radius: 0 }
  const limits = spots
    .filter((_spot, other) => other !== index)
    .map(({ at: [otherX, otherY], radius: others }) => (Math.hypot(x - otherX, y - otherY) + radius - others) / 2)
  const reach = Math.max(radius, Math.min(TOUCH_RADIUS, ...limits))
  return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(reach)}" class="fill-transparent"/>`
}

/** '12 propiedades: 8 disponibles, 4 pausadas'. */
function describeCounts(counts: StatusCounts): string {
  const present = STATUSES.filter((status) => counts[status] > 0)
  const total = present.reduce((sum, status) => sum + counts[status], 0)
  const parts = present.map(
    (status) =>
      `${formatCount(counts[status])} ${STATUS_LABELS[status].toLowerCase()}${counts[status] === 1 ? '' : 's'}`,
  )
  return `${countLabel(total)}: ${parts.join(', ')}`
}
