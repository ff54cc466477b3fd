import { useAgency } from '#app/agency/use-agency.tsx'
import { Form, useNavigate } from 'react-router'
import { formatMoment } from '#app/calendar/moment.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { buttonClass } from '#app/ui/button.ts'
import { ConfirmDialog } from '#app/ui/panel/confirm-dialog.tsx'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { DOSSIER_INTENTS, type Dossier, type DossierControl, dossierPath } from './dossier.ts'
import { FilesSection } from './files-section.tsx'
import { NotesSection } from './notes-section.tsx'

type Props = {
  propertyId: string
  dossier: Dossier
  /** The id of what the page asks whether to delete. */
  removing: string | null
  refusal: Refusal<DossierControl> | null
}

/** The notes and the files that the team keeps about a property. */
export function DossierScreen({ propertyId, dossier, removing, refusal }: Props) {
  const { timeZone } = useAgency()
  const asked = askedIn(dossier, removing, timeZone)
  return (
    <>
      <p className="max-w-(--measure) text-ink-2">
        Solo para quien puede editar la propiedad: nada de esto sale en el sitio, en la ficha ni en los portales.
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
        <NotesSection notes={dossier.notes} refusal={refusal} />
        <FilesSection propertyId={propertyId} files={dossier.files} refusal={refusal} />
      </div>
      {asked && <RemoveDialog key={asked.id} asked={asked} path={dossierPath(propertyId)} />}
    </>
  )
}

type Asked = { id: string; title: string; subject: string; intent: string }

function askedIn({ notes, files }: Dossier, id: string | null, timeZone: TimeZone): Asked | null {
  const note = notes.find((each) => each.mayRemove && each.id === id)
  if (note) {
    const subject = `La nota del ${formatMoment(timeZone, note.createdAt)}`
    return { id: note.id, title: 'Eliminar nota', subject, intent: DOSSIER_INTENTS.removeNote }
  }
  const file = files.find((each) => each.id === id)
  if (!file) return null
  return { id: file.id, title: 'Eliminar archivo', subject: file.name, intent: DOSSIER_INTENTS.removeFile }
}

function RemoveDialog({ asked: { id, title, subject, intent }, path }: { asked: Asked; path: string }) {
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      title={title}
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
      <p className="wrap-anywhere">{subject} se borra para todo el equipo. Esta acción no se puede deshacer.</p>
    </ConfirmDialog>
  )
}
