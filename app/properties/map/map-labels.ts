import { HOME_STATE, MUNICIPALITIES } from '#app/properties/places.ts'
import type { Point } from '#app/properties/place/point.ts'
import { MUNICIPALITY_MIDDLES } from '#app/properties/place/zone-middles.ts'
import { HEIGHT, WIDTH, type View } from './map-view.ts'

/** A part of the drawing that is taken. */
export type Frame = { left: number; right: number; top: number; bottom: number }

/** Views up to so many degrees wide name zones as well. */
const WITH_ZONES = 0.3
/** Half the height of a name, and the width of one of its signs. */
const HALF = 8
const SIGN = 6.4

/** Names of municipalities, then of zones, wherever each has room: none on another, on a number or on a price. */
export function labelsOf(
  view: View,
  place: (point: Point) => readonly [number, number],
  taken: readonly Frame[],
): string {
  const frames = [...taken]
  const names = [...municipalities(), ...(view.east - view.west <= WITH_ZONES ? zones() : [])]
  return names
    .flatMap(({ name, at: [latitude, longitude] }) => {
      const [x, y] = place({ latitude, longitude }).map(Math.round) as [number, number]
      const half = (name.length * SIGN) / 2
      const frame = { left: x - half, right: x + half, top: y - HALF, bottom: y + HALF }
      const isOutside = frame.left < 0 || frame.right > WIDTH || frame.top < 0 || frame.bottom > HEIGHT
      if (isOutside || frames.some((other) => touches(frame, other))) return []
      frames.push(frame)
      return [`<text x="${x}" y="${y + 4}">${name}</text>`]
    })
    .join('')
}

export function touches(one: Frame, other: Frame): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

type Named = { name: string; at: readonly [number, number] }

/** The metropolitan ones first. */
function municipalities(): Named[] {
  const known = MUNICIPALITY_MIDDLES[HOME_STATE] ?? {}
  return MUNICIPALITIES.flatMap((name) => (known[name] ? [{ name, at: known[name].middle }] : []))
}

function zones(): Named[] {
  return Object.values(MUNICIPALITY_MIDDLES).flatMap((state) =>
    Object.values(state ?? {}).flatMap(({ zones: known = {} }) =>
      Object.entries(known).map(([name, at]) => ({ name, at })),
    ),
  )
}
