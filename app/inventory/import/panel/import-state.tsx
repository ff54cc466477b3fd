import { Link } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { IMPORT_STATE_LABELS } from '#app/inventory/import/file/import-states.ts'
import type { ShownImport } from '#app/inventory/import/kind/shown-import.ts'
import type { JobIntent } from '#app/jobs/job-intents.ts'
import { type JobAction, JobActions, JobStatus, ProgressBar, StatusBox, said } from '#app/jobs/panel/job-status.tsx'
import { ROW_STATES, type RowOutcome } from '#app/jobs/job-states.ts'
import type { ImportOf } from '#app/inventory/import/file/import-of.ts'
import { IMPORT_WORDS } from '#app/inventory/import/import-words.ts'
import { rowsOf } from '#app/jobs/shown-job.ts'
import { buttonClass } from '#app/ui/button.ts'
import { BANNER } from '#app/ui/panel/banner.ts'
import { RepeatedRefresh } from '#app/ui/panel/repeated-refresh.tsx'
import { Warned } from './public-review.tsx'

/** What the import would do, does or did, and the buttons that go with it. */
export function ImportProgress({ shown }: { shown: ShownImport }) {
  const { id, state, warned, of } = shown
  const { addressOf, otherKind } = IMPORT_WORDS[of]
  return (
    <JobStatus
      job={shown}
      label={IMPORT_STATE_LABELS[state]}
      summary={summary(shown)}
      address={addressOf(id)}
      actions={actionsOf(shown)}
      isWaiting={state === 'paused'}
    >
      {shown.isOfOther && (
        <p className={`${BANNER} max-w-(--measure)`}>
          <span>
            {otherKind.text}{' '}
            <Link to={otherKind.to} className="underline">
              {otherKind.label}
            </Link>
          </span>
        </p>
      )}
      {isForgotten(shown) && <p className="max-w-(--measure) text-sm text-ink-2">{FORGOTTEN}</p>}
      {of === 'import' && state === 'checked' && warned > 0 && <Warned shown={shown} />}
    </JobStatus>
  )
}

/** How far a large file or an account is read, or why that ended. */
export function ReadingProgress({ shown: { id, of, state, progress, stopReason } }: { shown: ShownImport }) {
  const { list, addressOf } = IMPORT_WORDS[of]
  const address = addressOf(id)
  if (state !== 'reading')
    return (
      <StatusBox label={IMPORT_STATE_LABELS[state]} summary={stopReason ?? 'No se importó nada.'}>
        <Link to={list} className={buttonClass({ variant: 'outline', className: 'justify-self-start' })}>
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

function undoOf(of: ImportOf): JobAction {
  const title = 'Deshacer la importación'
  const asks = { title, text: IMPORT_WORDS[of].undo, answer: 'Deshacer' }
  return { intent: 'undo' satisfies JobIntent, label: title, variant: 'outline', asks }
}

const FORGOTTEN =
  'Lo que decía cada fila ya se borró, para no guardar datos de personas: esta importación ya no se puede deshacer.'

/** Whether the rows of an import of leads were deleted after some time. */
function isForgotten(shown: ShownImport): boolean {
  const { of, state, stopReason } = shown
  const isEnded = state === 'done' || state === 'undone' || (state === 'stopped' && stopReason === null)
  return of === 'leads' && isEnded && rowsOf(shown) === 0
}

function actionsOf({ of, state, counts, states, records: { log } }: ShownImport): JobAction[] {
  const due = counts.create + counts.change
  switch (state) {
    case 'checked':
      return due + log.due === 0
        ? []
        : [
            {
              intent: 'start' satisfies JobIntent,
              label: `Importar ${[said(due, ...IMPORT_WORDS[of].thing), said(log.due, 'movimiento', 'movimientos')].filter(Boolean).join(' y ')}`,
            },
          ]
    case 'running':
      return [{ intent: 'pause' satisfies JobIntent, label: 'Pausar', variant: 'outline' }, STOP]
    case 'paused':
      return [{ intent: 'resume' satisfies JobIntent, label: 'Seguir' }, STOP]
    case 'stopped':
    case 'done':
      return states.saved + log.saved === 0 ? [] : [undoOf(of)]
    default:
      return []
  }
}

/** As a summary names them. */
const OUTCOMES_IN_ORDER = ['create', 'change', 'same', 'conflict', 'refused'] as const satisfies readonly RowOutcome[]

function summary(shown: ShownImport): string {
  const { of, state, counts, states, records } = shown
  const { log } = records
  if (state === 'checking') return 'Puedes seguir trabajando; aquí verás qué haría cada fila.'
  const { plan: planned, result: ended, refused } = IMPORT_WORDS[of]
  const plan = [
    ...OUTCOMES_IN_ORDER.map((each) => said(counts[each], ...planned[each])),
    said(log.due, 'movimiento del Registro de Actividad', 'movimientos del Registro de Actividad'),
    said(
      log.same,
      'movimiento que el Registro de Actividad ya tiene',
      'movimientos que el Registro de Actividad ya tiene',
    ),
  ].filter(Boolean)
  if (state === 'checked')
    return counts.create + counts.change + log.due === 0
      ? `De ${formatCount(rowsOf(shown))}, ${plan.join(', ')}: no hay nada que importar.`
      : `${plan.join(', ')}.`
  const result = [
    ...ROW_STATES.map((each) => said(states[each], ...ended[each])),
    said(counts.refused, ...refused),
    said(log.saved, 'movimiento añadido al Registro de Actividad', 'movimientos añadidos al Registro de Actividad'),
    said(log.undone, 'movimiento quitado del Registro de Actividad', 'movimientos quitados del Registro de Actividad'),
    said(log.left, 'movimiento que no se puede leer', 'movimientos que no se pueden leer'),
  ].filter(Boolean)
  return result.length === 0 ? '' : `${result.join(', ')}.`
}
