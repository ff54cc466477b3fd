import { useState } from 'react'
import { Form } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import { SaveActions, useUnsaved } from '#app/complexes/panel/save-actions.tsx'
import { type OpenSpaces, type SpaceRow, cellLabel } from '#app/complexes/spaces/space-rows.ts'
import { openRow, rowAfter } from '#app/complexes/spaces/space-card.ts'
import { LeaveGuard } from '#app/editing/draft/leave-guard.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { fillOf } from './cell-fill.ts'
import { GridRow, HEAD_CELL } from './grid-row.tsx'
import './spaces-grid.css'
import { TABLE_ID, openLastCard } from './enter-table.tsx'
import type { Columns } from './use-columns.tsx'
import { useGridKeys } from './use-grid-keys.tsx'

/** `requested`: the row to open on a phone (`openRow`). */
type Props = { opened: OpenSpaces; columns: Columns; wasRefused: boolean; requested: string | null }

/** The form with the table. Its controls are uncontrolled, so that it is a plain form without scripts. */
export function SpacesForm({ opened, columns, wasRefused, requested }: Props) {
  const { rows: first, empty } = opened
  const { busy, markChanged, isChanged } = useUnsaved(wasRefused)
  const [rows, setRows] = useState(first)
  const [openId] = useState(() => openRow(first, requested))

  function addRows(count: number) {
    const row = (): SpaceRow => ({
      id: uuidv7(),
      version: 0,
      texts: empty,
      base: empty,
      errors: {},
      message: null,
      quoted: null,
    })
    setRows((before) => [...before, ...Array.from({ length: count }, row)])
  }

  const { status, addMore, repeatRow, grid } = useGridKeys({
    name: opened.name,
    columns,
    addRows,
    onFilled: markChanged,
  })

  return (
    <Form
      method="post"
      noValidate
      onInput={markChanged}
      onSubmit={(event) => {
        if (busy) event.preventDefault()
      }}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4"
    >
      <TableHelp />
      <p role="status" className="text-sm font-medium empty:hidden">
        {status}
      </p>
      <div
        className="spaces-frame relative sm:overflow-x-auto sm:rounded-md sm:border sm:border-line sm:bg-surface"
        id={TABLE_ID}
        role="region"
        aria-label="Tabla de espacios"
        tabIndex={0}
      >
        <table className="spaces-grid" {...grid}>
          <caption className="sr-only">Espacios de {opened.name}</caption>
          <thead>
            <tr>
              {columns.filled.map((cell) => (
                <th
                  key={cell}
                  scope="col"
                  className={`${HEAD_CELL} ${fillOf(cell) === 'figure' ? 'text-right!' : ''}`}
                  hidden={!columns.isShown(cell)}
                >
                  {cellLabel(cell)}
                </th>
              ))}
              <th scope="col" className={HEAD_CELL}>
                <span className="sr-only">Repetir y abrir</span>
              </th>
            </tr>
          </thead>
          {rows.map((row, at) => (
            <GridRow
              key={row.id}
              row={row}
              number={at + 1}
              columns={columns}
              card={{ isOpen: row.id === openId, isNext: row.id === openId && requested !== null && !wasRefused }}
              next={rowAfter(rows, at)}
              onRepeat={() => repeatRow(at)}
            />
          ))}
        </table>
      </div>
      <div className="flex flex-wrap justify-between gap-3 max-sm:*:grow">
        <button
          type="button"
          onClick={() => {
            addMore(1)
            openLastCard()
          }}
          className={buttonClass({ variant: 'outline', className: 'noscript:hidden' })}
        >
          <PanelIcon name="plus" />
          Añadir fila
        </button>
        <SaveActions label="Guardar espacios" busy={busy} />
      </div>
      <LeaveGuard isChanged={isChanged} onLeave={() => {}} />
    </Form>
  )
}

/** What a row is, and behind '?' how the table is filled by keyboard and by pasting, which needs scripts. */
function TableHelp() {
  return (
    <div className="grid max-w-(--measure) gap-2 text-sm text-ink-3">
      <p>Una fila por espacio. La ubicación y las fotos se toman del conjunto.</p>
      <Disclosure className="noscript:hidden" summary="Cómo se llena la tabla">
        <p className="mt-2">
          El botón al final de una fila la repite en la siguiente vacía, con el ID y el título que siguen; una fila
          vacía empieza con la moneda, la operación y el tipo de la de arriba. Se puede pegar desde una hoja de cálculo
          a partir de la celda elegida, o con sus encabezados, que abren sus columnas.
        </p>
        <p className="mt-2 max-sm:hidden">
          Enter baja a la siguiente fila, a la columna donde empezaste con Tab; Ctrl o Cmd, Mayús y Enter repite la
          fila; Ctrl o Cmd y D, la celda de arriba y, con Mayús, la lleva a los espacios de abajo; Ctrl o Cmd y Enter
          guarda.
        </p>
      </Disclosure>
    </div>
  )
}
