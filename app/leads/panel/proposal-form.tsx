import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { controlsOfForm } from '#app/forms/form-rules.ts'
import { ENTRY_LABELS, TYPED_ENTRY_KINDS, isContact } from '#app/leads/entry.ts'
import { doneKindOf } from '#app/leads/history/read-entry-line.ts'
import { type LeadStage, type NextAction, nextActionText } from '#app/leads/lead.ts'
import { isUnanswered } from '#app/leads/proposed-stage.ts'
import { buttonClass } from '#app/ui/button.ts'
import { CheckBox } from '#app/ui/form/check-box.tsx'
import { ControlScope, FieldAlerts } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextAreaField, TextField } from '#app/ui/form/text-field.tsx'
import { useFirstErrorFocus } from '#app/ui/form/use-first-error-focus.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ForwardStageField } from '#app/leads/forward-stage-field.tsx'
import { NextActionFields } from './lead-form.tsx'
import { LEAD_VERSION_CONTROL } from './lead-form-state.ts'
import { ANSWERS_CONTROL, ENTRY_RULES, FINISHES_CONTROL, LEAD_INTENTS, type LeadAnswer } from './lead-page.ts'

type Props = {
  answer: LeadAnswer
  lead: NextAction & { version: number; stage: LeadStage }
  /** The day of the agency. */
  today: string
  /** How many messages of the person are not answered. */
  waiting: number
}

/** The buttons beside the main one, where a next action is proposed. */
const OTHER_WAYS = [
  { intent: LEAD_INTENTS.entryWithVisit, label: 'Guardar y planear visita' },
  { intent: LEAD_INTENTS.entry, label: 'Guardar solo el renglón' },
]

/** What a line says, for confirmation. A next action is saved only with its own button. */
export function ProposalForm({ answer, lead, today, waiting }: Props) {
  const form = useFirstErrorFocus<HTMLFormElement>(answer)
  const save = useRef<HTMLButtonElement>(null)
  const busy = useNavigation().formData !== undefined
  const { doubts, proposesNext } = answer
  const control = controlsOfForm(ENTRY_RULES, answer)
  const nextAction = nextActionText(lead)
  const finishes = isDoneBy(answer, lead, today) ? nextAction : ''
  useEffect(() => {
    if (Object.keys(answer.errors).length === 0) save.current?.focus()
  }, [answer])
  return (
    <Form
      ref={form}
      key={JSON.stringify(answer.values)}
      method="post"
      noValidate
      preventScrollReset
      aria-label="Revisa lo que se entendió"
      className="grid gap-[1.1rem] border-b border-line bg-sunken p-[1.1rem]"
    >
      <input type="hidden" name={LEAD_VERSION_CONTROL} value={lead.version} />
      <p role="status" className="font-semibold">
        Revisa lo que se entendió y guárdalo
      </p>
      {doubts.map((doubt) => (
        <p key={doubt} role="alert" className="flex items-start gap-2 font-medium text-danger">
          <Icon name="warning" className="mt-[.15em]" />
          {doubt}
        </p>
      ))}
      <FieldAlerts value={true}>
        <ControlScope value="renglon-">
          <div className="grid gap-[1.1rem] sm:grid-cols-2">
            <SelectField label="Qué fue" {...control('kind')} options={TYPED_ENTRY_KINDS} labels={ENTRY_LABELS} />
            <TextField label="ID de la propiedad (opcional)" {...control('property')} autoComplete="off" />
          </div>
          <TextAreaField label="Renglón" {...control('note')} className="min-h-20!" />
          {answer.values.toStage && <ForwardStageField stage={lead.stage} control={control('toStage')} />}
          {proposesNext && (
            <fieldset className="grid gap-[1.1rem] sm:grid-cols-[2fr_1fr_1fr]">
              <legend className="mb-2 font-semibold">Siguiente acción que se propone</legend>
              <NextActionFields control={control} />
              {nextAction !== '' && finishes === '' && (
                <p className="text-ink-3 sm:col-span-full">Reemplaza la de ahora: {nextAction}</p>
              )}
            </fieldset>
          )}
        </ControlScope>
      </FieldAlerts>
      {finishes !== '' && (
        <CheckBox name={FINISHES_CONTROL} value="1" defaultChecked label={`Con esto queda hecha: ${finishes}`} />
      )}
      {waiting > 0 && isContact(answer.values.kind ?? '') && (
        <CheckBox
          name={ANSWERS_CONTROL}
          value="1"
          defaultChecked={!isUnanswered(answer.values.note ?? '')}
          label={answeredText(waiting)}
        />
      )}
      {/* The first button is the one that Enter in a field presses. */}
      <div className="flex flex-row-reverse flex-wrap gap-3 max-sm:*:w-full">
        <button
          ref={save}
          type="submit"
          name="intent"
          value={proposesNext ? LEAD_INTENTS.entryWithNext : LEAD_INTENTS.entry}
          aria-disabled={busy || undefined}
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          className={buttonClass()}
        >
          {proposesNext ? 'Guardar con la siguiente acción' : 'Guardar en el historial'}
        </button>
        {proposesNext &&
          OTHER_WAYS.map(({ intent, label }) => (
            <button
              key={intent}
              type="submit"
              name="intent"
              value={intent}
              aria-disabled={busy || undefined}
              className={buttonClass({ variant: 'outline' })}
            >
              {label}
            </button>
          ))}
      </div>
    </Form>
  )
}

function answeredText(waiting: number): string {
  return waiting === 1
    ? 'Con esto queda respondido su mensaje del sitio'
    : `Con esto quedan respondidos sus ${waiting} mensajes del sitio`
}

/** Whether a line does what was due: 'llamé' where 'Llamar' was the next action until today. */
function isDoneBy({ values }: LeadAnswer, { nextAction, nextDay }: NextAction, today: string): boolean {
  return nextAction !== null && nextDay !== null && nextDay <= today && values.kind === doneKindOf(nextAction)
}
