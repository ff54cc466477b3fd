import { useAgency } from '#app/agency/use-agency.tsx'
import { Form, useNavigate } from 'react-router'
import { formatMoment } from '#app/calendar/moment.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { buttonClass } from '#app/ui/button.ts'
import { ConfirmDialog } from '#app/ui/panel/confirm-dialog.tsx'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { DOSSIER_INTENTS, type Dossier } from './dossier.ts'
import { NotesSection } from './notes-section.tsx'

type Props = {
  dossier: Dossier
  /** The address of the page. */
  path: string
  /** The id of what the page asks whether to delete. */
  removing: string | null
  refusal: Refusal<'note'> | null
}

/** The notes of the team about a property. */
export function DossierScreen({ dossier, path, removing, refusal }: Props) {
  const { timeZone } = useAgency()
  const note = dossier.notes.find(({ id, mayRemove }) => mayRemove && id === removing)
  return (
    <>
      <p className="max-w-(--measure) text-ink-2">
        Solo para el equipo: nada de esto sale en el sitio, en la ficha ni en los portales.
      </p>
      <div className="grid max-w-[68rem] gap-5">
        <NotesSection notes={dossier.notes} refusal={refusal} />
      </div>
      {note && (
        <RemoveDialog
          key={note.id}
          what="nota"
          id={note.id}
          intent={DOSSIER_INTENTS.removeNote}
          path={path}
          name={`La nota del ${formatMoment(timeZone, note.createdAt)}`}
        />
      )}
    </>
  )
}

type RemoveDialogProps = { what: string; id: string; intent: string; path: string; name: string }

function RemoveDialog({ what, id, intent, path, name }: RemoveDialogProps) {
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      title={`Eliminar ${what}`}
      backTo={path}
      hasAddress
      onCancel={() => void navigate(path, { replace: true, preventScrollReset: true })}
      answer={
        <Form method="post" action={path} className="grid">
          <input type="hidden" name="id" value={id} />
          <button name="intent" value={intent} className={buttonClass({ variant: 'danger' })}>
            <PanelIcon name="trash" />
            Eliminar
          </button>
        </Form>
      }
    >
      <p>{name} se borra para todo el equipo. Esta acción no se puede deshacer.</p>
    </ConfirmDialog>
  )
}
