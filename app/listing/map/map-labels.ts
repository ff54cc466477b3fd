import { STATES, type State } from '#app/catalogue/facts/places.ts'
import { isInBox } from '#app/catalogue/place/box.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import { municipalityMiddles } from '#app/catalogue/place/municipality-middles.ts'
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
/** So many of the largest towns of each home state are named beside the groups that cover them. */
const MAIN_TOWNS = 2
/** Space between a group and the name beside it. */
const BESIDE_GROUP = 1
/** The most names of other municipalities on a map. */
const MOST_NAMES = 40
/** Half the height of a name, and the width of one character. */
const HALF_NAME = 8
const NAME_CHARACTER = 6.4
/** Only views up to so many degrees wide put names beside their place: in wider ones they would seem to name the next. */
const WITH_OFFSETS = 1
/** The offsets that are tried for a name, nearest first. */
export const OFFSETS: readonly Corner[] = [
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

/** Names as SVG. `hasOthers`: whether some are of municipalities outside of Nuevo León. */
type Names = { svg: string; hasOthers: boolean }

/**
 * Names of municipalities, then of zones, where there is space: none overlaps another, a number or a price.
 * @param taken occupied frames; those of the names are added
 */
export function labelsOf(view: View, place: Place, taken: Frame[], settings: Settings): Names {
  const drawing = { place, taken, spots: view.east - view.west <= WITH_OFFSETS ? OFFSETS : OFFSETS.slice(0, 1) }
  const municipalities = municipalityLabels(settings.homeStates, { ...drawing, most: MOST_NAMES }, view)
  const zones = view.east - view.west <= WITH_ZONES ? drawNames(settings.zones, drawing).svg : ''
  return { ...municipalities, svg: municipalities.svg + zones }
}

/** The names of municipalities in a view, those of the given states first. */
export function municipalityLabels(first: readonly State[], drawing: Drawing, view: View): Names {
  const inView = (state: State) => municipalityMiddles(state).filter((middle) => isInBox(middle, around(view)))
  const own = new Set(first)
  // The largest towns of all neighbours come before the second ones of any.
  const others = STATES.filter((state) => !own.has(state)).flatMap((state) =>
    inView(state).map((middle, rank) => ({ middle, rank })),
  )
  const neighbours = others.toSorted((one, other) => one.rank - other.rank).map(({ middle }) => middle)
  const towns = first.flatMap((state) => inView(state).slice(0, MAIN_TOWNS))
  const isWide = view.east - view.west > WITH_OFFSETS
  const covered = isWide ? namesBesideGroups(towns, drawing) : { svg: '', drawn: [] }
  const main = drawNames(
    towns.filter((town) => !covered.drawn.includes(town)),
    drawing,
  )
  const rest = drawNames([...first.flatMap((state) => inView(state).slice(MAIN_TOWNS)), ...neighbours], drawing)
  const hasOthers = [covered, main, rest].some(({ drawn }) => drawn.some(({ state }) => state !== 'Nuevo León'))
  return { svg: covered.svg + main.svg + rest.svg, hasOthers }
}

/**
 * The names of towns below or above the groups that cover them, one for each group. In a wide view any other place beside a
 * town would be far away. They shrink around the middle of their group, and so stay beside it in a large frame.
 */
function namesBesideGroups<Name extends Named>(
  towns: readonly Name[],
  { place, taken, size = LISTING_MAP }: Drawing,
): { svg: string; drawn: Name[] } {
  const groups = [...taken]
  const named = new Set<Frame>()
  const drawn: Name[] = []
  let svg = ''
  for (const town of towns) {
    const [x, y] = place(town)
    const group = groups.find(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom)
    if (!group || named.has(group)) continue
    const short = shortName(town.name)
    const [across, down] = [(group.left + group.right) / 2, (group.top + group.bottom) / 2]
    const away = (group.bottom - group.top) / 2 + HALF_NAME + BESIDE_GROUP
    const side = [away, -away].find((each) => isFree(nameFrame(short, [across, down + each]), taken, size))
    if (side === undefined) continue
    taken.push(nameFrame(short, [across, down + side]))
    named.add(group)
    drawn.push(town)
    svg += `<g transform="translate(${across} ${down})"><g class="map-aside"><text y="${side + 4}">${escapeHtml(short)}</text></g></g>`
  }
  return { svg, drawn }
}

/** A view with the margin that is drawn around it. */
function around({ west, south, east, north }: View): View {
  const [wide, high] = [(east - west) / 2, (north - south) / 2]
  return { west: west - wide, south: south - high, east: east + wide, north: north + high }
}

/** The names of zones where there is space. @param taken occupied frames; those of the names are added */
export function zoneLabels(zones: readonly Zone[], place: Place, taken: Frame[], size: Size): string {
  return drawNames(zones, { place, taken, size, spots: OFFSETS }).svg
}

/** `taken`: occupied frames; those of the names are added. `spots`: where a name may stand. `most`: how many names. */
export type Drawing = { place: Place; taken: Frame[]; spots: readonly Corner[]; size?: Size; most?: number }

function drawNames<Name extends Named>(
  names: readonly Name[],
  { place, taken, spots, size = LISTING_MAP, most = Infinity }: Drawing,
): { svg: string; drawn: Name[] } {
  const drawn: Name[] = []
  let svg = ''
  for (const named of names) {
    if (drawn.length >= most) break
    const [x, y] = place(named).map(Math.round) as [number, number]
    const short = shortName(named.name)
    const frameAt = ([right, down]: Corner) => nameFrame(short, [x + right, y + down])
    const spot = spots.find((offset) => isFree(frameAt(offset), taken, size))
    if (!spot) continue
    taken.push(frameAt(spot))
    drawn.push(named)
    svg += `<text x="${x + spot[0]}" y="${y + spot[1] + 4}">${escapeHtml(short)}</text>`
  }
  return { svg, drawn }
}

export function shortName(name: string): string {
  return SHORT_NAMES[name] ?? name
}

/** The frame of a name centred at a point. */
export function nameFrame(name: string, [x, y]: Corner): Frame {
  const half = (name.length * NAME_CHARACTER) / 2
  return { left: x - half, right: x + half, top: y - HALF_NAME, bottom: y + HALF_NAME }
}

/** Whether a frame lies inside the drawing with its margin and overlaps nothing. */
export function isFree(frame: Frame, taken: readonly Frame[], { width, height, beyond = 0 }: Size): boolean {
  const isOutside =
    frame.left < -beyond || frame.right > width + beyond || frame.top < -beyond || frame.bottom > height + beyond
  return !isOutside && !taken.some((other) => touches(frame, other))
}

export function touches(one: Frame, other: Frame): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

type Named = { name: string } & Point
