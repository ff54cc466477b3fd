import { useState } from 'react'
import { Link, href } from 'react-router'
import { cellText } from '#app/complexes/spaces/space-cells.ts'
import {
  NEXT_ROW_BUTTON,
  ROW_CONTROLS,
  type SpaceCell,
  type SpaceRow,
  cellLabel,
  cellsOf,
  choicesOf,
  rowAnswer,
} from '#app/complexes/spaces/space-rows.ts'
import { fillOf } from './cell-fill.ts'
import { SpaceCardHead } from './space-card-head.tsx'
import type { Columns } from './use-columns.tsx'
import { isOptionalCell } from '#app/complexes/spaces/optional-cells.ts'
import { belongsTo } from '#app/catalogue/facts/fact.ts'
import { factOf } from '#app/catalogue/facts/facts.ts'
import { PROPERTY_TYPES } from '#app/catalogue/facts/vocabulary.ts'
import { PUBLISH_ANSWER } from '#app/editing/form/publish-question.ts'
import { buttonClass } from '#app/ui/button.ts'
import { CheckBox } from '#app/ui/form/check-box.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { DateInput } from '#app/ui/form/date-field.tsx'

export const HEAD_CELL = 'px-2 py-2 text-left text-xs font-semibold whitespace-nowrap text-ink-3'

const ROW_ACTION = 'grid size-9 place-items-center rounded-sm text-ink-2 hover:bg-hover pointer-coarse:size-11'

type Props = {
  row: SpaceRow
  /** The number of the row in the names of its controls. */
  number: number
  columns: Columns
  /** Whether its card is open at first, and whether it follows a space that was just saved. */
  card: { isOpen: boolean; isNext: boolean }
  /** What the button that saves opens next (`rowAfter`). */
  next: string
  onRepeat: () => void
}

/** A space: its cells, and its errors below them. On a phone it is a card (spaces-grid.css). */
export function GridRow({ row, number, columns, card, next, onRepeat }: Props) {
  const { id, version, base, errors, message, texts, quoted } = row
  const [isTyped, setTyped] = useState(false)
  const wrong = cellsOf(texts).flatMap((cell) => (errors[cell] ? [`${cellLabel(cell)}: ${errors[cell]}`] : []))
  const sentences = message === null ? wrong : [message, ...wrong]
  const faultId = sentences.length > 0 ? `fila-${number}-error` : undefined
  return (
    <tbody onInput={() => setTyped(true)}>
      <SpaceCardHead row={row} {...card} isTyped={isTyped} hasErrors={sentences.length > 0} />
      <tr className="space-cells">
        {columns.filled.map((cell, at) => (
          <td key={cell} data-cell={cell} data-label={cellLabel(cell)} hidden={!columns.isShown(cell)}>
            {at === 0 && (
              <>
                <input type="hidden" name={ROW_CONTROLS.id} value={id} />
                <input type="hidden" name={ROW_CONTROLS.version} value={version} />
                <input type="hidden" name={ROW_CONTROLS.base} value={JSON.stringify(base)} />
              </>
            )}
            <Cell cell={cell} row={row} number={number} faultId={errors[cell] || message ? faultId : undefined} />
            {cell === 'price' && quoted && (
              <p className="num px-2 pb-1 text-2xs whitespace-nowrap text-ink-3 sm:text-right">{quoted}</p>
            )}
          </td>
        ))}
        <td>
          <div className="flex max-sm:flex-wrap max-sm:items-center max-sm:justify-end max-sm:p-2">
            <button name={NEXT_ROW_BUTTON} value={next} className={buttonClass({ className: 'grow sm:hidden' })}>
              Guardar y seguir
            </button>
            <button
              type="button"
              onClick={onRepeat}
              aria-label={`Repetir la fila ${number}`}
              title="Repetir la fila en la siguiente vacía, con el ID y el título que siguen"
              className={`${ROW_ACTION} noscript:hidden`}
            >
              <Icon name="copy" />
            </button>
            {version > 0 && (
              <Link
                to={href('/edit-property/:propertyId', { propertyId: id })}
                aria-label={`Abrir ${texts.title || texts.propertyId}`}
                title="Abrir el formulario"
                className={ROW_ACTION}
              >
                <PanelIcon name="edit" />
              </Link>
            )}
          </div>
        </td>
      </tr>
      {sentences.length > 0 && (
        <tr className="bg-danger-bg text-danger">
          <td colSpan={columns.shown.length + 1} id={faultId} className="px-2 py-2 text-xs font-medium">
            {sentences.map((sentence) => (
              <p key={sentence} className="sticky left-2 flex w-fit max-w-[calc(100vw-5rem)] items-start gap-[.35rem]">
                <Icon name="warning" />
                {sentence}
              </p>
            ))}
            {row.question && (
              <div className="sticky left-2 w-fit">
                <CheckBox
                  name={PUBLISH_ANSWER}
                  value={rowAnswer(id, row.question.keep)}
                  label={`${row.question.isPublic ? 'Publicar' : 'Guardar'} la fila ${number} de todos modos`}
                />
              </div>
            )}
          </td>
        </tr>
      )}
    </tbody>
  )
}

type CellProps = Pick<Props, 'row' | 'number'> & { cell: SpaceCell; faultId: string | undefined }

function Cell({ cell, row: { texts, errors, version }, number, faultId }: CellProps) {
  const text = texts[cell] ?? ''
  // A stored type has facts of its own: only the form of the property can change it.
  if (cell === 'type' && version > 0)
    return (
      <>
        <input type="hidden" name={cell} value={text} />
        <span className="block px-2 py-2 whitespace-nowrap text-ink-2">{cellText(cell, text)}</span>
      </>
    )
  if (version > 0 && isForeign(cell, texts.type))
    return (
      <>
        <input type="hidden" name={cell} value={text} />
        <span className="block px-2 py-2 text-ink-3 sm:text-center" title="No es de su tipo">
          –
        </span>
      </>
    )
  const control = {
    name: cell,
    'aria-label': `${cellLabel(cell)}, fila ${number}`,
    'aria-invalid': errors[cell] ? true : undefined,
    'aria-describedby': faultId,
  } as const
  const choices = choicesOf(cell)
  if (choices)
    return (
      <Select {...control} look="bare" defaultValue={text}>
        {!(text in choices) && <option value={text}>{text}</option>}
        {Object.entries(choices).map(([code, words]) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </Select>
    )
  const fill = fillOf(cell)
  if (fill === 'day') return <DateInput {...control} look="bare" defaultValue={text} />
  return (
    <input
      {...control}
      type="text"
      inputMode={fill === 'figure' ? 'decimal' : undefined}
      autoComplete="off"
      defaultValue={text}
      className={fill === 'figure' ? 'num sm:text-right' : undefined}
    />
  )
}

/** Whether the type of a stored space has no such fact. */
function isForeign(cell: SpaceCell, code: string): boolean {
  const type = PROPERTY_TYPES.find((each) => each === code)
  return type !== undefined && isOptionalCell(cell) && !belongsTo(factOf(cell), type)
}
