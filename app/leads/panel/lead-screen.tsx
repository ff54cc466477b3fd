import { Form, Link, href, useNavigation } from 'react-router'
import type { ReactNode } from 'react'
import { controlsOfForm } from '#app/forms/form-rules.ts'
import { type History, isContact } from '#app/leads/entry.ts'
import { DealBox, OtherLeadsBox } from '#app/leads/deals/deal-box.tsx'
import type { OtherLeads } from '#app/leads/deals/deal-page.ts'
import type { ShownMerge } from '#app/leads/joined-lead.ts'
import {
  LANGUAGE_LABELS,
  LEAD_STAGES,
  type NamedLead,
  SOURCE_LABELS,
  STAGE_LABELS,
  consentText,
  lostText,
} from '#app/leads/lead.ts'
import { STAGE_RULES } from '#app/leads/lead-rules.ts'
import type { LeadMatches } from '#app/leads/matches/matched.ts'
import { mailtoUrl } from '#app/mail/email-address.ts'
import { useMay } from '#app/panel/may.tsx'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { dialledNumber, formatPhone, hasExtension } from '#app/phone/phone.ts'
import { buttonClass } from '#app/ui/button.ts'
import { FieldAlerts } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { useFirstErrorFocus } from '#app/ui/form/use-first-error-focus.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { HistoryBox } from './history-box.tsx'
import { LostFields } from './lead-form.tsx'
import { LEAD_VERSION_CONTROL } from './lead-form-state.ts'
import { LEAD_INTENTS, type LeadAnswer, REMOVE_LEAD_PARAM } from './lead-page.ts'
import { NextActionBox } from './next-action-box.tsx'
import { MatchesBox } from './matches-box.tsx'
import { RequirementsBox } from './requirements-box.tsx'
import { MergeLeadBox } from './merge-lead-box.tsx'
import { RemoveLead } from './remove-lead.tsx'
import { StageBadge } from './stage-badge.tsx'

export type ShownLead = NamedLead & { id: string; version: number }
type Props = {
  lead: ShownLead
  history: History
  /** What a message to the lead begins with. */
  text: string
  /** Others who asked about the property of the last deal. */
  others: OtherLeads | null
  visits: ReactNode
  /** The day of the agency. */
  today: string
  removing: boolean
  /** Null for a lead that is closed or looks for nothing. */
  matches: LeadMatches | null
  /** Null for somebody who changes nothing. */
  merge: ShownMerge | null
  answer: LeadAnswer | null
}

/** One lead: who it is, what comes next, and the history. */
export function LeadScreen({ lead, history, text, visits, others, today, removing, matches, merge, answer }: Props) {
  const mayEdit = useMay('edit')
  const { id, name, company, stage } = lead
  return (
    <>
      <PanelHead back={{ to: href('/dashboard/prospectos'), label: 'Prospectos' }} title={name} note={company}>
        <StageBadge stage={stage} />
        {mayEdit && (
          <Link
            to={href('/dashboard/prospectos/:leadId/editar', { leadId: id })}
            className={buttonClass({ variant: 'outline' })}
          >
            <PanelIcon name="edit" />
            Editar
          </Link>
        )}
      </PanelHead>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:items-start">
        <div className="grid min-w-0 gap-5 lg:col-start-2">
          <DealBox lead={lead} mayEdit={mayEdit} />
          {others && <OtherLeadsBox others={others} code={lead.deals.at(-1)?.propertyCode ?? ''} />}
          <NextActionBox
            key={`${lead.version} ${answer?.message}`}
            lead={lead}
            lastDone={history.lines.find(({ kind }) => isContact(kind)) ?? null}
            today={today}
            answer={answer}
            mayEdit={mayEdit}
          />
          <PersonBox lead={lead} text={text} />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {matches && <MatchesBox lead={lead} matches={matches} />}
          <HistoryBox history={history} lead={lead} today={today} answer={answer} mayEdit={mayEdit} />
        </div>
        <div className="grid min-w-0 gap-5 lg:col-start-2">
          {merge && <MergeLeadBox lead={lead} merge={merge} />}
          {visits}
          <RequirementsBox id={id} version={lead.version} requirements={lead.requirements} matches={matches} />
          {mayEdit && <StageBox lead={lead} answer={answer} />}
          {mayEdit && <MoreActions id={id} />}
        </div>
      </div>
      {removing && mayEdit && <RemoveLead id={id} name={name} />}
    </>
  )
}

