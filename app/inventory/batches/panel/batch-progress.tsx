import { Form, Link, href } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { counted } from '#app/panel/counted.ts'
import { StopReason } from '#app/inventory/stop-reason.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { BOX, BOX_BODY } from '#app/ui/panel/box.tsx'
import { BATCH_STATE_LABELS } from '#app/inventory/batches/batch-states.ts'
import { PreviewActions } from './preview-actions.tsx'
import { BATCH_INTENTS, type BatchIntent, type ShownBatch } from '#app/inventory/batches/shown-batch.ts'

type Action = { intent: BatchIntent; label: string; variant?: 'primary' | 'outline' | 'danger' }

/** What the change would do, does or did, and the buttons that go with it. */
export function BatchProgress({ shown }: { shown: ShownBatch }) {
  const { id, state, counts, states, stopReason } = shown
  const isUnderWay = state === 'running' || state === 'undoing'
  const progress =
    state === 'undoing'
      ? { value: states.undone + states.kept, max: states.saved + states.undone + states.kept }
      : { value: states.saved + states.left, max: counts.change }
  const actions = actionsOf(shown)
  return (
    <section aria-label="Estado" className={`${BOX} ${BOX_BODY} grid gap-3`}>
      <p role="status" className="num max-w-(--measure)">
        <b>{BATCH_STATE_LABELS[state]}.</b> {summary(shown)}
      </p>
      <StopReason reason={stopReason} />
      {(isUnderWay || state === 'stopped') && (
        <>
          <progress
            value={progress.value}
            max={Math.max(1, progress.max)}
            aria-label="Avance"
            className="h-2 w-full max-w-120"
          />
          <p className="num text-sm text-ink-3">
            {formatCount(progress.value)} de {formatCount(progress.max)}{' '}
            {isUnderWay && (
              <Link to={href('/dashboard/cambios/:batchId', { batchId: id })} preventScrollReset className="underline">
                Actualizar
              </Link>
            )}
          </p>
        </>
      )}
      {shown.totals.length > 0 && (
        <ul aria-label="Totales" className="num grid gap-1 text-sm">
          {shown.totals.map(({ label, from, to, moved }) => (
            <li key={label}>
              {label}: {from} → <b>{to}</b> ({moved})
            </li>
          ))}
        </ul>
      )}
      {state === 'checked' && <PreviewActions shown={shown} />}
      {actions.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {actions.map((action) => (
            <BatchButton key={action.intent} id={id} {...action} />
          ))}
        </div>
      )}
    </section>
  )
}

/** A press on a batch, also from the list of properties. */
export function BatchButton({ id, intent, label, variant = 'primary' }: Action & { id: string }) {
  return (
    <Form method="post" action={href('/dashboard/cambios/:batchId', { batchId: id })}>
      <button name="intent" value={intent} className={buttonClass({ variant })}>
        {label}
      </button>
    </Form>
  )
}

function actionsOf({ state, states }: ShownBatch): Action[] {
  const undo: Action[] = states.saved > 0 ? [{ intent: BATCH_INTENTS.undo, label: 'Deshacer', variant: 'outline' }] : []
  switch (state) {
    case 'running':
      return [{ intent: BATCH_INTENTS.stop, label: 'Detener', variant: 'outline' }]
    case 'stopped':
      return [{ intent: BATCH_INTENTS.resume, label: 'Seguir' }, ...undo]
    case 'done':
      return undo
    default:
      return []
  }
}

function summary({ state, counts, states }: ShownBatch): string {
  const rest = [said(counts.same, 'ya está así', 'ya están así'), said(counts.refused, 'no cambia', 'no cambian')]
  if (state === 'checked') {
    const due = counts.change - states.left
    const left = said(states.left, 'se deja fuera', 'se dejan fuera')
    const plan = [said(due, 'cambia', 'cambian'), left, ...rest].filter(Boolean).join(', ')
    return due === 0 ? `${plan}: no hay nada que aplicar.` : `${plan}. Todavía no se guarda nada.`
  }
  const result = [
    said(states.saved, 'cambió', 'cambiaron'),
    said(states.undone, 'se deshizo', 'se deshicieron'),
    said(states.left, 'no se tocó', 'no se tocaron'),
    said(
      states.kept,
      'no se deshizo, porque alguien la cambió después',
      'no se deshicieron, porque alguien las cambió después',
    ),
    ...rest,
  ].filter(Boolean)
  return `${result.join(', ')}.`
}

function said(count: number, one: string, several: string): string {
  return count === 0 ? '' : counted(count, one, several)
}
