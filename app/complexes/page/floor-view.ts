import type { FreeSpaceRow } from './complex-view.ts'
import type { DrawnFloor } from '#app/complexes/floors/drawn-floors.ts'
import type { OutlineCorner } from '#app/complexes/floors/outline.ts'
import { type DrawingSize, drawingSize, markSpot, outlinePoints } from '#app/complexes/floors/outline-drawing.ts'

/**
 * A space on the drawing of a floor, in units of the drawing. `free`: null for one that is not available, of which nothing
 * else is said. `mark`: the number that its row of the table has too. `isFirst`: the row links to this outline.
 */
type DrawnSpace = {
  points: string
  free: { slug: string; mark: number; words: string; at: { x: number; y: number }; isFirst: boolean } | null
}

/** The picture over which a floor is drawn: `key` names the stored file. */
type PlanPicture = { key: string; width: number; height: number }

/** The drawing of a floor for visitors. */
export type FloorView = {
  id: string
  name: string
  picture: PlanPicture | null
  size: DrawingSize
  spaces: DrawnSpace[]
}

/** What a page knows of the spaces of a complex, by the ids of the properties. */
type KnownSpaces = {
  /** The free ones, in the order of the table. */
  free: ReadonlyMap<string, FreeSpaceRow>
  /** Those whose outline is shown although they are not available. */
  taken: ReadonlySet<string>
  /** The plans of the complex by the ids of their photos. */
  plans: ReadonlyMap<string, PlanPicture>
}

/** The drawn floors that have a free space; of other floors the page says nothing. */
export function floorViews(floors: readonly DrawnFloor[], { free, taken, plans }: KnownSpaces): FloorView[] {
  const drawn = new Set(floors.flatMap(({ outlines }) => outlines.map(({ spaceId }) => spaceId)))
  const marks = new Map([...free.keys()].filter((id) => drawn.has(id)).map((id, at) => [id, at + 1]))
  const linked = new Set<string>()
  function spaceOf(spaceId: string, corners: readonly OutlineCorner[], size: DrawingSize): DrawnSpace[] {
    const points = outlinePoints(corners, size)
    const row = free.get(spaceId)
    if (!row) return taken.has(spaceId) ? [{ points, free: null }] : []
    const isFirst = !linked.has(spaceId)
    linked.add(spaceId)
    const words = [row.name, row.area, 'disponible'].filter(Boolean).join(', ')
    const at = markSpot(corners, size)
    return [{ points, free: { slug: row.slug, mark: marks.get(spaceId) ?? 0, words, at, isFirst } }]
  }
  return floors
    .map(({ id, name, photoId, outlines }) => {
      const picture = plans.get(photoId ?? '') ?? null
      const size = drawingSize(picture)
      return { id, name, picture, size, spaces: outlines.flatMap((each) => spaceOf(each.spaceId, each.corners, size)) }
    })
    .filter(({ spaces }) => spaces.some((space) => space.free))
}

/** The numbers of the free spaces on the drawings, by the slugs of the rows of the table. */
export function drawnMarks(floors: readonly FloorView[]): ReadonlyMap<string, number> {
  return new Map(floors.flatMap(({ spaces }) => spaces.flatMap(({ free }) => (free ? [[free.slug, free.mark]] : []))))
}
