import { href } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import type { ZoneSummary } from '#app/listing/landing/zone-summary.ts'
import type { Box } from '#app/catalogue/place/box.ts'
import { METROPOLITAN } from '#app/catalogue/facts/places.ts'
import { countLabel } from '#app/listing/search/filter-url.ts'
import { municipalitiesIn } from './base-map.server.ts'
import type { Corner, Size } from './clip.ts'
import { escapeHtml } from './escape-html.ts'
import { type Frame, isFree, shortName } from './map-labels.ts'
import { placeOn, viewOf } from './map-view.ts'
import type { VisibleShape } from './outlines.ts'
import { findSpaceInside } from './space-inside.ts'
import { shortPrice } from './short-price.ts'

const SIZE: Size = { width: 480, height: 360 }
/** The inhabited area, without the mountains of the two large municipalities. */
const METROPOLIS: Box = { west: -100.63, south: 25.5, east: -99.98, north: 25.93 }
/** Widths of a character of the two lines of a label, and the space above and below its position. */
const CHARACTERS = { name: 6, figures: 4.9 }
const ABOVE = 13
const BELOW = 17
/** Opacity of a municipality without properties, and what is added for the one with most. */
const LEAST_OPACITY = 0.03
const ADDED_OPACITY = 0.2

/** Characters reserved for the figures, as many as in '154 · desde $8.5 mil'. */
const FIGURE_LENGTH = 20

type LabelledShape = { shape: VisibleShape; label: Corner | null }

/** Cache: outlines and label positions never change. */
let labelledShapes: readonly LabelledShape[] | null = null

/**
 * The municipalities around Monterrey as a drawing of links with their totals and lowest rents. The list beside it has the
 * same links and texts, so the drawing is hidden from screen readers and the keyboard. Null where none of them has an outline.
 */
export function drawZones(zones: readonly ZoneSummary[]): string | null {
  labelledShapes ??= placeLabels()
  const zoneOf = ({ name }: VisibleShape) =>
    zones.find(({ municipality }) => municipality === name || municipality === `${name} (Nuevo León)`)
  if (!labelledShapes.some(({ shape }) => zoneOf(shape))) return null
  const most = Math.max(...zones.map(({ total }) => total), 1)
  const parts = labelledShapes.map((labelled) => {
    const { shape } = labelled
    const zone = zoneOf(shape)
    return zone ? drawZone(labelled, zone, zone.total / most) : { link: drawShape(shape), label: '' }
  })
  const outline = labelledShapes.map(({ shape }) => shape.path).join('')
  return `<svg viewBox="0 0 ${SIZE.width} ${SIZE.height}" aria-hidden="true" class="block h-auto w-full" stroke-linejoin="round"><path d="${outline}" class="fill-none stroke-faro" stroke-width="6"/>${parts.map(({ link }) => link).join('')}<g class="pointer-events-none fill-ink stroke-surface" stroke-width="3" paint-order="stroke" text-anchor="middle">${parts.map(({ label }) => label).join('')}</g></svg>`
}

/** @param part its total as a part of the largest total */
function drawZone(
  { shape, label }: LabelledShape,
  { municipality, total, fromCents, isOnlyForSale }: ZoneSummary,
  part: number,
): { link: string; label: string } {
  const { name, path } = shape
  const rent = fromCents === null ? null : shortPrice({ priceCents: fromCents, currency: 'MXN', category: 'renta' })
  const operation = rent ? `, rentas desde ${rent} al mes` : isOnlyForSale ? ', solo en venta' : ''
  const description = `${name}: ${countLabel(total)}${operation}`
  const address = href('/propiedades') + escapeHtml(`?${new URLSearchParams({ municipality })}`)
  const shade = Math.round((LEAST_OPACITY + ADDED_OPACITY * part) * 100) / 100
  const link = `<a href="${address}" tabindex="-1" aria-label="${escapeHtml(description)}">${drawShape(shape)}<path d="${path}" class="fill-action hover:fill-faro" fill-opacity="${shade}"/></a>`
  if (!label) return { link, label: '' }
  const [x, y] = label
  const figures = rent ? `${formatCount(total)} · desde ${rent}` : formatCount(total)
  return {
    link,
    label: `<text x="${x}" y="${y}" font-weight="600" class="text-[12px] max-sm:text-[16px]">${shortName(name)}</text><text x="${x}" y="${y + 13}" class="num fill-ink-2 text-[10.5px] max-sm:hidden">${escapeHtml(figures)}</text>`,
  }
}

function drawShape({ path }: VisibleShape): string {
  return `<path d="${path}" class="fill-surface stroke-line-strong"/>`
}

function placeLabels(): LabelledShape[] {
  const shapes = municipalitiesIn(placeOn(viewOf(METROPOLIS, 0, SIZE), SIZE), SIZE).filter(({ name }) =>
    METROPOLITAN.some((municipality) => municipality === name),
  )
  const taken: Frame[] = []
  // The smallest first, because they have the fewest positions for their name.
  return shapes
    .toSorted((one, other) => areaOf(one) - areaOf(other))
    .map((shape) => {
      const label = labelPosition(shape, taken)
      if (label) taken.push(frameAt(label, halfWidth(shape)))
      return { shape, label }
    })
}

/** The position of a label: inside its municipality with the figures, else with the name alone, else anywhere. */
function labelPosition(shape: VisibleShape, taken: readonly Frame[]): Corner | null {
  const half = halfWidth(shape)
  const isLeft = ({ left, right, top }: Frame) => isFree(frameAt([(left + right) / 2, top + ABOVE], half), taken, SIZE)
  return [half, halfNameWidth(shape), 0].reduce<Corner | null>(
    (found, inside) => found ?? findSpaceInside(shape.rings, SIZE, (corner) => frameAt(corner, inside), isLeft),
    null,
  )
}

function halfWidth(shape: VisibleShape): number {
  return Math.max(halfNameWidth(shape), (FIGURE_LENGTH * CHARACTERS.figures) / 2)
}

function halfNameWidth({ name }: VisibleShape): number {
  return (shortName(name).length * CHARACTERS.name) / 2
}

function frameAt([x, y]: Corner, half: number): Frame {
  return { left: x - half, right: x + half, top: y - ABOVE, bottom: y + BELOW }
}

function areaOf({ rings }: VisibleShape): number {
  const corners = rings.flat()
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
}
