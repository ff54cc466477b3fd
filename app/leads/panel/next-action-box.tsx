import { useEffect, useEffectEvent } from 'react'
import { Form, useLocation } from 'react-router'
import { controlsOfForm } from '#app/forms/form-rules.ts'
import { ENTRY_LABELS, TYPED_ENTRY_KINDS, type TypedEntryKind } from '#app/leads/entry.ts'
import { doneKindOf } from '#app/leads/history/read-entry-line.ts'
import { type LeadStage, type NextAction, nextActionText } from '#app/leads/lead.ts'
import { type DoneLine, proposedStage } from '#app/leads/proposed-stage.ts'
import { NOTICE_PARAM } from '#app/site/notice-param.ts'
import { keepTogether } from '#app/text/keep-together.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { ControlScope, FieldAlerts } from '#app/ui/form/field.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { useFirstErrorFocus } from '#app/ui/form/use-first-error-focus.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ForwardStageField } from '#app/leads/forward-stage-field.tsx'
import { NextActionFields } from './lead-form.tsx'
import { LEAD_VERSION_CONTROL } from './lead-form-state.ts'
import { LEAD_INTENTS, type LeadAnswer, NEXT_RULES } from './lead-page.ts'

type Props = {
  lead: NextAction & { version: number; stage: LeadStage }
  /** What was done last, from the history; null for nothing. */
  lastDone: DoneLine | null
  /** The day of the agency. */
  today: string
  answer: LeadAnswer | null
  mayEdit: boolean
}

/** What comes next with a lead: done with one press, or another action. */
export function NextActionBox({ lead, lastDone, today, answer, mayEdit }: Props) {
  const refusal = answer?.part === 'next' ? answer : null
  const { nextAction, nextDay } = lead
  const isAsked = nextAction === null && lead.stage !== 'ganado' && lead.stage !== 'perdido'
  const isOverdue = nextDay !== null && nextDay < today
  const tail = !mayEdit ? '' : isAsked || nextAction !== null ? 'pb-0' : 'border-b border-line'
  return (
    <section aria-labelledby="siguiente" className={BOX}>
      <BoxHead id="siguiente" title="Siguiente acción" />
      <p className={`${BOX_BODY} ${tail} wrap-anywhere ${isOverdue ? 'font-medium text-danger' : ''}`}>
        {nextAction === null
          ? 'Sin siguiente acción.'
          : `${isOverdue ? 'Vencida: ' : ''}${keepTogether(nextActionText(lead))}`}
      </p>
      {mayEdit && nextAction !== null && <DoneForm version={lead.version} kind={doneKindOf(nextAction)} />}
      {mayEdit && isAsked && <ChangeForm lead={lead} lastDone={lastDone} refusal={refusal} />}
      {mayEdit && !isAsked && (
        <Disclosure
          look="row"
          head="px-[1.1rem]"
          summary={nextAction === null ? 'Poner siguiente acción' : 'Cambiar siguiente acción'}
          open={refusal !== null}
        >
          <ChangeForm lead={lead} lastDone={lastDone} refusal={refusal} />
        </Disclosure>
      )}
    </section>
  )
}

type ChangeProps = Pick<Props, 'lead' | 'lastDone'> & { refusal: LeadAnswer | null }

function ChangeForm({ lead, lastDone, refusal }: ChangeProps) {
  const form = useFirstErrorFocus<HTMLFormElement>(refusal)
  const { version, stage, nextAction, nextDay, nextHour } = lead
  const { search } = useLocation()
  const notice = new URLSearchParams(search).get(NOTICE_PARAM)
  // '¿Qué sigue?': the answer is typed at once, and may move the lead to the stage of what was done.
  const isAsking = notice === 'accion-hecha' || notice === 'visita-anotada'
  const asks = useEffectEvent(() => {
    if (isAsking) form.current?.querySelector<HTMLElement>('[name=nextAction]')?.focus()
  })
  useEffect(() => asks(), [])
  const toStage = isAsking && lastDone ? (proposedStage(stage, [lastDone]) ?? '') : ''
  const opened = { nextAction: nextAction ?? '', nextDay: nextDay ?? '', nextHour: nextHour ?? '', toStage }
  const control = controlsOfForm(NEXT_RULES, refusal, opened)
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className={`${BOX_BODY} grid gap-3`}>
      <input type="hidden" name={LEAD_VERSION_CONTROL} value={version} />
      <FieldAlerts value={true}>
        <ControlScope value="siguiente-">
          <NextActionFields control={control} />
          {(refusal?.values.toStage ?? toStage) && <ForwardStageField stage={stage} control={control('toStage')} />}
        </ControlScope>
      </FieldAlerts>
      <button name="intent" value={LEAD_INTENTS.next} className={buttonClass({ variant: 'outline' })}>
        Guardar siguiente acción
      </button>
    </Form>
  )
}

function DoneForm({ version, kind }: { version: number; kind: TypedEntryKind }) {
  return (
    <Form
      method="post"
      preventScrollReset
      className={`${BOX_BODY} grid grid-cols-[minmax(0,1fr)_auto] gap-2 border-b border-line max-[16rem]:grid-cols-1`}
    >
      <input type="hidden" name={LEAD_VERSION_CONTROL} value={version} />
      <Select name="kind" aria-label="Qué fue" defaultValue={kind}>
        {TYPED_ENTRY_KINDS.map((option) => (
          <option key={option} value={option}>
            {ENTRY_LABELS[option]}
          </option>
        ))}
      </Select>
      <button name="intent" value={LEAD_INTENTS.done} className={buttonClass()}>
        <Icon name="check" />
        Hecha
      </button>
    </Form>
  )
}
