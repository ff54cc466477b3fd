import { MOST_CORNERS } from '#app/catalogue/place/area-code.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import { MIDDLE, pointIn, spotIn } from './map-window.ts'
import { isArea, openOutline } from './outline.tsx'
import type { Viewport } from './viewport.tsx'

export type Corners = {
  /** Begins anew, and takes the outline away. */
  clear: () => void
  leave: () => void
}

/**
 * While it is on, keys draw the outline of an area: the space bar puts a corner where the middle of the map is, Backspace
 * takes the last one back, Enter closes it.
 * @param placed hears how many corners there are
 * @param drawn the corners; null where they are too near each other to be meant
 */
export function watchCorners(
  drawing: SVGSVGElement,
  viewport: Viewport,
  {
    isOn,
    placed,
    drawn,
  }: { isOn: () => boolean; placed: (count: number) => void; drawn: (corners: Point[] | null) => void },
): Corners {
  const outline = openOutline(drawing, viewport)
  let corners: Point[] = []
  const spots = () => corners.map((corner) => spotIn(viewport.shown(), corner))

  function change(next: Point[]) {
    corners = next
    outline.show(spots())
    placed(corners.length)
  }

  function key(event: KeyboardEvent) {
    if (!isOn() || event.target !== drawing) return
    if (event.key === ' ') {
      if (corners.length < MOST_CORNERS) change([...corners, pointIn(viewport.shown(), MIDDLE)])
    } else if (event.key === 'Backspace') change(corners.slice(0, -1))
    else if (event.key === 'Enter') drawn(isArea(spots()) ? corners : null)
    else return
    event.preventDefault()
  }

  drawing.addEventListener('keydown', key)
  function clear() {
    corners = []
    outline.hide()
  }
  return {
    clear,
    leave() {
      drawing.removeEventListener('keydown', key)
      clear()
    },
  }
}
