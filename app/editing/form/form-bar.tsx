import { Link, href } from 'react-router'
import { BackLink } from '#app/panel/panel-head.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { METER } from '#app/ui/meter.ts'
import { FORM_BAR, FORM_BAR_LINE, SAVE_BAR } from './form-frame.ts'
import { FORM_ID, useLiveForm } from '#app/editing/form-state/live-form.tsx'
import { NEXT } from '#app/editing/form-state/open-form.ts'
import { useSaving } from '#app/editing/form-state/use-saving.tsx'
import { MissingList } from './missing-list.tsx'
import { progressOf } from './progress.ts'
import { SectionJumps } from './section-nav.tsx'

type FormBarProps = { title: string; isNew: boolean; canAddAnother: boolean; wrong: string[] }

/** The head of the form: the link back and, always visible, title, progress of a new property, actions. */
export function FormBar({ title, isNew, canAddAnother, wrong }: FormBarProps) {
  return (
    <>
      <div className="-mb-4 lg:-mb-5">
        <BackLink to={href('/dashboard')} label="Volver al dashboard" />
      </div>
      <header className={FORM_BAR}>
        <div className={FORM_BAR_LINE}>
          <h1 tabIndex={-1} className="min-w-0 grow text-[1.625rem] outline-none">
            {title}
          </h1>
          {isNew && <ProgressFigure />}
          <CancelLink className="max-lg:hidden" />
          {canAddAnother && <SaveAndAddButton className="max-lg:hidden" />}
          <SaveButton className="max-lg:hidden" />
        </div>
        <MissingList className="relative flex items-center gap-3 overflow-x-auto scrollbar-none px-(--gutter) lg:px-8 xl:hidden" />
        {isNew && <ProgressMeter />}
        <SectionJumps wrong={wrong} />
      </header>
    </>
  )
}

/**
 * The same actions at the bottom of a narrow screen. With very large text 'Cancelar' is left out: the head has a back
 * link.
 */
export function SaveBar() {
  return (
    <aside
      aria-label="Guardar"
      className={`${SAVE_BAR} fixed inset-x-0 bottom-0 z-(--z-nav) grid grid-cols-[1fr_2fr] gap-[.6rem] max-[19rem]:grid-cols-1 border-t border-line bg-surface px-(--gutter) pt-[.7rem] pb-[calc(.7rem+env(safe-area-inset-bottom))] lg:hidden`}
    >
      <CancelLink className="max-[19rem]:hidden" />
      <SaveButton className="whitespace-normal" />
    </aside>
  )
}

function ProgressFigure() {
  const { percent, filled, total } = progressOf(useLiveForm().values)
  return (
    <p className="num text-xs font-semibold whitespace-nowrap text-ink-3">
      <b className="font-semibold text-ink">{percent}&nbsp;%</b>
      <span className="max-lg:hidden">
        {' '}
        · {filled} de {total} datos
      </span>
    </p>
  )
}

function ProgressMeter() {
  const { percent } = progressOf(useLiveForm().values)
  return (
    <progress
      className={`block h-[3px] forced-colors:h-[5px] ${METER}`}
      value={percent}
      max={100}
      aria-label="Progreso del formulario"
    />
  )
}

function CancelLink({ className = '' }: { className?: string }) {
  return (
    <Link to={href('/dashboard')} className={buttonClass({ variant: 'outline', className })}>
      Cancelar
    </Link>
  )
}

/** Keeps focus and width while the form is being sent. */
function SaveButton({ className = '' }: { className?: string }) {
  const saving = useSaving()
  return (
    <button
      type="submit"
      form={FORM_ID}
      aria-disabled={saving || undefined}
      className={buttonClass({ className: `min-w-[min(100%,10.75rem)] ${className}` })}
    >
      {saving && <span aria-hidden="true" className="spinner" />}
      {saving ? 'Guardando...' : 'Guardar propiedad'}
    </button>
  )
}

/** Saves and opens a form for another property of the same type and place. It is in the head, or at the end of the form on a narrow screen. */
export function SaveAndAddButton({ className = '' }: { className?: string }) {
  const saving = useSaving()
  return (
    <button
      type="submit"
      form={FORM_ID}
      name={NEXT.name}
      value={NEXT.another}
      aria-disabled={saving || undefined}
      className={buttonClass({ variant: 'outline', className })}
    >
      Guardar y añadir otra
    </button>
  )
}
