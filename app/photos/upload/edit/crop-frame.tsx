import type { ComponentProps, KeyboardEvent, PointerEvent as ReactPointerEvent } from 'react'
import './crop-frame.css'
import { CORNERS, type Grip, SIDES, dragged } from './drag-frame.ts'
import { type PhotoEdit, cropOf, turnedSize } from '#app/photos/photo-edit.ts'

const NAMES: Record<Grip, string> = {
  whole: 'Mover el recorte',
  nw: 'Esquina superior izquierda',
  n: 'Lado superior',
  ne: 'Esquina superior derecha',
  w: 'Lado izquierdo',
  e: 'Lado derecho',
  sw: 'Esquina inferior izquierda',
  s: 'Lado inferior',
  se: 'Esquina inferior derecha',
}
const ARROWS: Partial<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
/** Parts of the picture's longer side that an arrow key moves, alone and with Shift. */
const STEP = 0.01
const LARGE_STEP = 0.1

type Props = { edit: PhotoEdit; hint: string; onChange: (edit: PhotoEdit) => void }

/**
 * The frame of what stays: moved by its middle, resized by its handles, with mouse, pen, finger or arrow keys. The handles are
 * sliders for screen readers, which then leave the arrow keys to them.
 */
export function CropFrame({ edit, hint, onChange }: Props) {
  const { width, height } = turnedSize(edit)
  const crop = cropOf(edit)
  const place = {
    left: percent(crop.x / width),
    top: percent(crop.y / height),
    width: percent(crop.width / width),
    height: percent(crop.height / height),
  }

  function follow(event: ReactPointerEvent<HTMLElement>, grip: Grip) {
    const { currentTarget: handle, clientX, clientY, pointerId } = event
    const box = handle.closest('.photo-box')
    if (event.button !== 0 || !event.isPrimary || !box) return
    const scale = width / box.clientWidth
    const session = new AbortController()
    handle.setPointerCapture(pointerId)
    const options = { signal: session.signal }
    handle.addEventListener(
      'pointermove',
      (move: PointerEvent) =>
        onChange(dragged(edit, grip, { x: (move.clientX - clientX) * scale, y: (move.clientY - clientY) * scale })),
      options,
    )
    for (const end of ['pointerup', 'pointercancel'] as const)
      handle.addEventListener(end, () => session.abort(), options)
  }

  function step(event: KeyboardEvent, grip: Grip) {
    const arrow = ARROWS[event.key]
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const length = Math.max(width, height) * (event.shiftKey ? LARGE_STEP : STEP)
    onChange(dragged(edit, grip, { x: arrow.x * length, y: arrow.y * length }))
  }

  const gripOf = (grip: Grip): ComponentProps<'div'> => ({
    role: 'slider',
    tabIndex: 0,
    'aria-label': NAMES[grip],
    'aria-describedby': hint,
    ...valueOf(edit, grip),
    onPointerDown: (event) => follow(event, grip),
    onKeyDown: (event) => step(event, grip),
  })

  return (
    <>
      <div className="photo-shade">
        <div className="photo-kept" style={place} />
      </div>
      <div className="photo-frame" style={place}>
        <div {...gripOf('whole')} className="photo-grip" data-grip="whole" />
        {[...(edit.ratio === 'free' ? SIDES : []), ...CORNERS].map((grip) => (
          <div key={grip} {...gripOf(grip)} className="photo-grip" data-grip={grip} />
        ))}
      </div>
    </>
  )
}

/** Of a handle the size of the crop in per cent of the picture; of the whole frame, where it stands. */
function valueOf(edit: PhotoEdit, grip: Grip): Pick<ComponentProps<'div'>, 'aria-valuenow' | 'aria-valuetext'> {
  const { width, height } = turnedSize(edit)
  const crop = cropOf(edit)
  const [x, y] = [Math.round((crop.x / width) * 100), Math.round((crop.y / height) * 100)]
  const [wide, high] = [Math.round((crop.width / width) * 100), Math.round((crop.height / height) * 100)]
  if (grip === 'whole') return { 'aria-valuenow': x, 'aria-valuetext': `a ${x} % de la izquierda y ${y} % de arriba` }
  const isUpright = grip === 'n' || grip === 's'
  return { 'aria-valuenow': isUpright ? high : wide, 'aria-valuetext': `${wide} % de ancho, ${high} % de alto` }
}

function percent(part: number): string {
  return `${part * 100}%`
}
