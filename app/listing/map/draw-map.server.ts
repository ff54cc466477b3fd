import { CLUSTER_MARGIN, type Group, clusterRadius } from './clusters.ts'
import { countLabel, listingQuery } from '#app/listing/search/filter-url.ts'
import type { Filters } from '#app/listing/search/filters.ts'
import { ANYWHERE, type Circle, type Shape, circleIn, widenedText } from '#app/listing/search/shapes.ts'
import { drawTerritory, stateNames } from './base-map.server.ts'
import type { Corner } from './clip.ts'
import { escapeHtml } from './escape-html.ts'
import type { DrawnMap } from './map-html.server.ts'
import type { Cluster, FoundMap, Pin } from './find-map.ts'
import { drawLandmarks } from './landmark-marks.ts'
import { mapCredit } from './map-credit.ts'
import { type Frame, labelsOf, nameFrame, touches } from './map-labels.ts'
import { drawPlaceMark } from './place-mark.ts'
import {
  HEIGHT,
  LISTING_MAP,
  LIST_BESIDE_MAP,
  type View,
  WIDTH,
  isNarrowest,
  mapLinks,
  placeOn,
  unitsOf,
  viewOf,
} from './map-view.ts'
import { formatArea, formatCount, formatLand } from '#app/figures/measure.ts'
import { nameWithoutArticle } from '#app/catalogue/place/landmark.ts'
import type { Places } from '#app/catalogue/place/places.ts'
import { TILE_VARIANT } from '#app/photos/photo-variants.ts'
import { variantUrl } from '#app/photos/photo-url.ts'
import { type Box, isBox, writeBox } from '#app/catalogue/place/box.ts'
import { CIRCLE_METRES } from '#app/catalogue/place/public-place.ts'
import { shownPrice } from '#app/catalogue/price/price.ts'
import { operationQuery } from '#app/catalogue/price/second-offer.ts'
import { placeName, propertyName } from '#app/catalogue/property/property.ts'
import { shortPrice } from './short-price.ts'

export function drawMap(found: FoundMap, filters: Filters): DrawnMap {
  const { view, fit, shapes, clusters, pins, unplaced, around, places } = found
  const circle = circleIn(shapes)
  const place = placeOn(view)
  const context: DrawingContext = { filters, view, place }
  const circles = clusters.map((cluster) => drawCluster(cluster, context))
  const centre = circle && drawCentre(circle, context)
  const frames = [...circles.map(({ frame }) => frame), ...(centre?.frames ?? [])]
  const pinParts = pins.map((pin) => drawPin(pin, context, frames))
  const territory = drawTerritory(view, place, places)
  const names = drawPlaceNames(view, place, frames, places)
  const parts = [
    territory.svg,
    drawOutline(shapes, context),
    names.svg,
    ...pinParts,
    ...circles.map(({ svg }) => svg),
    centre?.svg ?? '',
  ]
  const total = clusters.reduce((sum, { count }) => sum + count, pins.length)
  return {
    svg: drawingOf(parts, { view, fit, total }),
    widened: circle && circle.nearest !== null && total > 0 ? widenedText(circle) : null,
    credit: mapCredit({ ...territory, hasNames: names.hasOthers }),
    around: around && { count: around.count, query: boxQuery(filters, viewOf(around.box, CLUSTER_MARGIN)) ?? '' },
    // The form sends the place of the search in its own fields, so that the place can be changed there.
    otherFields: [...new URLSearchParams(listingQuery(filters, { ...circle?.rest, ...ANYWHERE, vista: 'mapa' }))],
    cerca: circle?.place.written ?? filters.cerca,
    radio: circle ? String(circle.kilometres) : filters.radio,
    unplaced:
      unplaced > 0
        ? { count: unplaced, query: listingQuery(filters, { ...ANYWHERE, vista: '', sinpunto: '1' }) }
        : null,
    links: mapLinks(view, (other) => boxQuery(filters, other), fit),
  }
}

/** The SVG of a map, with the boxes for the script that moves it. @param total the number of properties in it */
export function drawingOf(
  parts: readonly string[],
  { view, fit, total }: Pick<FoundMap, 'view' | 'fit'> & { total: number },
): string {
  return `<svg viewBox="${viewBox(placeOn(view), fit)}" data-view="${boxText(view)}" data-fit="${boxText(fit)}" role="group" aria-label="Mapa con ${countLabel(total)}" class="map-drawing">${parts.join('')}</svg>`
}

