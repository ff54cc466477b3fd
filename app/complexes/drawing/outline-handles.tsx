import type { KeyboardEvent, PointerEvent } from 'react'
import type { DrawingSize } from '#app/complexes/floors/outline-drawing.ts'
import { cornerAt, nudged } from './outline-edits.ts'
import { type OutlineCorner, toPercent } from '#app/complexes/floors/outline.ts'

type Props = {
  corners: readonly OutlineCorner[]
  size: DrawingSize
  onMove: (at: number, corner: OutlineCorner) => void
  /** Adds a corner after one. */
  onAdd: (at: number) => void
  onRemove: (at: number) => void
}

/** The one with the focus is filled. On a phone they are larger. */
const HANDLE =
  'cursor-move touch-none outline-none max-sm:[&>:last-child]:[r:26px] focus:[&>:last-child]:fill-plane focus:[&>:last-child]:stroke-faro'

/** The corners of the outline that is drawn: each is dragged, or moved with the keys. */
export function OutlineHandles({ corners, size, onMove, onAdd, onRemove }: Props) {
  function drag(event: PointerEvent<SVGGElement>, at: number) {
    const { currentTarget } = event
    const drawing = currentTarget.ownerSVGElement
    if (drawing && currentTarget.hasPointerCapture(event.pointerId)) onMove(at, cornerAt(drawing, event))
  }

  function press(event: KeyboardEvent<SVGGElement>, at: number, corner: OutlineCorner) {
    const moved = nudged(corner, event.key, event.shiftKey)
    if (moved) onMove(at, moved)
    else if (event.key === 'Enter') onAdd(at)
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(at)
    else return
    event.preventDefault()
  }

  return corners.map((corner, at) => (
    <g
      // Corners have no identity but their place in the order.
      key={at}
      data-corner={at}
      role="button"
      tabIndex={0}
      aria-label={`Esquina ${at + 1} de ${corners.length}: ${corner.map(toPercent).join(', ')}`}
      transform={`translate(${corner[0] * size.width} ${corner[1] * size.height})`}
      className={HANDLE}
      onPointerDown={(event) => {
        if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={(event) => drag(event, at)}
      onKeyDown={(event) => press(event, at, corner)}
    >
      <circle r="40" className="fill-transparent" />
      <circle r="13" className="fill-white stroke-plane" strokeWidth="5" />
    </g>
  ))
}
