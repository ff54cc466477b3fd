import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import type { Corner } from '#app/listing/map/clip.ts'
import { placeOn, pointOn, unitsOf } from '#app/listing/map/map-view.ts'
import { drawMark, drawPlaceMark } from '#app/listing/map/place-mark.ts'
import { PREVIEW_SIZE, type PlacePreview, type PreviewMap, previewSentence } from '#app/listing/map/place-preview.ts'
import { CIRCLE_METRES } from '#app/catalogue/place/public-place.ts'
import { buttonClass } from '#app/ui/button.ts'
import { type Tool, Toolbar } from '#app/ui/toolbar.tsx'
import { usePointMap } from './use-point-map.tsx'

const STEP_METRES = 50
const LONG_STEP_METRES = 500
const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE
const DIRECTIONS = [
  { key: 'ArrowUp', sign: '↑', where: 'al norte', bearing: 0 },
  { key: 'ArrowDown', sign: '↓', where: 'al sur', bearing: 180 },
  { key: 'ArrowLeft', sign: '‹', where: 'al poniente', bearing: 270 },
  { key: 'ArrowRight', sign: '›', where: 'al oriente', bearing: 90 },
] as const
const TOOL = buttonClass({ variant: 'outline', size: 'sm', className: 'min-w-11' })
const QUIET = buttonClass({ variant: 'ghost', size: 'sm' })

/** A map with the true and the public point. A click or a drag writes another point into the link. */
export function PointMap() {
  const map = usePointMap()
  const frame = useRef<HTMLDivElement>(null)
  const { preview } = map
  const drawn = preview?.map ?? null
  // Where there are no outlines, an empty sheet would help nobody.
  if (preview && !drawn)
    return (
      <p role="status" className="num mt-3 text-xs leading-[1.45] text-ink-2 noscript:hidden">
        {statusText(map)}
      </p>
    )
  return (
    <div className="mt-3 grid items-start gap-x-5 gap-y-2 xl:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] noscript:hidden">
      <div
        ref={frame}
        role="application"
        aria-label={`Mapa del punto. Las flechas lo mueven ${STEP_METRES} m, con Mayúsculas ${LONG_STEP_METRES} m`}
        tabIndex={0}
        onKeyDown={(event) => onKey(event, map)}
        className="aspect-360/260 w-full max-w-112 overflow-hidden rounded-md border border-line-strong bg-sunken"
      >
        {preview && drawn && <Drawing {...map} drawn={drawn} shown={preview.shown} />}
      </div>
      <div className="grid gap-2">
        <MapTools map={map} frame={frame} />
        {/* The space for the text is reserved, so that the controls below don't move when the map loads. */}
        <p role="status" className="num min-h-[3lh] text-xs leading-[1.45] text-ink-2">
          {statusText(map)}
        </p>
        <p className="min-h-[1lh] text-2xs text-ink-3">{drawn?.credit}</p>
      </div>
    </div>
  )
}

function statusText({ at, precision, preview, isLost }: ReturnType<typeof usePointMap>): string {
  if (isLost) return 'El mapa no se pudo cargar. El punto se puede escribir en el enlace.'
  // Whether a zone is known comes with the map.
  if (!preview && precision === 'zona') return ''
  return previewSentence({ at, precision }, preview?.shown ?? null, preview?.map !== null)
}

type MapToolsProps = { map: ReturnType<typeof usePointMap>; frame: RefObject<HTMLElement | null> }

/** Buttons for what the map's keys do. The undo button disappears once it is used, so the focus moves to the map. */
function MapTools({ map: { move, zoom, undo }, frame }: MapToolsProps) {
  const tools: Tool[] = [
    ...DIRECTIONS.map(({ sign, where, bearing }) => ({
      sign,
      label: `Mover el punto ${STEP_METRES} m ${where}`,
      className: TOOL,
      onPress: () => move(bearing, STEP_METRES),
    })),
    { sign: '+', label: 'Acercar el mapa', className: TOOL, onPress: () => zoom(0.5) },
    { sign: '−', label: 'Alejar el mapa', className: TOOL, onPress: () => zoom(2) },
  ]
  function undoAndFocus() {
    undo?.()
    frame.current?.focus()
  }
  if (undo) tools.push({ label: 'Volver al enlace anterior', className: QUIET, onPress: undoAndFocus })
  return <Toolbar label="Mover el punto y acercar el mapa" tools={tools} />
}

/** A dragged point on the drawing, with its offset from the finger. */
type Drag = { to: Corner; offset: Corner; isMoved: boolean }
const NOWHERE = { left: 0, top: 0, width: 1, height: 1 }

type DrawingProps = Pick<ReturnType<typeof usePointMap>, 'at' | 'precision' | 'put'> & {
  drawn: PreviewMap
  shown: PlacePreview['shown']
}

function Drawing({ at, precision, drawn: { view, ground }, shown, put }: DrawingProps) {
  const svg = useRef<SVGSVGElement>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const place = placeOn(view, PREVIEW_SIZE)
  const [x, y] = drag ? drag.to : at ? place(at) : [0, 0]
  const circle = unitsOf(view, CIRCLE_METRES, PREVIEW_SIZE)
  const hidden = precision !== 'exacta' && shown ? drawMark(precision, place(shown), circle).svg : ''

  function placeUnder({ clientX, clientY }: MouseEvent): Corner {
    const { left, top, width, height } = svg.current?.getBoundingClientRect() ?? NOWHERE
    return [((clientX - left) / width) * WIDTH, ((clientY - top) / height) * HEIGHT]
  }

  function grab(event: PointerEvent<SVGGElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    const [left, top] = placeUnder(event)
    setDrag({ to: [x, y], offset: [x - left, y - top], isMoved: false })
  }

  function follow(event: PointerEvent) {
    if (!drag) return
    const [left, top] = placeUnder(event)
    setDrag({ ...drag, to: [left + drag.offset[0], top + drag.offset[1]], isMoved: true })
  }

  function drop() {
    setDrag(null)
    if (drag?.isMoved) put(pointOn(view, PREVIEW_SIZE)(drag.to))
  }

  return (
    <svg
      ref={svg}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      onClick={(event) => put(pointOn(view, PREVIEW_SIZE)(placeUnder(event)))}
      className="block size-full cursor-crosshair select-none"
    >
      <g dangerouslySetInnerHTML={{ __html: ground + hidden }} />
      {at && (
        <g
          onPointerDown={grab}
          onPointerMove={follow}
          onPointerUp={drop}
          onPointerCancel={() => setDrag(null)}
          // The click that ends a drag was handled by `drop`.
          onClick={(event) => event.stopPropagation()}
          className="cursor-grab touch-none"
        >
          <circle cx={x} cy={y - 12} r={22} className="fill-transparent" />
          <g dangerouslySetInnerHTML={{ __html: drawPlaceMark([x, y], 'fill-ink') }} />
        </g>
      )}
    </svg>
  )
}

function onKey(event: KeyboardEvent, { move, zoom }: ReturnType<typeof usePointMap>) {
  const direction = DIRECTIONS.find(({ key }) => key === event.key)
  const isZoom = event.key === '+' || event.key === '-'
  if ((!direction && !isZoom) || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  if (direction) move(direction.bearing, event.shiftKey ? LONG_STEP_METRES : STEP_METRES)
  else zoom(event.key === '+' ? 0.5 : 2)
}
