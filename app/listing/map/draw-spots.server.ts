import { formatCount } from '#app/figures/measure.ts'
import { TILE_VARIANT } from '#app/photos/photo-variants.ts'
import { variantUrl } from '#app/photos/photo-url.ts'
import { type Box, isBox, writeBox } from '#app/catalogue/place/box.ts'
import { CIRCLE_METRES } from '#app/catalogue/place/public-place.ts'
import { countLabel, listingQuery } from '#app/listing/search/filter-url.ts'
import type { Filters } from '#app/listing/search/filters.ts'
import { shownPrice } from '#app/catalogue/price/shown-price.ts'
import { propertyName } from '#app/catalogue/property/property.ts'
import { type Cluster, ROOM_AROUND_CLUSTER, clusterRadius } from './cluster.ts'
import type { Pin } from './find-map.server.ts'
import { type Frame, touches } from './map-labels.ts'
import { HEIGHT, WIDTH, type View, isNarrowest, type placeOn, unitsOf, viewOf } from './map-view.ts'
import { escaped } from './map-html.server.ts'
import { shortPrice } from './short-price.ts'

/** Degrees in which properties are one place: nearer no view tells them apart. */
const ONE_PLACE = 0.0003
/** Width of a sign of a price, and what stands around it. */
const SIGN = 6.6
const AROUND = 16

export type Look = { filters: Filters; view: View; place: ReturnType<typeof placeOn> }

/** The listing of a box; null where the earth ends. */
export function queryOf(filters: Filters, box: Box, vista = 'mapa'): string | null {
  return isBox(box) ? listingQuery(filters, { vista, bbox: writeBox(box) }) : null
}

/**
 * A circle with its number; it leads nearer, or to the list where all of them are one place. `data-holds`: which
 * properties of the list it holds, by their slugs.
 */
export function drawCluster(
  { count, box, middle, listed }: Cluster,
  { filters, view, place }: Look,
): { svg: string; frame: Frame } {
  const [x, y] = place(middle).map(Math.round) as [number, number]
  const radius = clusterRadius(count)
  const isOnePlace = (box.east - box.west < ONE_PLACE && box.north - box.south < ONE_PLACE) || isNarrowest(view)
  const query = isOnePlace ? queryOf(filters, widened(box), '') : queryOf(filters, viewOf(box, ROOM_AROUND_CLUSTER))
  const label = `${countLabel(count)}${isOnePlace ? ' en un lugar: ver la lista' : ': acercar'}`
  const holds = listed.length > 0 ? ` data-holds="${escaped(listed.join(' '))}"` : ''
  const svg = `<a href="/propiedades${escaped(query ?? '')}" aria-label="${label}" class="map-spot"${reach(x, y)}${holds}><circle cx="${x}" cy="${y}" r="${radius}" class="fill-action stroke-surface" stroke-width="2"/><text x="${x}" y="${y + 5}" text-anchor="middle" font-size="14" font-weight="600" class="fill-on-action num">${formatCount(count)}</text></a>`
  return { svg, frame: { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius } }
}

/** A price where there is room for it, else a dot; around an approximate place the circle in which it lies. */
export function drawPin(pin: Pin, { view, place }: Look, frames: Frame[]): string {
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
  const [name, whole] = [propertyName(pin.card), shownPrice(pin.card)].map(escaped)
  const photo = pin.card.cover ? ` data-photo="${escaped(variantUrl(pin.card.cover.key, TILE_VARIANT))}"` : ''
  const mark = isFree
    ? `<rect x="${frame.left}" y="${frame.top}" width="${2 * half}" height="26" rx="13" class="fill-surface stroke-ink"/><text x="${x}" y="${y + 5}" text-anchor="middle" font-size="13" font-weight="600" class="fill-ink num">${escaped(price)}</text>`
    : `<circle cx="${x}" cy="${y}" r="7" class="fill-faro stroke-surface" stroke-width="2"/>`
  // What is seen of a control stands in its name, for those who call it by voice.
  const label = `${isFree ? `${escaped(price)}: ` : ''}${name}, ${whole}${how}`
  return `${around}<a href="/propiedad/${escaped(pin.card.slug)}" aria-label="${label}" class="map-spot"${reach(x, y)} data-price="${whole}"${photo}><title>${name}, ${whole}${how}</title>${mark}</a>`
}

/** What lies outside of the drawing can't be seen, and is not stopped at by the keyboard. */
function reach(x: number, y: number): string {
  return x < 0 || x > WIDTH || y < 0 || y > HEIGHT ? ' tabindex="-1"' : ''
}

function widened({ west, south, east, north }: Box): Box {
  const edge = 0.0001
  return { west: west - edge, south: south - edge, east: east + edge, north: north + edge }
}
