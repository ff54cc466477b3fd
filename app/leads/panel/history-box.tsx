import { Form, Link, href, useNavigation } from 'react-router'
import { useAgency } from '#app/agency/use-agency.tsx'
import { formatMoment } from '#app/calendar/moment.ts'
import { controlsOfForm } from '#app/forms/form-rules.ts'
import { ENTRY_LABELS, type EntryLine, type History, LINES_A_PAGE, WAITING_STATES } from '#app/leads/entry.ts'
import type { LeadStage, NextAction } from '#app/leads/lead.ts'
import { pageAddress } from '#app/panel/page-param.ts'
import { buttonClass } from '#app/ui/button.ts'
import { FieldAlerts } from '#app/ui/form/field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useFirstErrorFocus } from '#app/ui/form/use-first-error-focus.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ROW_NOTE } from '#app/ui/panel/rows.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { LEAD_INTENTS, LINE_RULES, type LeadAnswer } from './lead-page.ts'
import { ProposalForm } from './proposal-form.tsx'

type Props = {
  history: History
  lead: NextAction & { name: string; version: number; stage: LeadStage }
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
            // The link for older lines leads to the first line that it adds.
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

function waitingIn(lines: Props['history']['lines']): number {
  const isWaiting = ({ kind, message }: EntryLine) =>
    kind === 'mensaje' && WAITING_STATES.some((state) => state === message?.state)
  return lines.filter(isWaiting).length
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
