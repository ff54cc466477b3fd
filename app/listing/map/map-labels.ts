import { municipalitiesOf } from '#app/catalogue/facts/municipalities.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import { MUNICIPALITY_MIDDLES } from '#app/catalogue/place/municipality-middles.ts'
import type { PlaceSettings, Zone } from '#app/catalogue/place/places.ts'
import type { Corner, Size } from './clip.ts'
import { escapeHtml } from './escape-html.ts'
import { LISTING_MAP, type View } from './map-view.ts'

type Place = (point: Point) => Corner
type Settings = Pick<PlaceSettings, 'homeStates' | 'zones'>

/** An occupied rectangle of the drawing. */
export type Frame = { left: number; right: number; top: number; bottom: number }

/** Views up to so many degrees wide also name zones. */
export const WITH_ZONES = 0.3
/** Half the height of a name, and the width of one character. */
const HALF_NAME = 8
const NAME_CHARACTER = 6.4
/** Only views up to so many degrees wide put names beside their place: in wider ones they would seem to name the next. */
const WITH_OFFSETS = 1
/** The offsets that are tried for a name, nearest first. */
const OFFSETS: readonly Corner[] = [
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

/** Common short names of municipalities. */
const SHORT_NAMES: Partial<Record<string, string>> = {
  'San Pedro Garza García': 'San Pedro',
  'San Nicolás de los Garza': 'San Nicolás',
  'General Escobedo': 'Escobedo',
}

/** Names of municipalities, then of zones, where there is space: none overlaps another, a number or a price. */
export function labelsOf(view: View, place: Place, taken: readonly Frame[], settings: Settings): string {
  const names = [...municipalities(settings), ...(view.east - view.west <= WITH_ZONES ? settings.zones : [])]
  return drawNames(names, {
    place,
    taken: [...taken],
    spots: view.east - view.west <= WITH_OFFSETS ? OFFSETS : OFFSETS.slice(0, 1),
  })
}

/** The names of zones where there is space. @param taken occupied frames; those of the names are added */
export function zoneLabels(zones: readonly Zone[], place: Place, taken: Frame[], size: Size): string {
  return drawNames(zones, { place, taken, size, spots: OFFSETS })
}

type Drawing = { place: Place; taken: Frame[]; spots: readonly Corner[]; size?: Size }

function drawNames(names: readonly Named[], { place, taken, spots, size = LISTING_MAP }: Drawing): string {
  return names
    .flatMap(({ name, ...at }) => {
      const [x, y] = place(at).map(Math.round) as [number, number]
      const short = shortName(name)
      for (const [right, down] of spots) {
        const frame = nameFrame(short, [x + right, y + down])
        if (!isFree(frame, taken, size)) continue
        taken.push(frame)
        return [`<text x="${x + right}" y="${y + down + 4}">${escapeHtml(short)}</text>`]
      }
      return []
    })
    .join('')
}

export function shortName(name: string): string {
  return SHORT_NAMES[name] ?? name
}

/** The frame of a name centred at a point. */
export function nameFrame(name: string, [x, y]: Corner): Frame {
  const half = (name.length * NAME_CHARACTER) / 2
  return { left: x - half, right: x + half, top: y - HALF_NAME, bottom: y + HALF_NAME }
}

/** Whether a frame lies inside the drawing and overlaps nothing. */
export function isFree(frame: Frame, taken: readonly Frame[], { width, height }: Size): boolean {
  const isOutside = frame.left < 0 || frame.right > width || frame.top < 0 || frame.bottom > height
  return !isOutside && !taken.some((other) => touches(frame, other))
}

export function touches(one: Frame, other: Frame): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

type Named = { name: string } & Point

/** The municipalities of the home states whose middles are known, metropolitan ones first. */
function municipalities({ homeStates }: Settings): Named[] {
  return homeStates.flatMap((state) => {
    const middles = MUNICIPALITY_MIDDLES[state] ?? {}
    return municipalitiesOf(state).flatMap((name) => {
      const middle = middles[name]
      return middle ? [{ name, latitude: middle[0], longitude: middle[1] }] : []
    })
  })
}
