import { Link, href } from 'react-router'
import { cellWords } from '#app/properties/complexes/spaces/space-cells.ts'
import {
  CELL_LABELS,
  CHOICES,
  ROW_CONTROLS,
  SPACE_CELLS,
  type SpaceCell,
  type SpaceRow,
} from '#app/properties/complexes/spaces/space-rows.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'

export const HEAD_CELL = 'px-2 py-2 text-left text-xs font-semibold whitespace-nowrap text-ink-3'

/** A space with its cells, and under them what is wrong with it. `number` is what its controls are called by. */
export function GridRow({ row, number }: { row: SpaceRow; number: number }) {
  const { id, version, base, errors, message, texts, quoted } = row
  const wrong = SPACE_CELLS.flatMap((cell) => (errors[cell] ? [`${CELL_LABELS[cell]}: ${errors[cell]}`] : []))
  const sentences = message === null ? wrong : [message, ...wrong]
  const faultId = sentences.length > 0 ? `fila-${number}-error` : undefined
  return (
    <tbody>
      <tr>
        {SPACE_CELLS.map((cell, at) => (
          <td key={cell} data-cell={cell}>
            {at === 0 && (
              <>
                <input type="hidden" name={ROW_CONTROLS.id} value={id} />
                <input type="hidden" name={ROW_CONTROLS.version} value={version} />
                <input type="hidden" name={ROW_CONTROLS.base} value={JSON.stringify(base)} />
              </>
            )}
            <Cell cell={cell} row={row} number={number} faultId={errors[cell] || message ? faultId : undefined} />
            {cell === 'price' && quoted && <p className="num px-2 pb-1 text-right text-2xs text-ink-3">{quoted}</p>}
          </td>
        ))}
        <td>
          {version > 0 && (
            <Link
              to={href('/edit-property/:propertyId', { propertyId: id })}
              aria-label={`Abrir ${texts.title || texts.propertyId}`}
              title="Abrir el formulario"
              className="grid size-9 place-items-center rounded-sm text-ink-2 hover:bg-hover pointer-coarse:size-11"
            >
              <PanelIcon name="edit" />
            </Link>
          )}
        </td>
      </tr>
      {sentences.length > 0 && (
        <tr className="bg-danger-bg text-danger">
          <td colSpan={SPACE_CELLS.length + 1} id={faultId} className="px-2 py-2 text-xs font-medium">
            {sentences.map((sentence) => (
              <p key={sentence} className="flex items-start gap-[.35rem]">
                <Icon name="warning" />
                {sentence}
              </p>
            ))}
          </td>
        </tr>
      )}
    </tbody>
  )
}

type CellProps = { cell: SpaceCell; row: SpaceRow; number: number; faultId: string | undefined }

function Cell({ cell, row: { texts, errors, version }, number, faultId }: CellProps) {
  const text = texts[cell]
  // A type that is stored goes with facts of its own: only the whole form can change it.
  if (cell === 'type' && version > 0)
    return (
      <>
        <input type="hidden" name={cell} value={text} />
        <span className="block px-2 py-2 whitespace-nowrap text-ink-2">{cellWords(cell, text)}</span>
      </>
    )
  const control = {
    name: cell,
    'aria-label': `${CELL_LABELS[cell]}, fila ${number}`,
    'aria-invalid': errors[cell] ? true : undefined,
    'aria-describedby': faultId,
  } as const
  const choices = CHOICES[cell]
  if (choices)
    return (
      <select {...control} defaultValue={text}>
        {!(text in choices) && <option value={text}>{text}</option>}
        {Object.entries(choices).map(([code, words]) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </select>
    )
  const isFigure = cell === 'area' || cell === 'price'
  return (
    <input
      {...control}
      type="text"
      inputMode={isFigure ? 'decimal' : undefined}
      autoComplete="off"
      defaultValue={text}
      className={isFigure ? 'num text-right' : undefined}
    />
  )
}
