import { useEffect, useRef } from 'react'
import { Form, Link, href, useNavigation } from 'react-router'
import { useAgency } from '#app/agency/use-agency.tsx'
import { formatMoment } from '#app/calendar/moment.ts'
import { controlsOfForm } from '#app/forms/form-rules.ts'
import {
  ENTRY_LABELS,
  type EntryLine,
  type History,
  LINES_A_PAGE,
  TYPED_ENTRY_KINDS,
  WAITING_STATES,
  isContact,
} from '#app/leads/entry.ts'
import { doneKindOf } from '#app/leads/history/read-entry-line.ts'
import { type NextAction, nextActionText } from '#app/leads/lead.ts'
import { pageAddress } from '#app/panel/page-param.ts'
import { buttonClass } from '#app/ui/button.ts'
import { CheckBox } from '#app/ui/form/check-box.tsx'
import { ControlScope, FieldAlerts } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextAreaField, TextField } from '#app/ui/form/text-field.tsx'
import { useFirstErrorFocus } from '#app/ui/form/use-first-error-focus.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ROW_NOTE } from '#app/ui/panel/rows.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { NextActionFields } from './lead-form.tsx'
import { LEAD_VERSION_CONTROL } from './lead-form-state.ts'
import {
  ANSWERS_CONTROL,
  ENTRY_RULES,
  FINISHES_CONTROL,
  LEAD_INTENTS,
  LINE_RULES,
  type LeadAnswer,
} from './lead-page.ts'

type Props = {
  history: History
  lead: NextAction & { name: string; version: number }
  /** The day of the agency. */
  today: string
  answer: LeadAnswer | null
  mayEdit: boolean
}

/** The history of a lead, the newest line first, and the line to type into it. */
export function HistoryBox({ history: { lines, pages, isMore }, lead, today, answer, mayEdit }: Props) {
  return (
    <section aria-labelledby="historial" className={BOX}>
      <BoxHead id="historial" title="Historial" />
      {mayEdit && <LineForm key={lines[0]?.id} answer={answer} />}
      {mayEdit && answer?.part === 'entry' && (
        <ProposalForm answer={answer} lead={lead} today={today} waiting={waitingIn(lines)} />
      )}
      <ol className="divide-y divide-line">
        {lines.map((line, at) => (
          <HistoryLine
            key={line.id}
            // The first line of a page, where the link for older lines leads.
            id={at > 0 && at % LINES_A_PAGE === 0 ? olderId(at / LINES_A_PAGE + 1) : undefined}
            line={line}
            name={lead.name}
          />
        ))}
      </ol>
      {lines.length === 0 && <p className={`${BOX_BODY} text-ink-2`}>Todavía no hay nada en su historial.</p>}
      {isMore && (
        <p className={`${BOX_BODY} border-t border-line`}>
          <Link to={`${pageAddress('', pages + 1)}#${olderId(pages + 1)}`} className={TEXT_LINK}>
            Ver anteriores
          </Link>
        </p>
      )}
    </section>
  )
}

function olderId(page: number): string {
  return `renglones-${page}`
}

function LineForm({ answer }: { answer: LeadAnswer | null }) {
  const refusal = answer?.part === 'line' ? answer : null
  const form = useFirstErrorFocus<HTMLFormElement>(refusal)
  const busy = useNavigation().formData?.get('intent') === LEAD_INTENTS.line
  const shown = answer?.part === 'line' || answer?.part === 'entry' ? answer : null
  const control = controlsOfForm(LINE_RULES, refusal, { line: shown?.values.line ?? '' })
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      className={`${BOX_BODY} grid items-start gap-3 border-b border-line sm:grid-cols-[1fr_auto]`}
    >
      <FieldAlerts value={true}>
        <TextField
          label="¿Qué pasó?"
          {...control('line')}
          autoComplete="off"
          placeholder="llamé, quiere ver PROP-434 el jueves 10:00"
          note="Antes de guardar verás qué se entendió: qué fue, la propiedad y la siguiente acción."
        />
      </FieldAlerts>
      <button
        type="submit"
        name="intent"
        value={LEAD_INTENTS.line}
        aria-disabled={busy || undefined}
        className={buttonClass({ variant: 'outline', className: 'sm:mt-6' })}
      >
        Anotar
      </button>
    </Form>
  )
}

