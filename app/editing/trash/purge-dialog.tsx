import { Form, useNavigate } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { ConfirmDialog } from '#app/ui/panel/confirm-dialog.tsx'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { TRASH_INTENTS } from './trash.ts'

export type Purged = { id: string; title: string; code: string }

/** Asks before a property of the papelera goes for good: here that is true. */
export function PurgeDialog({ purged, backTo }: { purged: Purged; backTo: string }) {
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      title="Eliminar definitivamente"
      backTo={backTo}
      hasAddress
      onCancel={() => void navigate(backTo, { replace: true, preventScrollReset: true })}
      answer={
        <Form method="post" action={backTo} className="grid">
          <input type="hidden" name="id" value={purged.id} />
          <button name="intent" value={TRASH_INTENTS.purge} className={buttonClass({ variant: 'danger' })}>
            <PanelIcon name="trash" />
            Eliminar definitivamente
          </button>
        </Form>
      }
    >
      <p>La propiedad y sus fotos se borran y nadie podrá restaurarlas. Esta acción no se puede deshacer.</p>
      <p className="num text-sm text-ink-3">
        {purged.code}&nbsp;· {purged.title}
      </p>
    </ConfirmDialog>
  )
}
