import { useAgency } from '#app/agency/use-agency.tsx'
import { Form, Link, href } from 'react-router'
import { formatMoment } from '#app/calendar/moment.ts'
import { buttonClass } from '#app/ui/button.ts'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { draftKey, deleteDraft } from '#app/editing/draft/draft.ts'
import { useSaving } from '#app/editing/form-state/use-saving.tsx'
import { toFormData } from '#app/editing/form-state/form-values.ts'
import { LeaveGuard } from '#app/editing/draft/leave-guard.tsx'
import type { Conflict, SentForm } from '#app/editing/form-state/open-form.ts'
import { ComparedFacts } from './compared-facts.tsx'

type Props = { propertyId: string; sent: SentForm; conflict: Conflict }

/** Shown when somebody else saved the property meanwhile: the person chooses a version of each fact. */
export function ConflictScreen({ propertyId, sent, conflict }: Props) {
  const { timeZone } = useAgency()
  const { rows, savedBy, savedAt, incomplete } = conflict
  const saving = useSaving()
  return (
    <div className="grid max-w-[68rem] grid-cols-1 gap-5">
      <header className="grid gap-2">
        <h1 tabIndex={-1} className="text-[1.625rem] outline-none">
          Alguien guardó cambios antes que tú
        </h1>
        <p className="max-w-(--measure) text-ink-2" role="alert">
          {savedBy ?? 'Otra persona'} guardó esta propiedad
          {savedAt && (
            <>
              {' '}
              el <time dateTime={savedAt}>{formatMoment(timeZone, savedAt)}</time>
            </>
          )}
          ; elige qué versión queda en cada dato. Nada se guarda hasta que lo decidas.
        </p>
        {incomplete && (
          <p role="alert" className="flex items-center gap-2 font-medium text-danger">
            <Icon name="warning" />
            Elige una versión en cada dato para poder guardar.
          </p>
        )}
      </header>
      <Form method="post" encType="multipart/form-data" className="grid gap-5">
        <input type="hidden" name="id" value={sent.id ?? propertyId} />
        <SentValues sent={sent} />
        <ComparedFacts
          facts={rows}
          states={[
            { title: 'Lo que escribiste', pictures: sent },
            { title: 'Lo guardado', pictures: conflict.savedPictures },
          ]}
        />
        <p className="flex flex-wrap gap-3">
          <SubmitButton intent="save" busy={saving} label="Guardar lo elegido" />
          <button type="submit" name="intent" value="resume" className={buttonClass({ variant: 'outline' })}>
            Seguir editando
          </button>
          <Link to={href('/dashboard')} className={buttonClass({ variant: 'ghost' })}>
            Cancelar
          </Link>
        </p>
      </Form>
      <LeaveGuard isChanged={() => true} onLeave={() => deleteDraft(draftKey(propertyId, propertyId))} />
    </div>
  )
}

/** Hidden controls with everything that was typed, sent again with the choices. */
function SentValues({ sent: { version, values, base } }: { sent: SentForm }) {
  const entries = [...toFormData(values)].flatMap(([name, value]) =>
    typeof value === 'string' ? [{ name, value }] : [],
  )
  return (
    <>
      <input type="hidden" name="version" value={version} />
      {base && <input type="hidden" name="base" value={JSON.stringify(base)} />}
      {entries.map(({ name, value }, at) =>
        name === 'description' ? (
          <textarea key={at} hidden readOnly name={name} value={value} />
        ) : (
          <input key={at} type="hidden" name={name} value={value} />
        ),
      )}
    </>
  )
}