/** Views up to so many degrees wide have landmarks. */
const WITH_LANDMARKS = 0.6

/** Names of states, municipalities and zones, and the landmarks, where there is space. @param taken occupied frames */
export function drawPlaceNames(view: View, place: DrawingContext['place'], taken: readonly Frame[], places: Places) {
  const frames = [...taken]
  const states = stateNames(view, place, frames)
  const { svg: labels, hasOthers } = labelsOf(view, place, frames, places)
  const landmarks = view.east - view.west <= WITH_LANDMARKS ? places.landmarks : []
  const marks = drawLandmarks(landmarks, { place, taken: frames, size: LISTING_MAP })
  return {
    svg: `<g class="fill-ink-3" font-size="12" text-anchor="middle">${states}${labels}</g><g class="fill-ink-2" font-size="12">${marks}</g>`,
    hasOthers,
  }
}

/** The outlines of the requested area and circle. A box needs none: it is the view, or lies in it. */
function drawOutline(shapes: readonly Shape[], { view, place }: DrawingContext): string {
  const attributes = 'class="map-asked" fill-rule="evenodd"'
  return shapes
    .map((shape) => {
      if (shape.kind === 'area')
        return `<polygon points="${shape.corners.map((corner) => place(corner).map(Math.round).join()).join(' ')}" ${attributes}/>`
      if (shape.kind !== 'circle') return ''
      const [x, y] = place(shape.centre).map(Math.round)
      return `<circle cx="${x}" cy="${y}" r="${Math.round(unitsOf(view, shape.metres))}" ${attributes}/>`
    })
    .join('')
}

/** The place that the radius is around, with its name below it. */
function drawCentre({ centre, place: { name } }: Circle, { place }: DrawingContext) {
  const [x, y] = place(centre).map(Math.round) as [number, number]
  const text = nameWithoutArticle(name)
  const below: readonly [number, number] = [x, y + 12]
  return {
    svg: `<g class="map-centre" aria-hidden="true">${drawPlaceMark([x, y], 'fill-faro')}<text x="${x}" y="${y + 16}" text-anchor="middle" font-size="13" font-weight="600" class="fill-ink">${escapeHtml(text)}</text></g>`,
    frames: [nameFrame(text, below), { left: x - 10, right: x + 10, top: y - 25, bottom: y + 2 }],
  }
}

/** The part of the drawing that every frame shows whole. A frame of other proportions shows more, which is drawn, too. */
function viewBox(place: DrawingContext['place'], { west, south, east, north }: Box): string {
  const [left, top] = place({ latitude: north, longitude: west })
  const [right, bottom] = place({ latitude: south, longitude: east })
  return [left, top, right - left, bottom - top].map((units) => Number(units.toFixed(1))).join(' ')
}

/** A box for the script that moves the map (`data-view`, `data-fit`). */
function boxText({ west, south, east, north }: Box): string {
  return [west, south, east, north].map((degrees) => degrees.toFixed(6)).join()
}

/** Properties within so many degrees are one place: no view is narrow enough to separate them. */
const ONE_PLACE = 0.0003
/** Width of a character of a price, and the padding around the price. */
const CHARACTER = 6.6
const PADDING = 16

type DrawingContext = { filters: Filters; view: View; place: ReturnType<typeof placeOn> }

/** The query string of the listing of a box; null beyond the earth. */
function boxQuery(filters: Filters, box: Box): string | null {
  return isBox(box) ? listingQuery(filters, { vista: 'mapa', bbox: writeBox(box) }) : null
}

/**
 * A circle with the number of properties. It links to a closer view, or where all of them are one place, to their list beside
 * the map.
 * `data-holds`: the slugs of its properties on the current page of the list.
 */
