import type { ReactNode, SyntheticEvent } from 'react'
import { DetailSection } from '#app/property/page/detail-section.tsx'
import { FloorPaper, GridLines, Hatching } from '#app/complexes/floors/floor-drawing.tsx'
import type { FloorView } from './floor-view.ts'
import { outlineId, spaceRowId } from './space-ids.ts'

const HATCHING = 'ocupado'
const TAKEN = { fill: `url(#${HATCHING})`, className: 'stroke-plane-line', strokeWidth: 2 }

/** The drawn floors of a complex: each free space links to its row of the table, which links back. Works without scripts. */
export function DrawnFloors({ floors, name }: { floors: readonly FloorView[]; name: string }) {
  if (floors.length === 0) return null
  const hasTaken = floors.some(({ spaces }) => spaces.some(({ free }) => !free))
  return (
    <DetailSection title="Espacios en el plano">
      <Legend hasTaken={hasTaken} />
      <div className="grid gap-6" onPointerOver={markRow} onPointerOut={markRow} onFocus={markRow} onBlur={markRow}>
        {floors.map((floor) => (
          <Floor key={floor.id} floor={floor} name={name} />
        ))}
      </div>
    </DetailSection>
  )
}

/** Marks the row of the table for the outline that has the pointer or the focus. */
function markRow({ target, type }: SyntheticEvent) {
  const path = (target as Element).closest('a')?.getAttribute('href')
  if (path) document.querySelector(path)?.toggleAttribute('data-pointed', /over|focus/.test(type))
}

function Floor({ floor, name }: { floor: FloorView; name: string }) {
  const { picture, size, spaces } = floor
  return (
    <figure className="grid gap-2 break-inside-avoid">
      <figcaption className="text-sm font-semibold wrap-anywhere">{floor.name}</figcaption>
      <FloorPaper picture={picture}>
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          role="group"
          aria-label={`${floor.name} de ${name}`}
          className="relative block h-auto w-full"
        >
          {!picture && <GridLines {...size} />}
          {spaces.map(({ points, free }) =>
            free ? (
              <FreeOutline key={points} points={points} free={free} />
            ) : (
              <polygon key={points} points={points} {...TAKEN} />
            ),
          )}
        </svg>
      </FloorPaper>
    </figure>
  )
}

type Free = NonNullable<FloorView['spaces'][number]['free']>

function FreeOutline({ points, free: { slug, mark, words, at, isFirst } }: { points: string; free: Free }) {
  return (
    <a
      href={`#${spaceRowId(slug)}`}
      id={isFirst ? outlineId(slug) : undefined}
      aria-label={words}
      className="drawn-space"
    >
      <title>{words}</title>
      <polygon points={points} />
      <Mark mark={mark} {...at} />
    </a>
  )
}

function Mark({ mark, x, y }: { mark: number; x: number; y: number }) {
  return (
    <g aria-hidden="true">
      <circle cx={x} cy={y} r="23" />
      <text x={x} y={y} dy=".35em">
        {mark}
      </text>
    </g>
  )
}

const SAMPLE = '2,2 70,2 70,46 2,46'

function Sample({ look = '', children }: { look?: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 72 48" aria-hidden="true" className={`${look} h-6 w-9 flex-none rounded-xs bg-white`}>
      {children}
    </svg>
  )
}

/** What the two ways of drawing mean: a number, or lines. */
function Legend({ hasTaken }: { hasTaken: boolean }) {
  return (
    <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
      <li className="flex items-center gap-2">
        <Sample look="drawn-space">
          <polygon points={SAMPLE} />
          <circle cx="36" cy="24" r="17" />
          <text x="36" y="24" dy=".35em">
            1
          </text>
        </Sample>
        Disponible: el número es el de la tabla
      </li>
      {hasTaken && (
        <li className="flex items-center gap-2">
          <Sample>
            <Hatching id={HATCHING} />
            <polygon points={SAMPLE} {...TAKEN} />
          </Sample>
          No disponible
        </li>
      )}
    </ul>
  )
}
