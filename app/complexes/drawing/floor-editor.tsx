import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldPhoto } from '#app/photos/photo-choice.ts'
import { buttonClass } from '#app/ui/button.ts'
import { LABEL } from '#app/ui/field.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { FloorPaper, GridLines } from '#app/complexes/floors/floor-drawing.tsx'
import type { FloorSpace } from './floor-form-state.ts'
import { OutlineHandles } from './outline-handles.tsx'
import { cornerAt, halfway, withCorner } from './outline-edits.ts'
import { type OutlineCorner, outlineText, readOutline, shownCorners, toPercent } from '#app/complexes/floors/outline.ts'
import { drawingSize, outlinePoints } from '#app/complexes/floors/outline-drawing.ts'

type Props = {
  plan: FieldPhoto | null
  spaces: readonly FloorSpace[]
  /** The space that is drawn first. */
  first: FloorSpace | undefined
  /** The outline of a space as a text. */
  textOf: (spaceId: string) => string
  onDraw: (spaceId: string, text: string) => void
}

const SELECT_ID = 'espacio-que-se-dibuja'

/**
 * Draws the outlines of the spaces of a floor: a click adds a corner, corners are dragged or moved with the arrow keys. The
 * outlines are texts of the form around it. Without scripts it shows them.
 */
export function FloorEditor({ plan, spaces, first, textOf, onDraw }: Props) {
  const [activeId, setActiveId] = useState(() => first?.id ?? '')
  const [said, setSaid] = useState('')
  const active = spaces.find(({ id }) => id === activeId) ?? null
  const corners = shownCorners(textOf(activeId))
  const size = drawingSize(plan)
  const read = readOutline(textOf(activeId))
  const fault = corners.length >= 3 && !read.ok ? read.fault : null

  function draw(next: OutlineCorner[], sentence: string) {
    onDraw(activeId, outlineText(next))
    setSaid(sentence)
  }

  function say(at: number, of: readonly OutlineCorner[]) {
    const corner = of[at]
    return corner ? `Esquina ${at + 1} de ${of.length} en ${corner.map(toPercent).join(', ')}` : ''
  }

  function add(corner: OutlineCorner, at = corners.length) {
    const next = corners.toSpliced(at, 0, corner)
    flushSync(() => draw(next, `${say(at, next)}, añadida`))
    document.querySelector<SVGElement>(`[data-corner="${at}"]`)?.focus()
  }

  function remove(at: number) {
    const next = corners.toSpliced(at, 1)
    flushSync(() => draw(next, `Esquina ${at + 1} quitada: quedan ${next.length}`))
    document.querySelector<SVGElement>(`[data-corner="${Math.max(0, at - 1)}"]`)?.focus()
  }

  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid gap-3 noscript:hidden lg:order-last">
        <div className="grid gap-1.5">
          <label htmlFor={SELECT_ID} className={LABEL}>
            Espacio que dibujas
          </label>
          <Select
            id={SELECT_ID}
            value={activeId}
            onChange={({ target }) => {
              setActiveId(target.value)
              setSaid('')
            }}
          >
            {spaces.map(({ id, name, hasLeft }) => (
              <option key={id} value={id}>
                {textOf(id) ? '✓ ' : ''}
                {name}
                {hasLeft ? ' (ya no está)' : ''}
              </option>
            ))}
          </Select>
        </div>
        {active && (
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              onClick={() => add(halfway(corners, corners.length - 1))}
              className={buttonClass({ variant: 'outline', size: 'sm' })}
            >
              Añadir esquina
            </button>
            {corners.length > 0 && (
              <>
                <button
                  type="button"
                  onClick={() => draw(corners.slice(0, -1), `Última esquina quitada: quedan ${corners.length - 1}`)}
                  className={buttonClass({ variant: 'outline', size: 'sm' })}
                >
                  Quitar la última
                </button>
                <button
                  type="button"
                  onClick={() => draw([], 'Contorno borrado')}
                  className={buttonClass({ variant: 'ghost', size: 'sm' })}
                >
                  Borrar contorno
                </button>
              </>
            )}
          </div>
        )}
        <p className="text-2xs leading-[1.45] text-ink-3">
          Haz clic en cada esquina del espacio, en orden; arrastra una esquina para moverla. Con teclado: «Añadir
          esquina», las flechas la mueven (con Mayúsculas, más), Enter añade otra a la mitad del lado que sigue y Supr
          la quita.
        </p>
      </div>
      <div className="grid gap-3">
        <FloorPaper picture={plan}>
          <svg
            viewBox={`0 0 ${size.width} ${size.height}`}
            role="group"
            aria-label={active ? `Dibujo del piso: contorno de ${active.name}` : 'Dibujo del piso'}
            className="relative block h-auto w-full not-noscript:cursor-crosshair"
            onPointerUp={({ target, currentTarget, clientX, clientY, button }) => {
              const isHandle = target instanceof Element && target.closest('[data-corner]')
              if (active && button === 0 && !isHandle) add(cornerAt(currentTarget, { clientX, clientY }))
            }}
          >
            {!plan && <GridLines {...size} />}
            {spaces.map(({ id, name, hasLeft }) => (
              <polygon
                key={id}
                points={outlinePoints(shownCorners(textOf(id)), size)}
                strokeDasharray={hasLeft ? '12 8' : undefined}
                className={`stroke-plane ${id === activeId ? 'fill-faro/35' : 'fill-plane-2/20'}`}
                strokeWidth={id === activeId ? 5 : 3}
              >
                <title>{name}</title>
              </polygon>
            ))}
            <OutlineHandles
              corners={corners}
              size={size}
              onMove={(at, corner) => {
                const next = withCorner(corners, at, corner)
                draw(next, say(at, next))
              }}
              onAdd={(at) => add(halfway(corners, at), at + 1)}
              onRemove={remove}
            />
          </svg>
        </FloorPaper>
        {/* Below the drawing, which must not move while a corner is dragged. */}
        <p role="status" className="num text-sm text-ink-2 empty:hidden">
          {said}
        </p>
        {fault && (
          <p className="flex items-start gap-[.35rem] text-sm font-medium text-danger">
            <Icon name="warning" />
            {fault}
          </p>
        )}
      </div>
    </div>
  )
}
