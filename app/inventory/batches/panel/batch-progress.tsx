import { href } from 'react-router'
import { batchStateLabel } from '#app/inventory/batches/batch-states.ts'
import type { ShownBatch } from '#app/inventory/batches/shown-batch.ts'
import type { JobIntent } from '#app/jobs/job-intents.ts'
import { type JobAction, JobStatus, keptSaid, said } from '#app/jobs/panel/job-status.tsx'
import { PreviewActions } from './preview-actions.tsx'

/** What the change would do, does or did, and the buttons that go with it. */
export function BatchProgress({ shown }: { shown: ShownBatch }) {
  const { id, state } = shown
  return (
    <JobStatus
      job={shown}
      label={batchStateLabel(state, shown.states.saved)}
      summary={summary(shown)}
      address={href('/dashboard/cambios/:batchId', { batchId: id })}
      actions={actionsOf(shown)}
      isWaiting={state === 'stopped'}
    >
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
    </JobStatus>
  )
}

export const UNDO_BATCH = { intent: 'undo' satisfies JobIntent, label: 'Deshacer', variant: 'outline' } as const

function actionsOf({ state, states }: ShownBatch): JobAction[] {
  const undo = states.saved > 0 ? [UNDO_BATCH] : []
  switch (state) {
    case 'running':
      return [{ intent: 'stop' satisfies JobIntent, label: 'Detener', variant: 'outline' }]
    case 'stopped':
      return [{ intent: 'resume' satisfies JobIntent, label: 'Seguir' }, ...undo]
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
    keptSaid(states.kept),
    ...rest,
  ].filter(Boolean)
  return `${result.join(', ')}.`
}