function drawCluster(
  { count, box, middle, listed }: Cluster,
  { filters, view, place }: DrawingContext,
): { svg: string; frame: Frame } {
  const circle = drawCircle({ count, middle }, place)
  const [x, y] = circle.at
  const isOnePlace = (box.east - box.west < ONE_PLACE && box.north - box.south < ONE_PLACE) || isNarrowest(view)
  const query = boxQuery(filters, isOnePlace ? withEdge(box) : viewOf(box, CLUSTER_MARGIN))
  const list = isOnePlace && query !== null ? `#${LIST_BESIDE_MAP}` : ''
  const label = `${countLabel(count)}${isOnePlace ? ' en un lugar: ver la lista' : ': acercar'}`
  const holds = listed.length > 0 ? ` data-holds="${escapeHtml(listed.join(' '))}"` : ''
  const svg = `<a href="/propiedades${escapeHtml(query ?? '')}${list}" aria-label="${label}" class="map-spot"${tabIndex(x, y)}${holds}>${circle.svg}</a>`
  return { svg, frame: circle.frame }
}

/** The circle of a cluster with its number. */
export function drawCircle({ count, middle }: Pick<Group, 'count' | 'middle'>, place: DrawingContext['place']) {
  const [x, y] = place(middle).map(Math.round) as [number, number]
  const radius = clusterRadius(count)
  return {
    at: [x, y] as const,
    svg: `<circle cx="${x}" cy="${y}" r="${radius}" class="fill-action stroke-surface" stroke-width="2"/><text x="${x}" y="${y + 5}" text-anchor="middle" font-size="14" font-weight="600" class="fill-on-action num">${formatCount(count)}</text>`,
    frame: frameAround([x, y], radius),
  }
}

export function frameAround([x, y]: Corner, radius: number): Frame {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }
}

/** A price where there is space for it, else a dot. An approximate place also has the circle in which it lies. */
function drawPin(pin: Pin, { view, place }: DrawingContext, frames: Frame[]): string {
  const [x, y] = place(pin.point).map(Math.round) as [number, number]
  const price = shortPrice(pin.card)
  const half = Math.round((price.length * CHARACTER + PADDING) / 2)
  const frame = { left: x - half, right: x + half, top: y - 13, bottom: y + 13 }
  const isFree = !frames.some((other) => touches(frame, other))
  frames.push(isFree ? frame : frameAround([x, y], 7))
  const circle = unitsOf(view, CIRCLE_METRES)
  const around =
    pin.precision === 'aproximada' && circle > 10
      ? `<circle cx="${x}" cy="${y}" r="${Math.round(circle)}" class="fill-action/10 stroke-action" stroke-dasharray="4 4"/>`
      : ''
  const note = pin.precision === 'exacta' ? '' : pin.precision === 'zona' ? ', solo la zona' : ', ubicación aproximada'
  const [name, fullPrice] = [propertyName(pin.card), shownPrice(pin.card)].map(escapeHtml)
  const photo = pin.card.cover ? ` data-photo="${escapeHtml(variantUrl(pin.card.cover.key, TILE_VARIANT))}"` : ''
  const mark = isFree
    ? `<rect x="${frame.left}" y="${frame.top}" width="${2 * half}" height="26" rx="13" class="fill-surface stroke-ink"/><text x="${x}" y="${y + 5}" text-anchor="middle" font-size="13" font-weight="600" class="fill-ink num">${escapeHtml(price)}</text>`
    : `<circle cx="${x}" cy="${y}" r="7" class="fill-faro stroke-surface" stroke-width="2"/>`
  // The accessible name contains the visible text, for voice control (WCAG 2.5.3).
  const label = `${isFree ? `${escapeHtml(price)}: ` : ''}${name}, ${fullPrice}${note}`
  const { area, type, location, municipality } = pin.card
  const size = area === null ? [] : [type === 'terreno' ? formatLand(area) : formatArea(area)]
  const facts = escapeHtml([...size, placeName([location, municipality])].filter(Boolean).join(' · '))
  const path = `/propiedad/${pin.card.slug}${operationQuery(pin.card)}`
  return `${around}<a href="${escapeHtml(path)}" aria-label="${label}" class="map-spot"${tabIndex(x, y)} data-price="${fullPrice}" data-facts="${facts}"${photo}><title>${name}, ${fullPrice}${note}</title>${mark}</a>`
}

/** Keeps links outside the visible part out of the tab order. */
function tabIndex(x: number, y: number): string {
  return x < 0 || x > WIDTH || y < 0 || y > HEIGHT ? ' tabindex="-1"' : ''
}

function withEdge({ west, south, east, north }: Box): Box {
  const edge = 0.0001
  return { west: west - edge, south: south - edge, east: east + edge, north: north + edge }
}
