import { formatCount } from '#app/figures/measure.ts'
import { type Box, isBox, writeBox } from '#app/properties/place/box.ts'
import { CIRCLE_METRES } from '#app/properties/place/public-place.ts'
import { placesIn } from '#app/properties/search/filter-places.ts'
import { listingQuery } from '#app/properties/search/filter-url.ts'
import type { Filters } from '#app/properties/search/filters.ts'
import { shownPrice } from '#app/properties/price/shown-price.ts'
import { propertyName } from '#app/properties/property.ts'
import { CREDIT, baseMap } from './base-map.server.ts'
import type { DrawnMap } from './drawn-map.ts'
import type { Cluster, FoundMap, Pin } from './find-map.server.ts'
import { type Frame, labelsOf, touches } from './map-labels.ts'
import { HEIGHT, WIDTH, type View, isNarrowest, isWidest, moved, placeOn, unitsOf, viewOf } from './map-view.ts'
import { escaped } from './map-html.server.ts'
import { shortPrice } from './short-price.ts'

/** Degrees in which properties are one place: nearer no view tells them apart. */
const ONE_PLACE = 0.0003
/** Room around a cluster that is looked at more closely, as part of its size. */
const ROOM = 0.15
const LARGEST = 24
const SMALLEST = 15
/** Width of a sign of a price, and what stands around it. */
const SIGN = 6.6
const AROUND = 16

type Place = ReturnType<typeof placeOn>
type Look = { filters: Filters; view: View; place: Place }

export function drawMap({ view, clusters, pins, unplaced, around }: FoundMap, filters: Filters): DrawnMap {
  const place = placeOn(view)
  const look: Look = { filters, view, place }
  const { municipalities, builtUp } = baseMap(place)
  const round = clusters.map((cluster) => drawCluster(cluster, look))
  const frames = round.map(({ frame }) => frame)
  const flat = pins.map((pin) => drawPin(pin, look, frames))
  const labels = labelsOf(view, place, frames)
  const parts = [
    `<path d="${municipalities}" class="fill-canvas stroke-line-strong/50" fill-rule="evenodd"/>`,
    `<path d="${builtUp}" class="fill-sunken stroke-line" fill-rule="evenodd"/>`,
    `<g class="fill-ink-3" font-size="12" text-anchor="middle">${labels}</g>`,
    ...flat,
    ...round.map(({ svg }) => svg),
  ]
  const total = clusters.reduce((sum, { count }) => sum + count, pins.length)
  return {
    svg: `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="group" aria-label="Mapa con ${told(total)}" class="block h-auto w-full bg-canvas-2">${parts.join('')}</svg>`,
    credit: CREDIT,
    around: around && { count: around.count, query: queryOf(filters, viewOf(around.box, ROOM)) ?? '' },
    kept: [...new URLSearchParams(listingQuery(filters, { ...ANYWHERE, vista: 'mapa' }))],
    cerca: filters.cerca,
    radio: filters.radio,
    unplaced:
      unplaced > 0
        ? { count: unplaced, query: listingQuery(filters, { ...ANYWHERE, vista: '', sinpunto: '1' }) }
        : null,
    ways: [
      { label: 'Acercar', sign: '+', query: isNarrowest(view) ? null : queryOf(filters, moved(view, { times: 0.5 })) },
      { label: 'Alejar', sign: '−', query: isWidest(view) ? null : queryOf(filters, moved(view, { times: 2 })) },
      { label: 'Mover al norte', sign: '↑', query: queryOf(filters, moved(view, { up: 0.5 })) },
      { label: 'Mover al sur', sign: '↓', query: queryOf(filters, moved(view, { up: -0.5 })) },
      { label: 'Mover al poniente', sign: '←', query: queryOf(filters, moved(view, { right: -0.5 })) },
      { label: 'Mover al oriente', sign: '→', query: queryOf(filters, moved(view, { right: 0.5 })) },
    ],
  }
}

/** Wherever a property is. */
const ANYWHERE = placesIn(new URLSearchParams())

/** The listing of a box; null where the earth ends. */
function queryOf(filters: Filters, box: Box, vista = 'mapa'): string | null {
  return isBox(box) ? listingQuery(filters, { vista, bbox: writeBox(box) }) : null
}

/** A circle with its number; it leads nearer, or to the list where all of them are one place. */
function drawCluster({ count, box, middle }: Cluster, { filters, view, place }: Look): { svg: string; frame: Frame } {
  const [x, y] = place(middle).map(Math.round) as [number, number]
  const radius = Math.round(Math.min(LARGEST, SMALLEST + 2.2 * Math.log2(count)))
  const isOnePlace = (box.east - box.west < ONE_PLACE && box.north - box.south < ONE_PLACE) || isNarrowest(view)
  const query = isOnePlace ? queryOf(filters, widened(box), '') : queryOf(filters, viewOf(box, ROOM))
  const label = `${told(count)}${isOnePlace ? ' en un lugar: ver la lista' : ': acercar'}`
  const svg = `<a href="/propiedades${escaped(query ?? '')}" aria-label="${label}" class="map-spot"><circle cx="${x}" cy="${y}" r="${radius}" class="fill-action stroke-surface" stroke-width="2"/><text x="${x}" y="${y + 5}" text-anchor="middle" font-size="14" font-weight="600" class="fill-on-action num">${formatCount(count)}</text></a>`
  return { svg, frame: { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius } }
}

/** A price where there is room for it, else a dot; around an approximate place the circle in which it lies. */
function drawPin(pin: Pin, { view, place }: Look, frames: Frame[]): string {
  const [x, y] = place(pin.point).map(Math.round) as [number, number]
  const price = shortPrice(pin.card)
  const half = Math.round((price.length * SIGN + AROUND) / 2)
  const frame = { left: x - half, right: x + half, top: y - 13, bottom: y + 13 }
  const isFree = !frames.some((other) => touches(frame, other))
  frames.push(isFree ? frame : { left: x - 7, right: x + 7, top: y - 7, bottom: y + 7 })
  const circle = unitsOf(view, CIRCLE_METRES)
  const around =
    pin.precision === 'aproximada' && circle > 10
      ? `<circle cx="${x}" cy="${y}" r="${Math.round(circle)}" class="fill-action/10 stroke-action" stroke-dasharray="4 4"/>`
      : ''
  const how = pin.precision === 'exacta' ? '' : pin.precision === 'zona' ? ', solo la zona' : ', ubicación aproximada'
  const label = escaped(`${propertyName(pin.card)}, ${shownPrice(pin.card)}${how}`)
  const mark = isFree
    ? `<rect x="${frame.left}" y="${frame.top}" width="${2 * half}" height="26" rx="13" class="fill-surface stroke-ink"/><text x="${x}" y="${y + 5}" text-anchor="middle" font-size="13" font-weight="600" class="fill-ink num">${escaped(price)}</text>`
    : `<circle cx="${x}" cy="${y}" r="7" class="fill-faro stroke-surface" stroke-width="2"/>`
  return `${around}<a href="/propiedad/${escaped(pin.card.slug)}" aria-label="${label}" class="map-spot"><title>${label}</title>${mark}</a>`
}

function widened({ west, south, east, north }: Box): Box {
  const edge = 0.0001
  return { west: west - edge, south: south - edge, east: east + edge, north: north + edge }
}

function told(count: number): string {
  return count === 1 ? '1 propiedad' : `${formatCount(count)} propiedades`
}
