import { href } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import type { ZoneSummary } from '#app/listing/landing/zone-summary.ts'
import type { Box } from '#app/catalogue/place/box.ts'
import { METROPOLITAN } from '#app/catalogue/facts/places.ts'
import { countLabel } from '#app/listing/search/filter-url.ts'
import { type ShownMunicipality, municipalitiesIn } from './base-map.server.ts'
import type { Corner, Size } from './clip.ts'
import { escaped } from './map-html.server.ts'
import { type Frame, isFree, shortName } from './map-labels.ts'
import { placeOn, viewOf } from './map-view.ts'
import { roomInside } from './room-inside.ts'
import { shortPrice } from './short-price.ts'

const SIZE: Size = { width: 480, height: 360 }
/** Where people live: the mountains of the two large municipalities are cut off. */
const METROPOLIS: Box = { west: -100.63, south: 25.5, east: -99.98, north: 25.93 }
/** Widths of a sign of the two lines, and their heights around the place of a label. */
const SIGNS = { name: 6, figures: 4.9 }
const ABOVE = 13
const BELOW = 17
/** How dark a municipality is: the one with most by both. */
const LIGHTEST = 0.03
const DARKER = 0.2

/** Signs of '154 · desde $8.5 mil': the room that figures are given, whatever they are. */
const FIGURES = 20

type Placed = { shape: ShownMunicipality; label: Corner | null }

/** Outlines and the places of labels never change: they are found once. */
let placed: readonly Placed[] | null = null

/**
 * The municipalities around Monterrey as a drawing of links, each with how much there is and from which rent. The list
 * beside it says the same and has the same links, so that nobody has to pass them twice: the drawing is for who points.
 */
export function drawZones(zones: readonly ZoneSummary[]): string {
  placed ??= placeLabels()
  const most = Math.max(...zones.map(({ total }) => total), 1)
  const parts = placed.map((each) => {
    const zone = zones.find(({ municipality }) => municipality === each.shape.name)
    return zone ? drawZone(each, zone, zone.total / most) : { link: ground(each.shape), label: '' }
  })
  const outline = placed.map(({ shape }) => shape.path).join('')
  return `<svg viewBox="0 0 ${SIZE.width} ${SIZE.height}" aria-hidden="true" class="block h-auto w-full" stroke-linejoin="round"><path d="${outline}" class="fill-none stroke-faro" stroke-width="6"/>${parts.map(({ link }) => link).join('')}<g class="pointer-events-none fill-ink stroke-surface" stroke-width="3" paint-order="stroke" text-anchor="middle">${parts.map(({ label }) => label).join('')}</g></svg>`
}

/** @param part of what the municipality with most has */
function drawZone(
  { shape, label }: Placed,
  { total, fromCents, isOnlyForSale }: ZoneSummary,
  part: number,
): { link: string; label: string } {
  const { name, path } = shape
  const rent = fromCents === null ? null : shortPrice({ priceCents: fromCents, currency: 'MXN', category: 'renta' })
  const operation = rent ? `, rentas desde ${rent} al mes` : isOnlyForSale ? ', solo en venta' : ''
  const told = `${name}: ${countLabel(total)}${operation}`
  const address = href('/propiedades') + escaped(`?${new URLSearchParams({ municipality: name })}`)
  const shade = Math.round((LIGHTEST + DARKER * part) * 100) / 100
  const link = `<a href="${address}" tabindex="-1" aria-label="${escaped(told)}">${ground(shape)}<path d="${path}" class="fill-action hover:fill-faro" fill-opacity="${shade}"/></a>`
  if (!label) return { link, label: '' }
  const [x, y] = label
  const figures = rent ? `${formatCount(total)} · desde ${rent}` : formatCount(total)
  return {
    link,
    label: `<text x="${x}" y="${y}" font-weight="600" class="text-[12px] max-sm:text-[16px]">${shortName(name)}</text><text x="${x}" y="${y + 13}" class="num fill-ink-2 text-[10.5px] max-sm:hidden">${escaped(figures)}</text>`,
  }
}

function ground({ path }: ShownMunicipality): string {
  return `<path d="${path}" class="fill-surface stroke-line-strong"/>`
}

function placeLabels(): Placed[] {
  const shapes = municipalitiesIn(placeOn(viewOf(METROPOLIS, 0, SIZE), SIZE), SIZE).filter(({ name }) =>
    METROPOLITAN.some((each) => each === name),
  )
  const taken: Frame[] = []
  // The smallest first: they have the fewest places for their name.
  return shapes
    .toSorted((one, other) => sizeOf(one) - sizeOf(other))
    .map((shape) => {
      const label = labelPlace(shape, taken)
      if (label) taken.push(frameAt(label, halfOf(shape)))
      return { shape, label }
    })
}

/** What is wider than its municipality reaches over the border: its figures first, its name only where it must. */
function labelPlace(shape: ShownMunicipality, taken: readonly Frame[]): Corner | null {
  const half = halfOf(shape)
  const isLeft = ({ left, right, top }: Frame) => isFree(frameAt([(left + right) / 2, top + ABOVE], half), taken, SIZE)
  return [half, halfName(shape), 0].reduce<Corner | null>(
    (found, inside) => found ?? roomInside(shape.rings, SIZE, (corner) => frameAt(corner, inside), isLeft),
    null,
  )
}

function halfOf(shape: ShownMunicipality): number {
  return Math.max(halfName(shape), (FIGURES * SIGNS.figures) / 2)
}

function halfName({ name }: ShownMunicipality): number {
  return (shortName(name).length * SIGNS.name) / 2
}

function frameAt([x, y]: Corner, half: number): Frame {
  return { left: x - half, right: x + half, top: y - ABOVE, bottom: y + BELOW }
}

function sizeOf({ rings }: ShownMunicipality): number {
  const corners = rings.flat()
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
}
