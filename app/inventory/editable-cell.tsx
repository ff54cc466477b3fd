import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, href } from 'react-router'
import { useMay } from '#app/panel/may.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { isPlainClick } from '#app/ui/plain-click.ts'
import { rowId } from '#app/editing/form/way-back.ts'
import { CellFields } from './cell-fields.tsx'
import { CELL_PARAM, EDITED_CELLS, type EditedCell, VERSION_PARAM } from './cell-edit.ts'
import type { EditableRow } from './panel-row.ts'
import { ROW_INTENTS, type RowChange } from './row-change.ts'
import { useRowChange } from './use-row-change.tsx'

const NAMES: Record<EditedCell, string> = {
  price: 'precio',
  status: 'estatus',
  timeAlert: 'fecha límite',
  contact: 'contacto',
}

type Props = { row: EditableRow; cell: EditedCell; children: ReactNode }

/**
 * A cell that is changed in place: pressed, typed and saved with Enter; Escape leaves it. Without JavaScript it is a link
 * to its field in the form.
 */
export function EditableCell({ row, cell, children }: Props) {
  const { isOpen, error, busy, link, form, open, onSubmit, onKeyDown } = useCellEditor(row, cell)
  if (!useMay('edit')) return <span>{children}</span>
  const name = `${NAMES[cell]} de ${row.title}`
  return (
    <>
      <Link
        ref={link}
        to={`${href('/edit-property/:propertyId', { propertyId: row.id })}#campo-${EDITED_CELLS[cell][0]}`}
        title={`Cambiar ${NAMES[cell]}`}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          open()
        }}
        className="cell-link"
      >
        {children}
        <span className="sr-only">, cambiar {name}</span>
      </Link>
      {isOpen && (
        <form ref={form} aria-label={`Cambiar ${name}`} onSubmit={onSubmit} onKeyDown={onKeyDown} className="cell-form">
          <CellFields row={row} cell={cell} error={error} />
          <button type="submit" aria-disabled={busy || undefined} className={buttonClass({ size: 'sm' })}>
            Guardar
          </button>
        </form>
      )}
    </>
  )
}

/** An editor that was opened. `seen`: the result of the row at that time; a newer one is the result of this editor. */
type Editor = { seen: RowChange | null; isSent: boolean }

function useCellEditor(row: EditableRow, cell: EditedCell) {
  const { change, busy: isLoading, submit } = useRowChange(row.id)
  const [editor, setEditor] = useState<Editor | null>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const wasOpen = useRef(false)

  const result = editor?.isSent && change !== editor.seen ? change : null
  const refused = result === null || result.ok ? null : result
  const error = refused?.refusal === 'invalid' ? refused.message : null
  // The list is loaded again after a refusal too, which changed nothing: another try need not wait for it.
  const busy = isLoading && error === null
  const isOpen = editor !== null && (result === null || error !== null || refused?.refusal === 'failed')

  useEffect(() => {
    if (isOpen && !wasOpen.current) {
      form.current?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true })
      form.current?.scrollIntoView({ block: 'nearest' })
    }
    if (!isOpen && wasOpen.current) link.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  // A date or a contact that was emptied takes its cell away: the focus goes to the row.
  useEffect(() => () => void (wasOpen.current && document.getElementById(rowId(row.id))?.focus()), [row.id])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    setEditor({ seen: change, isSent: true })
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    )
    submit({ ...typed, intent: ROW_INTENTS.edit, [CELL_PARAM]: cell, [VERSION_PARAM]: String(row.version) })
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Escape') {
      event.preventDefault()
      setEditor(null)
    }
    // Enter on a select does not send a form by itself.
    if (event.key === 'Enter' && event.target instanceof HTMLSelectElement) {
      event.preventDefault()
      event.currentTarget.requestSubmit()
    }
  }

  function open() {
    setEditor({ seen: change, isSent: false })
  }

  return { isOpen, error, busy, link, form, open, onSubmit, onKeyDown }
}
