import { HOME_STATE, MUNICIPALITIES } from '#app/catalogue/facts/places.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import { MUNICIPALITY_MIDDLES } from '#app/catalogue/place/zone-middles.ts'
import type { Corner, Size } from './clip.ts'
import { LISTING_MAP, type View } from './map-view.ts'

type Place = (point: Point) => Corner

/** A part of the drawing that is taken. */
export type Frame = { left: number; right: number; top: number; bottom: number }

/** Views up to so many degrees wide name zones as well. */
export const WITH_ZONES = 0.3
/** Half the height of a name, and the width of one of its signs. */
const HALF_NAME = 8
const NAME_SIGN = 6.4
/** In views up to so many degrees wide a name may stand beside its place: in wider ones it would name the next one. */
const WITH_ROOM = 1
/** Where it may stand, nearest first. */
const BESIDE: readonly Corner[] = [
  [0, 0],
  ...[20, 28, 36].flatMap((away): Corner[] => [
    [0, away],
    [0, -away],
    [away, 0],
    [-away, 0],
    [away, away],
    [-away, away],
    [away, -away],
    [-away, -away],
  ]),
]

/** What people call them. */
const SHORT_NAMES: Partial<Record<string, string>> = {
  'San Pedro Garza García': 'San Pedro',
  'San Nicolás de los Garza': 'San Nicolás',
  'General Escobedo': 'Escobedo',
}

/** Names of municipalities, then of zones, wherever each has room: none on another, on a number or on a price. */
export function labelsOf(view: View, place: Place, taken: readonly Frame[]): string {
  const names = [...municipalities(), ...(view.east - view.west <= WITH_ZONES ? zones() : [])]
  return drawNames(names, {
    place,
    taken: [...taken],
    spots: view.east - view.west <= WITH_ROOM ? BESIDE : BESIDE.slice(0, 1),
  })
}

/** The names of all zones that have room. @param taken what is drawn already, to which they are added */
export function zoneLabels(place: Place, taken: Frame[], size: Size): string {
  return drawNames(zones(), { place, taken, size, spots: BESIDE })
}

type Drawing = { place: Place; taken: Frame[]; spots: readonly Corner[]; size?: Size }

function drawNames(names: readonly Named[], { place, taken, spots, size = LISTING_MAP }: Drawing): string {
  return names
    .flatMap(({ name, at: [latitude, longitude] }) => {
      const [x, y] = place({ latitude, longitude }).map(Math.round) as [number, number]
      const short = shortName(name)
      for (const [right, down] of spots) {
        const frame = nameFrame(short, [x + right, y + down])
        if (!isFree(frame, taken, size)) continue
        taken.push(frame)
        return [`<text x="${x + right}" y="${y + down + 4}">${short}</text>`]
      }
      return []
    })
    .join('')
}

export function shortName(name: string): string {
  return SHORT_NAMES[name] ?? name
}

/** What a name takes that stands around a point. */
export function nameFrame(name: string, [x, y]: Corner): Frame {
  const half = (name.length * NAME_SIGN) / 2
  return { left: x - half, right: x + half, top: y - HALF_NAME, bottom: y + HALF_NAME }
}

/** Whether a part of the drawing lies inside of it and on nothing else. */
export function isFree(frame: Frame, taken: readonly Frame[], { width, height }: Size): boolean {
  const isOutside = frame.left < 0 || frame.right > width || frame.top < 0 || frame.bottom > height
  return !isOutside && !taken.some((other) => touches(frame, other))
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
