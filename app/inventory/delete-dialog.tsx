import { Form, href } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { ConfirmDialog } from '#app/ui/panel/confirm-dialog.tsx'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { type PanelQuery, panelQuery } from './panel-search.ts'
import { ROW_INTENTS } from './row-change.ts'

/** What is asked about before it goes. */
export type Leaving = { id: string; title: string; code: string }

type Props = {
  leaving: Leaving
  /** Asked for by the address, as without JavaScript. */
  hasAddress: boolean
  query: PanelQuery
  onCancel: () => void
  onConfirm: () => void
}

/** The question before a deletion (spec, section 5), with the ID and the title of what will go. */
export function DeleteDialog({ leaving, hasAddress, query, onCancel, onConfirm }: Props) {
  const here = href('/dashboard/propiedades') + panelQuery(query)
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
          <input type="hidden" name="id" value={leaving.id} />
          <button name="intent" value={ROW_INTENTS.remove} className={buttonClass({ variant: 'danger' })}>
            <PanelIcon name="trash" />
            Eliminar
          </button>
        </Form>
      }
    >
      <p>¿Estás seguro de que deseas eliminar esta propiedad? Esta acción no se puede deshacer.</p>
      <p className="num text-sm text-ink-3">
        {leaving.code}&nbsp;· {leaving.title}
      </p>
    </ConfirmDialog>
  )
}
