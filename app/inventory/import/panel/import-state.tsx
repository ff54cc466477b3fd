import { Form, Link, href } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { counted } from '#app/panel/counted.ts'
import { StopReason } from '#app/inventory/stop-reason.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { BOX, BOX_BODY } from '#app/ui/panel/box.tsx'
import type { ShownImport } from '#app/inventory/import/shown-import.ts'
import { IMPORT_INTENTS, type ImportIntent } from '#app/inventory/import/import-intents.ts'
import { type ReadingState, importLabel } from '#app/inventory/import/file/import-states.ts'
import { Warned } from './public-review.tsx'

type Action = { intent: ImportIntent; label: string; variant?: 'primary' | 'outline' | 'danger' }

/** What the import would do, does or did, and the buttons that go with it. */
export function ImportProgress({ shown, total }: { shown: ShownImport; total: number }) {
  const { id, state, counts, states, options, stopReason } = shown
  const due = counts.create + counts.change
  const done = states.saved + states.left
  const isUnderWay = state === 'running' || state === 'undoing'
  const progress =
    state === 'undoing'
      ? { value: states.undone + states.kept, max: states.saved + states.undone + states.kept }
      : { value: done, max: due }
  return (
    <section aria-label="Estado" className={`${BOX} ${BOX_BODY} grid gap-3`}>
      <p role="status" className="num max-w-(--measure)">
        <b>{importLabel(state, options)}.</b> {summary(shown, total)}
      </p>
      {state === 'checked' && shown.warned > 0 && <Warned shown={shown} />}
      <StopReason reason={stopReason} />
      {(isUnderWay || state === 'paused') && <Progress id={id} {...progress} isUnderWay={isUnderWay} />}
      <Actions actions={actionsOf(shown)} />
    </section>
  )
}

/** How far EasyBroker has been read, or why that ended. */
export function ReadingProgress({
  shown: { id, state, options, stopReason },
  reading,
}: {
  shown: ShownImport
  reading: ReadingState
}) {
  const { done, total, wait, fault } = reading
  const isUnderWay = state === 'running'
  return (
    <section aria-label="Estado" className={`${BOX} ${BOX_BODY} grid gap-3`}>
      <p role="status" className="num max-w-(--measure) wrap-anywhere">
        <b>{importLabel(state, options)}.</b>{' '}
        {isUnderWay
          ? wait
            ? `EasyBroker pide esperar ${formatCount(wait)}\u00A0s.`
            : 'Puedes seguir trabajando; aquí verás qué haría cada propiedad.'
          : (fault ?? stopReason ?? 'No se importó nada.')}
      </p>
      {isUnderWay && <Progress id={id} value={done} max={total} isUnderWay />}
      {isUnderWay ? (
        <Actions actions={[{ intent: IMPORT_INTENTS.stop, label: 'Detener', variant: 'outline' }]} />
      ) : (
        <Link
          to={href('/dashboard/importar')}
          className={buttonClass({ variant: 'outline', className: 'justify-self-start' })}
        >
          Empezar otra vez
        </Link>
      )}
    </section>
  )
}

/** `max` is null while it is unknown. */
function Progress({
  id,
  value,
  max,
  isUnderWay,
}: {
  id: string
  value: number
  max: number | null
  isUnderWay: boolean
}) {
  return (
    <>
      <progress
        {...(max !== null && { value, max: Math.max(1, max) })}
        aria-label="Avance"
        className="h-2 w-full max-w-120"
      />
      <p className="num text-sm text-ink-3">
        {max !== null && `${formatCount(value)} de ${formatCount(max)} `}
        {isUnderWay && (
          <Link to={href('/dashboard/importar/:importId', { importId: id })} preventScrollReset className="underline">
            Actualizar
          </Link>
        )}
      </p>
    </>
  )
}

function actionsOf({ state, counts, states, records: { log } }: ShownImport): Action[] {
  const due = counts.create + counts.change
  switch (state) {
    case 'checked':
      return due + log.due === 0
        ? []
        : [
            {
              intent: IMPORT_INTENTS.start,
              label: `Importar ${[said(due, 'propiedad', 'propiedades'), said(log.due, 'movimiento', 'movimientos')].filter(Boolean).join(' y ')}`,
            },
          ]
    case 'running':
      return [
        { intent: IMPORT_INTENTS.pause, label: 'Pausar', variant: 'outline' },
        { intent: IMPORT_INTENTS.stop, label: 'Detener', variant: 'outline' },
      ]
    case 'paused':
      return [
        { intent: IMPORT_INTENTS.resume, label: 'Seguir' },
        { intent: IMPORT_INTENTS.stop, label: 'Detener', variant: 'outline' },
      ]
    case 'stopped':
    case 'done':
      return states.saved + log.saved === 0
        ? []
        : [{ intent: IMPORT_INTENTS.undo, label: 'Deshacer la importación', variant: 'outline' }]
    default:
      return []
  }
}

function Actions({ actions }: { actions: readonly Action[] }) {
  if (actions.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map(({ intent, label, variant = 'primary' }) => (
        <Form key={intent} method="post" preventScrollReset>
          <button name="intent" value={intent} className={buttonClass({ variant })}>
            {label}
          </button>
        </Form>
      ))}
    </div>
  )
}

function summary({ state, counts, states, records: { log } }: ShownImport, total: number): string {
  const plan = [
    said(counts.create, 'nueva', 'nuevas'),
    said(counts.change, 'cambia', 'cambian'),
    said(counts.same, 'igual', 'iguales'),
    said(counts.conflict, 'cambió en el panel y no se toca', 'cambiaron en el panel y no se tocan'),
    said(counts.refused, 'no se importa', 'no se importan'),
    said(log.due, 'movimiento de la bitácora', 'movimientos de la bitácora'),
    said(log.same, 'movimiento que la bitácora ya tiene', 'movimientos que la bitácora ya tiene'),
  ].filter(Boolean)
  if (state === 'checked')
    return counts.create + counts.change + log.due === 0
      ? `De ${formatCount(total)}, ${plan.join(', ')}: no hay nada que importar.`
      : `${plan.join(', ')}.`
  const result = [
    said(states.saved, 'guardada', 'guardadas'),
    said(states.left, 'no se tocó', 'no se tocaron'),
    said(states.undone, 'deshecha', 'deshechas'),
    said(
      states.kept,
      'no se deshizo, porque alguien la cambió después',
      'no se deshicieron, porque alguien las cambió después',
    ),
    said(counts.refused, 'no se importó', 'no se importaron'),
    said(log.saved, 'movimiento añadido a la bitácora', 'movimientos añadidos a la bitácora'),
    said(log.undone, 'movimiento quitado de la bitácora', 'movimientos quitados de la bitácora'),
  ].filter(Boolean)
  return result.length === 0 ? '' : `${result.join(', ')}.`
}

function said(count: number, one: string, several: string): string {
  return count === 0 ? '' : counted(count, one, several)
}
