import { useEffect, useEffectEvent, useState } from 'react'
import { Form, href, useFetcher, useNavigate } from 'react-router'
import { propertyCode } from '#app/catalogue/property/property.ts'
import { TRASH_DAYS } from '#app/records/trash.ts'
import { buttonClass } from '#app/ui/button.ts'
import { ConfirmDialog } from '#app/ui/panel/confirm-dialog.tsx'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { AskingLink } from './asking-link.tsx'
import { type PanelQuery, panelQuery } from './panel-search.ts'
import type { PanelRow } from './panel-row.ts'
import { rowId } from '#app/editing/form/way-back.ts'
import { ROW_INTENTS, type RowChange, STAY_PARAM } from './row-change.ts'

const ADDRESS = href('/dashboard/propiedades')

/** A property whose deletion has to be confirmed. */
export type DeletionCandidate = { id: string; title: string; code: string }

type Props = {
  candidate: DeletionCandidate
  /** How many open leads have it in their history. */
  asking: number
  /** Whether the address has the property, as without JavaScript. */
  hasAddress: boolean
  query: PanelQuery
  onCancel: () => void
  onConfirm: () => void
}

/** Confirms a deletion (spec, section 5), with the ID and the title of the property. */
export function DeleteDialog({ candidate, asking, hasAddress, query, onCancel, onConfirm }: Props) {
  const here = ADDRESS + panelQuery(query)
  return (
    <ConfirmDialog
      title="Eliminar propiedad"
      backTo={here}
      hasAddress={hasAddress}
      onCancel={onCancel}
      answer={
        <Form
          method="post"
          action={here}
          onSubmit={(event) => {
            event.preventDefault()
            onConfirm()
          }}
          className="grid"
        >
          <input type="hidden" name="id" value={candidate.id} />
          <button name="intent" value={ROW_INTENTS.remove} className={buttonClass({ variant: 'danger' })}>
            <PanelIcon name="trash" />
            Eliminar
          </button>
        </Form>
      }
    >
      <p>¿Estás seguro de que deseas eliminar esta propiedad? Esta acción no se puede deshacer.</p>
      <p>
        No hay botón para deshacerla: la propiedad queda {TRASH_DAYS} días en la papelera y solo de ahí se restaura.
      </p>
      {asking > 0 && (
        <p>
          <AskingLink propertyId={candidate.id} asking={asking} />. Su historial se conserva.
        </p>
      )}
      <p className="num text-sm text-ink-3">
        {candidate.code}&nbsp;· {candidate.title}
      </p>
    </ConfirmDialog>
  )
}

/**
 * Confirms and deletes a property, and then focuses the next row.
 * @param confirming the property of the address, as without JavaScript
 */
export function useDeletion(
  confirming: DeletionCandidate | null,
  here: PanelQuery,
  onChange: (change: RowChange) => void,
) {
  const navigate = useNavigate()
  const { data, state, formData, submit } = useFetcher<RowChange>({ key: 'deletion' })
  const [candidate, setCandidate] = useState(confirming)
  const [next, setNext] = useState<string | null>(null)

  const finish = useEffectEvent((change: RowChange) => {
    onChange(change)
    if (change.ok && change.done === 'deleted') document.querySelector<HTMLElement>(next ?? '#lista')?.focus()
  })
  // Waits until the list is loaded again: the focus must not be in the row that disappears.
  useEffect(() => {
    if (data && state === 'idle') finish(data)
  }, [data, state])

  function close() {
    setCandidate(null)
    if (confirming) void navigate(ADDRESS + panelQuery(here), { replace: true, preventScrollReset: true })
  }

  return {
    candidate,
    deletingId: state === 'idle' ? null : (formData?.get('id') ?? null),
    ask: (row: PanelRow) => setCandidate({ id: row.id, title: row.title, code: propertyCode(row) }),
    cancel: close,
    confirm() {
      if (!candidate) return
      setNext(rowAfter(candidate.id))
      void submit(
        { intent: ROW_INTENTS.remove, id: candidate.id, [STAY_PARAM]: '1' },
        { method: 'post', action: ADDRESS },
      )
      close()
    },
  }
}

/** Selector of the row below that of a property, or else above it; null without either. */
function rowAfter(id: string): string | null {
  const row = document.querySelector(`#${CSS.escape(rowId(id))}`)
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  return neighbour ? `#${CSS.escape(neighbour.id)}` : null
}