/** `waiting`: how many messages of the person are not answered. */
type ProposalProps = Pick<Props, 'lead' | 'today'> & { answer: LeadAnswer; waiting: number }

/** What a line says, for confirmation. A next action is saved only with its own button. */
function ProposalForm({ answer, lead, today, waiting }: ProposalProps) {
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
        <CheckBox name={ANSWERS_CONTROL} value="1" defaultChecked label={answeredText(waiting)} />
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
        {proposesNext && (
          <button
            type="submit"
            name="intent"
            value={LEAD_INTENTS.entryWithVisit}
            aria-disabled={busy || undefined}
            className={buttonClass({ variant: 'outline' })}
          >
            Guardar y planear visita
          </button>
        )}
        {proposesNext && (
          <button
            type="submit"
            name="intent"
            value={LEAD_INTENTS.entry}
            aria-disabled={busy || undefined}
            className={buttonClass({ variant: 'outline' })}
          >
            Guardar solo el renglón
          </button>
        )}
      </div>
    </Form>
  )
}

function waitingIn(lines: Props['history']['lines']): number {
  const isWaiting = ({ kind, message }: EntryLine) =>
    kind === 'mensaje' && WAITING_STATES.some((state) => state === message?.state)
  return lines.filter(isWaiting).length
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

/** @param name of the lead: who wrote a message is said only where it was somebody else */
function HistoryLine({ id, line, name }: { id: string | undefined; line: EntryLine; name: string }) {
  const { timeZone } = useAgency()
  const { kind, note, createdAt, author, property, message } = line
  return (
    <li id={id} className="grid gap-1 px-[1.1rem] py-3">
      <p className={ROW_NOTE}>
        <span className="font-semibold text-ink-2">{ENTRY_LABELS[kind]}</span>&nbsp;·{' '}
        <time dateTime={createdAt} className="num">
          {formatMoment(timeZone, createdAt)}
        </time>
        {author && <>&nbsp;· {author}</>}
        {kind === 'mensaje' && message?.sender && !isSameName(message.sender, name) && <>&nbsp;· de {message.sender}</>}
      </p>
      {note && <p className="max-w-(--measure) wrap-anywhere whitespace-pre-line">{note}</p>}
      {property && (
        <p className="text-sm wrap-anywhere">
          {property.to ? (
            <Link to={property.to} className="underline">
              {property.title}
            </Link>
          ) : (
            `${property.title} (ya no existe)`
          )}{' '}
          <span className="num text-ink-3">{property.code}</span>
          {property.state && <span className="text-warn">&nbsp;· {property.state}</span>}
        </p>
      )}
      {message && <MessageLink message={message} isArrival={kind === 'mensaje'} />}
    </li>
  )
}

function isSameName(one: string, other: string): boolean {
  return one.trim().localeCompare(other.trim(), 'es', { sensitivity: 'base' }) === 0
}

type MessageLinkProps = { message: NonNullable<EntryLine['message']>; isArrival: boolean }

function MessageLink({ message: { id, state, sourcePage }, isArrival }: MessageLinkProps) {
  if (state === null) return <p className={ROW_NOTE}>El mensaje se eliminó.</p>
  return (
    <>
      <p className="text-sm">
        <Link to={href('/dashboard/mensajes/:messageId', { messageId: id })} className="underline">
          Ver el mensaje
        </Link>
        {isArrival && sourcePage && (
          <>
            {' · desde '}
            <a href={sourcePage} className="wrap-anywhere underline">
              {sourcePage}
            </a>
          </>
        )}
      </p>
      {isArrival && state === 'spam' && (
        <p className="flex items-start gap-2 font-medium text-warn">
          <Icon name="warning" className="mt-[.15em]" />
          El mensaje se marcó como spam. El prospecto sigue aquí.
        </p>
      )}
    </>
  )
}
