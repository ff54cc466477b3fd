import { Form, href, useNavigate } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { ConfirmDialog } from '#app/ui/panel/confirm-dialog.tsx'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { MESSAGE_INTENTS } from './message-intents.ts'

/** Asks before deleting a message for good, for example on an ARCO request of its sender. */
export function RemoveDialog({ id, nombre }: { id: string; nombre: string }) {
  const navigate = useNavigate()
  const here = href('/dashboard/mensajes/:messageId', { messageId: id })
  return (
    <ConfirmDialog
      title="Eliminar mensaje"
      backTo={here}
      hasAddress
      onCancel={() => void navigate(here, { replace: true, preventScrollReset: true })}
      answer={
        <Form method="post" action={here} className="grid">
          <button name="intent" value={MESSAGE_INTENTS.remove} className={buttonClass({ variant: 'danger' })}>
            <PanelIcon name="trash" />
            Eliminar
          </button>
        </Form>
      }
    >
      <p>El mensaje de {nombre} y sus datos se borran de aquí. Esta acción no se puede deshacer.</p>
      <p className="text-sm text-ink-3">Las copias que ya se enviaron por correo se borran allá.</p>
    </ConfirmDialog>
  )
}
