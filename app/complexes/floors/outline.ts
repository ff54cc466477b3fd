import { FEWEST_CORNERS, MOST_CORNERS } from '#app/catalogue/place/area-code.ts'

/** A corner as parts of the picture's width and height, each 0 to 1, from its left and its top. */
export type OutlineCorner = [x: number, y: number]

/** An outline as it is read from a text, or a sentence that says what is wrong with it. */
type OutlineRead = { ok: true; corners: OutlineCorner[] } | { ok: false; fault: string }

/** Steps of a whole side: a text has percent with two decimals. Whole steps make the tests below exact. */
const STEPS = 10_000
const STEPS_OF_PERCENT = 100
const CORNER = /^(-?\d{1,6}(?:\.\d{1,9})?),(-?\d{1,6}(?:\.\d{1,9})?)$/

type Step = { x: number; y: number }

/** Reads '10,10 40,10 40,30 10,30': corners in percent from the left and the top. A corner that repeats the one before counts once. */
export function readOutline(text: string): OutlineRead {
  const parts = partsOf(text)
  const steps = parts.map(stepIn)
  const unread = steps.indexOf(null)
  if (unread >= 0)
    return wrong(
      `Escribe cada esquina como «10,20» y sepáralas con un espacio: «${shortened(parts[unread])}» no se entiende`,
    )
  const corners = withoutRepeated(steps.flatMap((step) => step ?? []))
  const outside = corners.findIndex((corner) => !isInside(corner))
  if (outside >= 0) return wrong(`La esquina ${outside + 1} queda fuera del plano: cada número va de 0 a 100`)
  if (corners.length < FEWEST_CORNERS) return wrong(`Un contorno lleva al menos ${FEWEST_CORNERS} esquinas`)
  if (corners.length > MOST_CORNERS) return wrong(`Un contorno lleva hasta ${MOST_CORNERS} esquinas`)
  if (crossesItself(corners)) return wrong('Los lados del contorno se cruzan: revisa el orden de sus esquinas')
  return { ok: true, corners: corners.map(toCorner) }
}

/** The corners of a text that can be shown while it is still being written or drawn. */
export function shownCorners(text: string): OutlineCorner[] {
  return partsOf(text)
    .flatMap((part) => stepIn(part) ?? [])
    .filter(isInside)
    .slice(0, MOST_CORNERS)
    .map(toCorner)
}

/** The text of an outline, which `readOutline` reads. */
export function outlineText(corners: readonly OutlineCorner[]): string {
  return corners.map((corner) => corner.map(toPercent).join()).join(' ')
}

/** The percent of a part of a side, with at most two decimals. */
export function toPercent(part: number): number {
  return Math.round(part * STEPS) / STEPS_OF_PERCENT
}

function wrong(fault: string): OutlineRead {
  return { ok: false, fault }
}

function partsOf(text: string): string[] {
  const pairs = text
    .replaceAll('%', '')
    .split(',')
    .map((each) => each.trim())
  return pairs
    .join()
    .split(/[\s;]+/)
    .filter(Boolean)
}

function stepIn(part: string): Step | null {
  const found = CORNER.exec(part)
  if (!found) return null
  const [x = 0, y = 0] = found.slice(1).map((percent) => Math.round(Number(percent) * STEPS_OF_PERCENT))
  return { x, y }
}

function shortened(part = ''): string {
  return part.length > 20 ? `${part.slice(0, 20)}…` : part
}

function toCorner({ x, y }: Step): OutlineCorner {
  return [x / STEPS, y / STEPS]
}

function isInside({ x, y }: Step): boolean {
  return x >= 0 && x <= STEPS && y >= 0 && y <= STEPS
}

/** An outline closes by itself: a last corner that repeats the first one is left out too. */
function withoutRepeated(corners: readonly Step[]): Step[] {
  const kept = corners.filter((corner, at) => {
    const before = corners[at - 1]
    return !before || !isSame(corner, before)
  })
  const [first, last] = [kept[0], kept.at(-1)]
  return kept.length > 1 && first && last && isSame(first, last) ? kept.slice(0, -1) : kept
}

function isSame(one: Step, other: Step): boolean {
  return one.x === other.x && one.y === other.y
}

/** Whether two sides touch elsewhere than at the corner that they share. */
function crossesItself(corners: readonly Step[]): boolean {
  const sides = corners.map((from, at) => ({ from, to: corners[(at + 1) % corners.length] ?? from }))
  return sides.some((side, at) =>
    sides.slice(at + 1).some((other, after) => {
      const isNext = after === 0
      const isClosing = at === 0 && after === sides.length - 2
      if (isNext) return turnsBack(side.from, side.to, other.to)
      if (isClosing) return turnsBack(other.from, side.from, side.to)
      return touches(side, other)
    }),
  )
}

/** Whether the line from a corner through the next one goes back on itself. */
function turnsBack(before: Step, corner: Step, after: Step): boolean {
  const along = (corner.x - before.x) * (after.x - corner.x) + (corner.y - before.y) * (after.y - corner.y)
  return turn(before, corner, after) === 0 && along < 0
}

type Side = { from: Step; to: Step }

function touches(one: Side, other: Side): boolean {
  const [a, b] = [turn(one.from, one.to, other.from), turn(one.from, one.to, other.to)]
  const [c, d] = [turn(other.from, other.to, one.from), turn(other.from, other.to, one.to)]
  if (a !== b && c !== d && a * b <= 0 && c * d <= 0) return true
  return (
    (a === 0 && isBetween(one, other.from)) ||
    (b === 0 && isBetween(one, other.to)) ||
    (c === 0 && isBetween(other, one.from)) ||
    (d === 0 && isBetween(other, one.to))
  )
}

/** 1 or -1 for the direction in which the way over three corners turns, 0 for a straight line. */
function turn(from: Step, over: Step, to: Step): number {
  return Math.sign((over.x - from.x) * (to.y - from.y) - (over.y - from.y) * (to.x - from.x))
}

/** Whether a corner on the line of a side is on the side itself. */
function isBetween({ from, to }: Side, { x, y }: Step): boolean {
  return (
    x >= Math.min(from.x, to.x) &&
    x <= Math.max(from.x, to.x) &&
    y >= Math.min(from.y, to.y) &&
    y <= Math.max(from.y, to.y)
  )
}
