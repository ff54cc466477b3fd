import type { ReactNode } from 'react'
import { Form, Link, useNavigate, useSearchParams } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import type { JobProgress } from '#app/jobs/job-states.ts'
import type { ShownJob } from '#app/jobs/shown-job.ts'
import { counted } from '#app/panel/counted.ts'
import { buttonClass } from '#app/ui/button.ts'
import { BOX, BOX_BODY } from '#app/ui/panel/box.tsx'
import { ConfirmDialog } from '#app/ui/panel/confirm-dialog.tsx'
import { RepeatedRefresh } from '#app/ui/panel/repeated-refresh.tsx'

/** A button of a job. `asks`: what it does, for a question before it is done. */
export type JobAction = {
  intent: string
  label: string
  variant?: 'primary' | 'outline' | 'danger'
  asks?: { title: string; text: string; answer: string }
}

/** The parameter with the intent that is asked about. */
const ASKED_PARAM = 'pregunta'

type Props = {
  job: Pick<ShownJob, 'state' | 'counts' | 'states' | 'stopReason'> & { progress?: JobProgress | null }
  /** Its state in words. */
  label: string
  summary: string
  /** The page of the job. */
  address: string
  actions: readonly JobAction[]
  /** Whether its progress is shown although nobody works on it. */
  isWaiting: boolean
  /** What stands between the summary and the buttons. */
  children?: ReactNode
}

/** What a job would do, does or did, and the buttons that go with it. */
export function JobStatus({ job, label, summary, address, actions, isWaiting, children }: Props) {
  const { state, counts, states, stopReason } = job
  const isUnderWay = state === 'running' || state === 'undoing' || state === 'checking'
  const progress =
    state === 'checking'
      ? { value: job.progress?.done ?? 0, max: job.progress?.total ?? null }
      : state === 'undoing'
        ? { value: states.undone + states.kept, max: states.saved + states.undone + states.kept }
        : { value: states.saved + states.left, max: counts.create + counts.change }
  return (
    <StatusBox label={label} summary={summary}>
      {isUnderWay && <RepeatedRefresh />}
      {stopReason && (
        <p className="max-w-(--measure) wrap-anywhere text-danger">{stopReason} Lo que faltaba no se hizo.</p>
      )}
      {(isUnderWay || isWaiting) && (
        <ProgressBar value={progress.value} max={progress.max} address={isUnderWay ? address : null} />
      )}
      {children}
      <JobActions actions={actions} address={address} />
    </StatusBox>
  )
}

export function StatusBox({ label, summary, children }: Pick<Props, 'label' | 'summary' | 'children'>) {
  return (
    <section aria-label="Estado" className={`${BOX} ${BOX_BODY} grid gap-3`}>
      <p role="status" className="num max-w-(--measure) wrap-anywhere">
        <b>{label}.</b> {summary}
      </p>
      {children}
    </section>
  )
}

/** `max` is null while it is unknown; `address`: of the page to read again, null where nothing goes on. */
export function ProgressBar({ value, max, address }: { value: number; max: number | null; address: string | null }) {
  return (
    <>
      <progress
        {...(max !== null && { value, max: Math.max(1, max) })}
        aria-label="Avance"
        className="h-2 w-full max-w-120"
      />
      <p className="num text-sm text-ink-3">
        {max !== null && `${formatCount(value)} de ${formatCount(max)} `}
        {address !== null && (
          <Link to={address} preventScrollReset className="underline">
            Actualizar
          </Link>
        )}
      </p>
    </>
  )
}

export function JobActions({ actions, address }: Pick<Props, 'actions' | 'address'>) {
  if (actions.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map((action) =>
        action.asks ? (
          <AskingLink key={action.intent} address={address} {...action} asks={action.asks} />
        ) : (
          <JobButton key={action.intent} address={address} {...action} />
        ),
      )}
    </div>
  )
}

/** A press that asks first: its question has an address, so that it works without JavaScript. */
function AskingLink({ address, intent, label, variant = 'primary', asks }: AskingAction) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  return (
    <>
      <Link to={`${address}?${ASKED_PARAM}=${intent}`} preventScrollReset className={buttonClass({ variant })}>
        {label}
      </Link>
      {params.get(ASKED_PARAM) === intent && (
        <ConfirmDialog
          title={asks.title}
          backTo={address}
          hasAddress
          onCancel={() => void navigate(address, { replace: true, preventScrollReset: true })}
          answer={<JobButton address={address} intent={intent} label={asks.answer} variant="danger" />}
        >
          <p>{asks.text}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

type AskingAction = JobAction & { address: string; asks: NonNullable<JobAction['asks']> }

/** A press on a job, also from another page. */
export function JobButton({ address, intent, label, variant = 'primary' }: JobAction & { address: string }) {
  return (
    <Form method="post" action={address} preventScrollReset>
      <button name="intent" value={intent} className={buttonClass({ variant })}>
        {label}
      </button>
    </Form>
  )
}

/** '3 cambian'; empty for none. */
export function said(count: number, one: string, several: string): string {
  return count === 0 ? '' : counted(count, one, several)
}

/** '2 no se deshicieron, …'; empty for none. */
export function keptSaid(count: number): string {
  return said(
    count,
    'no se deshizo, porque alguien la cambió después',
    'no se deshicieron, porque alguien las cambió después',
  )
}