type BoxProps = { lead: ShownLead; answer: LeadAnswer | null }

function PersonBox({ lead, text }: { lead: ShownLead; text: string }) {
  const { phones, emails, language, source, campaign, asesorName } = lead
  // Whoever changes nothing sees no contacts.
  const isUnreachable = useMay('edit') && phones.length + emails.length === 0
  return (
    <section aria-labelledby="persona" className={BOX}>
      <BoxHead id="persona" title="Persona" />
      <dl className={`${BOX_BODY} grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-2 max-[16rem]:grid-cols-1`}>
        {phones.map((phone) => (
          <LeadFact key={phone} name="Teléfono">
            <PhoneLinks phone={phone} text={text} />
          </LeadFact>
        ))}
        {emails.map((email) => (
          <LeadFact key={email} name="Correo">
            <a href={`${mailtoUrl(email)}?body=${encodeURIComponent(text)}`} className="underline">
              {email}
            </a>
          </LeadFact>
        ))}
        {isUnreachable && <LeadFact name="Contacto">Sin teléfono ni correo</LeadFact>}
        <LeadFact name="Idioma">{LANGUAGE_LABELS[language]}</LeadFact>
        <LeadFact name="Origen">{[SOURCE_LABELS[source], campaign].filter(Boolean).join(', ')}</LeadFact>
        <LeadFact name="Asesor">{asesorName ?? 'Sin asesor'}</LeadFact>
        {lead.consent && <LeadFact name="Aceptó">{consentText(lead)}</LeadFact>}
        {lead.lostReason && <LeadFact name="Se perdió">{lostText(lead)}</LeadFact>}
      </dl>
    </section>
  )
}

function PhoneLinks({ phone, text }: { phone: string; text: string }) {
  const number = dialledNumber(phone) ?? ''
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <a href={`tel:${number}`} className="num underline">
        {formatPhone(phone)}
      </a>
      {number.startsWith('+') && !hasExtension(phone) && (
        <a
          href={`https://wa.me/${number.slice(1)}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener"
          className="underline"
        >
          WhatsApp
        </a>
      )}
    </span>
  )
}

function LeadFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-xs/normal text-ink-3">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  )
}

function StageBox({ lead, answer }: BoxProps) {
  const refusal = answer?.part === 'stage' ? answer : null
  const form = useFirstErrorFocus<HTMLFormElement>(refusal)
  const busy = useNavigation().formData?.get('intent') === LEAD_INTENTS.stage
  const { stage, lostReason, lostNote } = lead
  const control = controlsOfForm(STAGE_RULES, refusal, {
    stage,
    lostReason: lostReason ?? '',
    lostNote: lostNote ?? '',
  })
  return (
    <Form
      ref={form}
      key={`${lead.version} ${refusal?.message ?? ''}`}
      method="post"
      noValidate
      preventScrollReset
      aria-labelledby="etapa"
      className={BOX}
    >
      <BoxHead id="etapa" title="Etapa" />
      <div className={`${BOX_BODY} group/stage grid gap-3`}>
        <input type="hidden" name={LEAD_VERSION_CONTROL} value={lead.version} />
        <FieldAlerts value={true}>
          <SelectField label="Pasar a" {...control('stage')} options={LEAD_STAGES} labels={STAGE_LABELS} />
          <LostFields control={control} />
        </FieldAlerts>
        <button
          name="intent"
          value={LEAD_INTENTS.stage}
          aria-disabled={busy || undefined}
          className={buttonClass({ variant: 'outline' })}
        >
          Cambiar etapa
        </button>
      </div>
    </Form>
  )
}

function MoreActions({ id }: { id: string }) {
  return (
    <p className="flex flex-wrap gap-2">
      <Link
        to={href('/dashboard/prospectos/:leadId/versiones', { leadId: id })}
        className={buttonClass({ variant: 'ghost' })}
      >
        <PanelIcon name="log" />
        Versiones
      </Link>
      <Link
        to={`?${REMOVE_LEAD_PARAM}=1`}
        preventScrollReset
        className={buttonClass({ variant: 'ghost', className: 'text-danger' })}
      >
        <PanelIcon name="trash" />
        Eliminar prospecto
      </Link>
    </p>
  )
}
