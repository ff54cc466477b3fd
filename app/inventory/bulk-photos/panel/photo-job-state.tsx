import { href } from 'react-router'
import { BULK_INTENTS } from '#app/inventory/bulk-photos/bulk-photo-intents.ts'
import { BULK_PHOTO_STATE_LABELS, type ShownBulkPhotos } from '#app/inventory/bulk-photos/shown-bulk-photos.ts'
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
import { counted } from '#app/panel/counted.ts'
import { RepeatedRefresh } from '#app/ui/panel/repeated-refresh.tsx'

const STOP: JobAction = { intent: 'stop' satisfies JobIntent, label: 'Detener', variant: 'outline' }

/** What the job would do, does or did, and the buttons that go with it. */
export function PhotoJobState({ shown }: { shown: ShownBulkPhotos }) {
  const { id, state, progress, heic } = shown
  const address = href('/dashboard/fotos/:jobId', { jobId: id })
  if (state === 'reading')
    return (
      <StatusBox
        label={BULK_PHOTO_STATE_LABELS[state]}
        summary="Puedes seguir trabajando; aquí verás qué foto va a qué propiedad."
      >
        <RepeatedRefresh />
        <ProgressBar value={progress?.done ?? 0} max={progress?.total ?? null} address={address} />
        <JobActions actions={[STOP]} address={address} />
      </StatusBox>
    )
  return (
    <JobStatus
      job={shown}
      label={BULK_PHOTO_STATE_LABELS[state]}
      summary={summary(shown)}
      address={address}
      actions={actionsOf(shown)}
      isWaiting={state === 'paused'}
    >
      {state === 'checked' && heic > 0 && (
        <p className="max-w-(--measure) text-sm">
          <b>{counted(heic, 'foto está', 'fotos están')} en HEIC</b>, el formato del iPhone, que no se puede abrir aquí.
          Para guardarlas como JPG: en el iPhone, selecciónalas en Fotos, toca Compartir → Opciones → «Más compatible» y
          mándalas a Archivos; en una Mac, ábrelas en Vista Previa y usa Archivo → Exportar → JPEG. Para las próximas:
          Ajustes → Cámara → Formatos → «Más compatible».
        </p>
      )}
    </JobStatus>
  )
}

function actionsOf({ state, mode, counts, states, total, had, rows }: ShownBulkPhotos): JobAction[] {
  const undo: JobAction[] =
    states.saved > 0 ? [{ intent: 'undo' satisfies JobIntent, label: 'Deshacer', variant: 'outline' }] : []
  switch (state) {
    case 'checked':
      return [
        ...(counts.change > 0 ? startOf({ mode, total, had }) : []),
        { intent: BULK_INTENTS.cancel, label: 'Descartar', variant: 'outline' },
      ]
    case 'running':
      return [{ intent: 'pause' satisfies JobIntent, label: 'Pausar', variant: 'outline' }, STOP]
    case 'paused':
      return [{ intent: 'resume' satisfies JobIntent, label: 'Seguir' }, STOP]
    case 'stopped':
      return rows.length > 0 ? [{ intent: 'resume' satisfies JobIntent, label: 'Seguir' }, ...undo] : undo
    case 'done':
      return undo
    default:
      return []
  }
}

function startOf({ mode, total, had }: Pick<ShownBulkPhotos, 'mode' | 'total' | 'had'>): JobAction[] {
  const photos = counted(total, 'foto', 'fotos')
  if (had === 0) return [{ intent: 'start' satisfies JobIntent, label: `Añadir ${photos}` }]
  return mode === 'add'
    ? [
        { intent: 'start' satisfies JobIntent, label: `Añadir ${photos}` },
        { intent: BULK_INTENTS.replace, label: 'Mejor sustituir las que tienen', variant: 'outline' },
      ]
    : [
        { intent: 'start' satisfies JobIntent, label: `Sustituir por ${photos}`, variant: 'danger' },
        { intent: BULK_INTENTS.add, label: 'Mejor añadir al final', variant: 'outline' },
      ]
}

function summary({ state, mode, counts, states, total, had, ignored }: ShownBulkPhotos): string {
  const system = said(ignored, 'archivo del sistema que se ignora', 'archivos del sistema que se ignoran')
  if (state === 'checked') {
    if (counts.change === 0) return ['No hay ninguna foto que añadir', system].filter(Boolean).join('; ') + '.'
    const properties = counted(counts.change, 'propiedad', 'propiedades')
    const how = mode === 'add' ? ', al final de las que tienen' : ', en lugar de las que tienen'
    const rest = [said(counts.refused, 'grupo de archivos no entra', 'grupos de archivos no entran'), system]
    return (
      [`${counted(total, 'foto', 'fotos')} para ${properties}${had === 0 ? '' : how}`, ...rest]
        .filter(Boolean)
        .join('; ') + '.'
    )
  }
  const result = [
    said(states.saved, 'propiedad guardada', 'propiedades guardadas'),
    said(states.left, 'no se tocó', 'no se tocaron'),
    said(states.undone, 'deshecha', 'deshechas'),
    keptSaid(states.kept),
  ].filter(Boolean)
  return result.length === 0 ? '' : `${result.join(', ')}.`
}
