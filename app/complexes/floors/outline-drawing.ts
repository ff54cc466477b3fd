import type { OutlineCorner } from './outline.ts'

/** The width and height of a drawing, in its own units. */
export type DrawingSize = { width: number; height: number }

const WIDTH = 1000
/** The proportion of a floor that is drawn on a grid. */
const GRID = { width: 16, height: 10 }

/** The size of the drawing over a picture; of one without, the grid's. */
export function drawingSize(picture: { width: number; height: number } | null): DrawingSize {
  const { width, height } = picture ?? GRID
  return { width: WIDTH, height: Math.round((WIDTH * height) / width) }
}

/** The `points` of an outline in a drawing. */
export function outlinePoints(corners: readonly OutlineCorner[], { width, height }: DrawingSize): string {
  return corners.map(([x, y]) => `${rounded(x * width)},${rounded(y * height)}`).join(' ')
}

/** Lines across an outline among which the place of its mark is looked for. */
const TRIED = 15

/** From this height on the mark is above the middle, where plans have the name of the space. */
const HIGH = 160

/** A spot well inside an outline, also of one with an angle: the middle of the longest of some lines across it. */
export function markSpot(corners: readonly OutlineCorner[], { width, height }: DrawingSize): { x: number; y: number } {
  const heights = corners.map(([, y]) => y)
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)]
  const wanted = (bottom - top) * height < HIGH ? 1 / 2 : 1 / 4
  let best = { x: 0, y: 0, room: -1 }
  for (let at = 1; at <= TRIED; at += 1) {
    const y = top + ((bottom - top) * at) / (TRIED + 1)
    // Of lines that are as long, the one nearest to the wanted height counts.
    const nearness = 1 - Math.abs(at - (TRIED + 1) * wanted) / 1000
    const crossed = crossings(corners, y)
    for (let from = 0; from + 1 < crossed.length; from += 2) {
      const [left = 0, right = 0] = [crossed[from], crossed[from + 1]]
      const room = (right - left) * nearness
      if (room > best.room) best = { x: (left + right) / 2, y, room }
    }
  }
  return { x: rounded(best.x * width), y: rounded(best.y * height) }
}

/** The x coordinates at which the sides of an outline cross the horizontal line at `y`, in ascending order. */
function crossings(corners: readonly OutlineCorner[], y: number): number[] {
  return corners
    .flatMap(([toX, toY], at) => {
      const [fromX, fromY] = corners.at(at - 1) ?? [toX, toY]
      return fromY > y === toY > y ? [] : [fromX + ((y - fromY) * (toX - fromX)) / (toY - fromY)]
    })
    .toSorted((one, other) => one - other)
}

function rounded(figure: number): number {
  return Math.round(figure * 10) / 10
}
