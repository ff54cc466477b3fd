import { useAgency } from '#app/agency/use-agency.tsx'
import { Form, Link, useNavigation } from 'react-router'
import { whoDid } from '#app/activity/activity-entry.ts'
import { formatMoment } from '#app/calendar/moment.ts'
import { controlsOfForm } from '#app/forms/form-rules.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { buttonClass } from '#app/ui/button.ts'
import { FieldAlerts } from '#app/ui/form/field.tsx'
import { TextAreaField } from '#app/ui/form/text-field.tsx'
import { useFirstErrorFocus } from '#app/ui/form/use-first-error-focus.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ROW_NOTE } from '#app/ui/panel/rows.ts'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'
import { DOSSIER_INTENTS, type DossierControl, NOTE_RULES, type NoteLine, REMOVE_PARAM } from './dossier.ts'

type Props = { notes: readonly NoteLine[]; refusal: Refusal<DossierControl> | null }

/** What the team writes down about a property, the newest first. */
export function NotesSection({ notes, refusal }: Props) {
  return (
    <section aria-labelledby="notas" className={BOX}>
      <BoxHead id="notas" title="Notas del equipo" />
      <NoteForm key={notes[0]?.id ?? ''} refusal={refusal} />
      {notes.length > 0 && (
        <ol className="divide-y divide-line border-t border-line">
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} />
          ))}
        </ol>
      )}
    </section>
  )
}

function NoteForm({ refusal }: Pick<Props, 'refusal'>) {
  const form = useFirstErrorFocus<HTMLFormElement>(refusal)
  const busy = useNavigation().formData?.get('intent') === DOSSIER_INTENTS.addNote
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      className={`${BOX_BODY} grid gap-3`}
      onSubmit={(event) => {
        if (busy) event.preventDefault()
      }}
    >
      <FieldAlerts value={true}>
        <TextAreaField
          label="Nota"
          placeholder="El dueño acepta 5 % menos si firman este mes."
          className="min-h-24"
          {...controlsOfForm(NOTE_RULES, refusal)('note')}
        />
      </FieldAlerts>
      <SubmitButton
        intent={DOSSIER_INTENTS.addNote}
        busy={busy}
        label="Agregar nota"
        busyLabel="Agregando..."
        className="justify-self-end max-sm:w-full"
      />
    </Form>
  )
}

function NoteItem({ note: { id, note, createdAt, author, mayRemove } }: { note: NoteLine }) {
  const { timeZone } = useAgency()
  const moment = formatMoment(timeZone, createdAt)
  return (
    <li className="grid gap-1 px-[1.1rem] py-3">
      <p className="leading-body wrap-anywhere whitespace-pre-line">{note}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className={ROW_NOTE}>
          {whoDid({ userName: author })}&nbsp;·{' '}
          <time dateTime={createdAt} className="num min-[19rem]:whitespace-nowrap">
            {moment}
          </time>
        </p>
        {mayRemove && (
          <Link
            to={`?${REMOVE_PARAM}=${id}`}
            preventScrollReset
            aria-label={`Eliminar la nota del ${moment}`}
            className={buttonClass({ variant: 'ghost', size: 'sm' })}
          >
            Eliminar
          </Link>
        )}
      </div>
    </li>
  )
}
