import { Form, href, useNavigate } from 'react-router'
import { TRASH_DAYS } from '#app/records/trash.ts'
import { buttonClass } from '#app/ui/button.ts'
import { ConfirmDialog } from '#app/ui/panel/confirm-dialog.tsx'
import { LEAD_INTENTS } from './lead-page.ts'

/** Asks whether to delete a lead. */
export function RemoveLead({ id, name }: { id: string; name: string }) {
  const navigate = useNavigate()
  const here = href('/dashboard/prospectos/:leadId', { leadId: id })
  return (
    <ConfirmDialog
      title="Eliminar prospecto"
      backTo={here}
      hasAddress
      onCancel={() => void navigate(here, { replace: true, preventScrollReset: true })}
      answer={
        <Form method="post" action={here} className="grid">
          <button name="intent" value={LEAD_INTENTS.remove} className={buttonClass({ variant: 'danger' })}>
            Eliminar
          </button>
        </Form>
      }
    >
      <p>
        ¿Eliminar a «{name}»? Durante {TRASH_DAYS} días se puede restaurar desde la papelera, con su historial.
      </p>
    </ConfirmDialog>
  )
}
