import { useAgency } from '#app/agency/use-agency.tsx'
import { Form, Link, href } from 'react-router'
import { formatMoment } from '#app/calendar/moment.ts'
import type { EachSet } from '#app/photos/picture-sets.ts'
import { type FieldPhoto, setNamed } from '#app/photos/photo-choice.ts'
import { buttonClass } from '#app/ui/button.ts'
import { BOX } from '#app/ui/panel/box.tsx'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { draftKey, deleteDraft } from '#app/editing/draft/draft.ts'
import { useSaving } from '#app/editing/form-state/use-saving.tsx'
import { toFormData } from '#app/editing/form-state/form-values.ts'
import { LeaveGuard } from '#app/editing/draft/leave-guard.tsx'
import type { Conflict, ConflictRow, SentForm, Side } from '#app/editing/form-state/open-form.ts'
import { SidePictures } from './side-pictures.tsx'

const SIDES: readonly { side: Side; label: string }[] = [
  { side: 'mine', label: 'Lo que escribiste' },
  { side: 'saved', label: 'Lo guardado' },
]

const SIDE =
  'flex cursor-pointer items-start gap-3 border-line px-[1.1rem] py-4 not-first:border-t hover:bg-hover has-checked:bg-selected md:not-first:border-t-0 md:not-first:border-l'

type Props = { propertyId: string; sent: SentForm; conflict: Conflict }

/** Shown when somebody else saved the property meanwhile: the person chooses a version of each fact. */
export function ConflictScreen({ propertyId, sent, conflict }: Props) {
  const { timeZone } = useAgency()
  const { rows, savedBy, savedAt, incomplete } = conflict
  const saving = useSaving()
  return (
    <main id="main" className="wrap grid max-w-[68rem] gap-5 pt-8 pb-32">
      <header className="grid gap-2">
        <h1 tabIndex={-1} className="text-3xl outline-none">
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
        {rows.map((row) => (
          <ConflictChoice key={row.field} row={row} pictures={{ mine: sent, saved: conflict.savedPictures }} />
        ))}
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
    </main>
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

type ChoiceProps = { row: ConflictRow; pictures: Record<Side, EachSet<FieldPhoto[]>> }

function ConflictChoice({ row, pictures }: ChoiceProps) {
  const { field, label } = row
  const set = setNamed(field)
  return (
    <fieldset className={`${BOX} min-w-0`}>
      <legend className="float-left w-full border-b border-line px-[1.1rem] py-3 font-semibold">{label}</legend>
      <input type="hidden" name="differing" value={field} />
      <div className="clear-both grid md:grid-cols-2">
        {SIDES.map(({ side, label: sideLabel }) => (
          <label key={side} className={SIDE}>
            <input
              type="radio"
              name={`choice-${field}`}
              value={side}
              defaultChecked={row.side === side}
              className="mt-[.15rem] size-5 flex-none accent-action"
            />
            <span className="grid min-w-0 gap-1">
              <span className="text-2xs font-semibold text-ink-3">{sideLabel}</span>
              <span className="wrap-anywhere whitespace-pre-line">{row[side]}</span>
              {set && <SidePictures set={set} pictures={pictures[side][set]} />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
