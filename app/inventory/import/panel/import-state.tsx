import { Link, href } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { IMPORT_STATE_LABELS } from '#app/inventory/import/file/import-states.ts'
import type { ShownImport } from '#app/inventory/import/shown-import.ts'
import type { JobIntent } from '#app/jobs/job-intents.ts'
import {
  type JobAction,
  JobActions,
  JobStatus,
  ProgressBar,
  StatusBox,
  keptSaid,
  said,
} from '#app/jobs/panel/job-status.tsx'
import { rowsOf } from '#app/jobs/shown-job.ts'
import { buttonClass } from '#app/ui/button.ts'
import { RepeatedRefresh } from '#app/ui/panel/repeated-refresh.tsx'
import { Warned } from './public-review.tsx'

/** What the import would do, does or did, and the buttons that go with it. */
export function ImportProgress({ shown }: { shown: ShownImport }) {
  const { id, state, warned } = shown
  return (
    <JobStatus
      job={shown}
      label={IMPORT_STATE_LABELS[state]}
      summary={summary(shown)}
      address={href('/dashboard/importar/:importId', { importId: id })}
      actions={actionsOf(shown)}
      isWaiting={state === 'paused'}
    >
      {state === 'checked' && warned > 0 && <Warned shown={shown} />}
    </JobStatus>
  )
}

/** How far EasyBroker has been read, or why that ended. */
export function ReadingProgress({ shown: { id, state, progress, stopReason } }: { shown: ShownImport }) {
  const address = href('/dashboard/importar/:importId', { importId: id })
  if (state !== 'reading')
    return (
      <StatusBox label={IMPORT_STATE_LABELS[state]} summary={stopReason ?? 'No se importó nada.'}>
        <Link
          to={href('/dashboard/importar')}
          className={buttonClass({ variant: 'outline', className: 'justify-self-start' })}
        >
          Empezar otra vez
        </Link>
      </StatusBox>
    )
  const note = progress?.wait
    ? `EasyBroker pide esperar ${formatCount(progress.wait)}\u00A0s.`
    : 'Puedes seguir trabajando; aquí verás qué haría cada propiedad.'
  return (
    <StatusBox label={IMPORT_STATE_LABELS[state]} summary={note}>
      <RepeatedRefresh />
      <ProgressBar value={progress?.done ?? 0} max={progress?.total ?? null} address={address} />
      <JobActions actions={[STOP]} address={address} />
    </StatusBox>
  )
}

const STOP: JobAction = { intent: 'stop' satisfies JobIntent, label: 'Detener', variant: 'outline' }

const UNDO: JobAction = {
  intent: 'undo' satisfies JobIntent,
  label: 'Deshacer la importación',
  variant: 'outline',
  asks: {
    title: 'Deshacer la importación',
    text: 'Las propiedades nuevas van a la papelera y las que cambiaron vuelven a como estaban, salvo las que alguien cambió después.',
    answer: 'Deshacer',
  },
}

function actionsOf({ state, counts, states, records: { log } }: ShownImport): JobAction[] {
  const due = counts.create + counts.change
  switch (state) {
    case 'checked':
      return due + log.due === 0
        ? []
        : [
            {
              intent: 'start' satisfies JobIntent,
              label: `Importar ${[said(due, 'propiedad', 'propiedades'), said(log.due, 'movimiento', 'movimientos')].filter(Boolean).join(' y ')}`,
            },
          ]
    case 'running':
      return [{ intent: 'pause' satisfies JobIntent, label: 'Pausar', variant: 'outline' }, STOP]
    case 'paused':
      return [{ intent: 'resume' satisfies JobIntent, label: 'Seguir' }, STOP]
    case 'stopped':
    case 'done':
      return states.saved + log.saved === 0 ? [] : [UNDO]
    default:
      return []
  }
}

function summary(shown: ShownImport): string {
  const { state, counts, states, records } = shown
  const { log } = records
  if (state === 'checking') return 'Puedes seguir trabajando; aquí verás qué haría cada fila.'
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
      ? `De ${formatCount(rowsOf(shown))}, ${plan.join(', ')}: no hay nada que importar.`
      : `${plan.join(', ')}.`
  const result = [
    said(states.saved, 'guardada', 'guardadas'),
    said(states.left, 'no se tocó', 'no se tocaron'),
    said(states.undone, 'deshecha', 'deshechas'),
    keptSaid(states.kept),
    said(counts.refused, 'no se importó', 'no se importaron'),
    said(log.saved, 'movimiento añadido a la bitácora', 'movimientos añadidos a la bitácora'),
    said(log.undone, 'movimiento quitado de la bitácora', 'movimientos quitados de la bitácora'),
    said(log.left, 'movimiento que no se puede leer', 'movimientos que no se pueden leer'),
  ].filter(Boolean)
  return result.length === 0 ? '' : `${result.join(', ')}.`
}
