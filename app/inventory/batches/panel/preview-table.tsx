import { Link, href } from 'react-router'
import { rowId } from '#app/editing/form/way-back.ts'
import { AskingLink } from '#app/inventory/asking-link.tsx'
import { BATCH_OUTCOME_LABELS, BATCH_ROW_STATE_LABELS } from '#app/inventory/batches/batch-states.ts'
import { movedText } from '#app/inventory/batches/price-steps.ts'
import { LEFT_OUT, type ShownBatchRow } from '#app/inventory/batches/shown-batch.ts'
import { ROW_NOTE } from '#app/ui/panel/rows.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { MARKED, useMarked } from '#app/ui/panel/use-marked.ts'
import { Tick } from '#app/ui/form/check-box.tsx'
import { PREVIEW_FORM } from './preview-actions.tsx'

/** On a phone each row of the table is shown as a block, with a label beside each figure. */
const ROW = 'align-top max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-3 max-sm:py-2'
const CELL = 'px-3 py-2 max-sm:col-start-2 max-sm:block max-sm:px-0 max-sm:py-0.5'
const FIGURE = `${CELL} num wrap-anywhere sm:text-right sm:whitespace-nowrap`
/** The lines of prices that the columns show. */
const SHOWN_APART = /^Precio(?: de la segunda operación)?: /
const HEAD = 'px-3 py-2 font-medium text-ink-3'

type Props = {
  rows: readonly ShownBatchRow[]
  /** How many open leads ask about each property that would be closed. */
  asking: Readonly<Record<string, number>>
}

/** What a change would do to each property, with a box to leave it out. Warnings come first. */
export function PreviewTable({ rows, asking }: Props) {
  const hasPrices = rows.some(({ prices }) => prices.length > 0)
  return (
    <table className="w-full border-t border-line text-left text-sm max-sm:block max-sm:px-[1.1rem]">
      <thead className="border-b border-line max-sm:sr-only">
        <tr>
          <th scope="col" className={HEAD}>
            Dejar fuera
          </th>
          <th scope="col" className={HEAD}>
            Propiedad
          </th>
          {hasPrices ? (
            ['Hoy', 'Nuevo', 'Diferencia'].map((label) => (
              <th key={label} scope="col" className={`${HEAD} text-right`}>
                {label}
              </th>
            ))
          ) : (
            <th scope="col" className={HEAD}>
              Qué cambia
            </th>
          )}
        </tr>
      </thead>
      <tbody className="divide-y divide-line max-sm:block">
        {rows.map((row) => (
          <PreviewRow key={row.position} row={row} asking={asking[row.recordId ?? ''] ?? 0} hasPrices={hasPrices} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { row: ShownBatchRow; asking: number; hasPrices: boolean }

function PreviewRow({ row, asking, hasPrices }: RowProps) {
  const { recordId, position, code, title, outcome, state, prices, warnings } = row
  const propertyId = recordId ?? ''
  const name = title || code || propertyId
  const isOpen = outcome === 'change' && state === null
  const lines = row.messages.flatMap((message) => message.split('\n'))
  const notes = lines.filter((line) => prices.length === 0 || !SHOWN_APART.test(line))
  return (
    <tr {...useMarked(rowId(propertyId))} className={`${ROW} ${MARKED}`}>
      <td className="px-3 max-sm:row-start-1 max-sm:px-0">
        {isOpen && (
          <label className="grid size-11 place-items-center">
            <Tick
              type="checkbox"
              form={PREVIEW_FORM}
              name={LEFT_OUT}
              value={position}
              aria-label={`Dejar fuera ${name}`}
            />
          </label>
        )}
      </td>
      <td className={`${CELL} min-w-0 sm:py-3`}>
        <Link
          to={href('/property/:propertyId', { propertyId })}
          className={`${TEXT_LINK} font-semibold wrap-anywhere max-sm:inline-flex max-sm:min-h-11 max-sm:items-center`}
        >
          {name}
        </Link>
        <p className={`${ROW_NOTE} num`}>
          {code && `${code}\u00A0· `}
          {state ? BATCH_ROW_STATE_LABELS[state] : BATCH_OUTCOME_LABELS[outcome]}
        </p>
        {warnings.map((warning) => (
          <p key={warning} className="font-semibold wrap-anywhere text-danger">
            {warning}
          </p>
        ))}
        {isOpen && asking > 0 && (
          <p>
            <AskingLink propertyId={propertyId} asking={asking} />
          </p>
        )}
        {hasPrices && <Notes lines={notes} />}
      </td>
      {hasPrices ? (
        (['Hoy', 'Nuevo', 'Diferencia'] as const).map((label) => (
          <td key={label} className={`${FIGURE} sm:py-3`}>
            {prices.map((step) => (
              <span key={step.category} className="block">
                <span className="text-ink-3 sm:hidden">{label}: </span>
                {label === 'Hoy' ? step.from : label === 'Nuevo' ? step.to : movedText(step.moved)}
              </span>
            ))}
          </td>
        ))
      ) : (
        <td className={`${CELL} sm:py-3`}>
          <Notes lines={notes} />
        </td>
      )}
    </tr>
  )
}

function Notes({ lines }: { lines: readonly string[] }) {
  if (lines.join('') === '') return null
  return <p className="wrap-anywhere whitespace-pre-line text-ink-2">{lines.join('\n')}</p>
}
