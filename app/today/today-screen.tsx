import type { ReactNode } from 'react'
import { Form, Link, href } from 'react-router'
import { expiryText } from '#app/alerts/alert.ts'
import { MessageList } from '#app/contact/panel/message-list.tsx'
import { formatCount } from '#app/figures/measure.ts'
import { NEWS_LABELS } from '#app/leads/matches/matched.ts'
import { ContactButtons } from '#app/leads/panel/contact-buttons.tsx'
import { LEAD_VERSION_CONTROL } from '#app/leads/panel/lead-form-state.ts'
import { LEAD_INTENTS } from '#app/leads/panel/lead-page.ts'
import { doneKindOf } from '#app/leads/history/read-entry-line.ts'
import { useMay } from '#app/panel/may.tsx'
import { PanelEmpty } from '#app/panel/panel-empty.tsx'
import { SECTION_HEAD } from '#app/panel/section-head.ts'
import { keepTogether } from '#app/text/keep-together.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { BOX, BoxHead } from '#app/ui/panel/box.tsx'
import { PILL_LINK } from '#app/ui/panel/pill-link.ts'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { DateInput } from '#app/ui/form/date-field.tsx'
import { VisitTodayRow } from './visit-row.tsx'
import {
  WHOLE_TEAM_PARAM,
  POSTPONE_INTENT,
  type TodayGroup,
  type TodayLead,
  type TodayList,
  inOrderOfHour,
} from './today.ts'

/** `isAll`: everybody's leads are shown; `seesTeam`: whether the account may see them. */
type Props = { list: TodayList; isAll: boolean; seesTeam: boolean; today: string }

const ADDRESS = href('/dashboard/hoy')
const SMALL = buttonClass({ variant: 'outline', size: 'sm' })

/** What there is to do today: actions, leads without one, messages and contract dates. */
export function TodayScreen({ list, isAll, seesTeam, today }: Props) {
  const { overdue, todays, idle, unanswered, alerts, fresh } = list
  const isEmpty = [overdue, todays, idle, unanswered, alerts].every(({ total }) => total === 0) && fresh.length === 0
  return (
    <>
      <div className={SECTION_HEAD}>
        <h1>Hoy</h1>
        {seesTeam && <WhoseLinks isAll={isAll} />}
      </div>
      {isEmpty && (
        <PanelEmpty title="No hay pendientes">
          Aquí aparecen las siguientes acciones de los prospectos, los mensajes sin responder y los vencimientos.
        </PanelEmpty>
      )}
      <LeadGroup id="vencidas" title="Acciones y visitas vencidas" group={overdue} today={today} isOverdue />
      <LeadGroup id="de-hoy" title="Acciones y visitas de hoy" group={todays} today={today} />
      <LeadGroup id="sin-accion" title="Prospectos sin siguiente acción" group={idle} today={today} />
      <TodayBox id="mensajes" title="Mensajes sin responder" total={unanswered.total}>
        <MessageList messages={unanswered.messages} />
        <MoreLink
          shown={unanswered.messages.length}
          total={unanswered.total}
          to={`${href('/dashboard/mensajes')}?estado=pendiente`}
          text="Ver todos los mensajes sin responder"
        />
      </TodayBox>
      <TodayBox id="vencimientos" title="Vencimientos" total={alerts.total}>
        <ul className="divide-y divide-line">
          {alerts.first.map((alert) => (
            <li key={`${alert.kind} ${alert.id}`} className="px-[1.1rem] py-3">
              <h3 className={`${ROW_TITLE} font-semibold`}>
                <Link to={href('/property/:propertyId', { propertyId: alert.id })} className={TEXT_LINK}>
                  {alert.title}
                </Link>
              </h3>
              <p className={ROW_NOTE}>{expiryText(alert)}</p>
            </li>
          ))}
        </ul>
        <MoreLink shown={alerts.first.length} total={alerts.total} to={href('/dashboard/alertas')} />
      </TodayBox>
      <TodayBox id="novedades" title="Propiedades para tus prospectos" total={fresh.length}>
        <ul className="divide-y divide-line">
          {fresh.map((property) => (
            <FreshLine key={property.id} property={property} />
          ))}
        </ul>
      </TodayBox>
    </>
  )
}

function WhoseLinks({ isAll }: { isAll: boolean }) {
  return (
    <nav aria-label="De quién" className="flex flex-wrap gap-2">
      <Link to={ADDRESS} aria-current={isAll ? undefined : 'page'} className={PILL_LINK}>
        Míos y sin asesor
      </Link>
      <Link to={`${ADDRESS}?${WHOLE_TEAM_PARAM}=1`} aria-current={isAll ? 'page' : undefined} className={PILL_LINK}>
        De todo el equipo
      </Link>
    </nav>
  )
}

/** A property with news: who should be called is on its page. */
function FreshLine({ property: { id, code, title, news, toCall } }: { property: TodayList['fresh'][number] }) {
  return (
    <li className="px-[1.1rem] py-3">
      <h3 className={`${ROW_TITLE} font-semibold`}>
        <Link to={`${href('/property/:propertyId', { propertyId: id })}#prospectos`} className={TEXT_LINK}>
          {title}
        </Link>{' '}
        <span className="num font-normal text-ink-3">{code}</span>
      </h3>
      <p className={ROW_NOTE}>
        {NEWS_LABELS[news]}&nbsp;·{' '}
        {toCall === 1 ? '1 prospecto la busca' : `${formatCount(toCall)} prospectos la buscan`}
      </p>
    </li>
  )
}

type BoxProps = { id: string; title: string; total: number; children: ReactNode }

/** A group of the page; nothing where it is empty. */
function TodayBox({ id, title, total, children }: BoxProps) {
  if (total === 0) return null
  const head = (
    <>
      {title} <span className="num font-normal text-ink-3">{formatCount(total)}</span>
    </>
  )
  return (
    <section aria-labelledby={id} className={BOX}>
      <BoxHead id={id} title={head} />
      {children}
    </section>
  )
}

/** `text`: where the page behind the link may show more than the group counts. */
type MoreProps = { shown: number; total: number; to: string; text?: string }

function MoreLink({ shown, total, to, text = `Ver ${formatCount(total)}` }: MoreProps) {
  if (shown >= total) return null
  return (
    <p className="px-[1.1rem] py-3">
      <Link to={to} className={TEXT_LINK}>
        {text}
      </Link>
    </p>
  )
}

type GroupProps = { id: string; title: string; group: TodayGroup; today: string; isOverdue?: boolean }

function LeadGroup({ id, title, group, today, isOverdue = false }: GroupProps) {
  const mayEdit = useMay('edit')
  return (
    <TodayBox id={id} title={title} total={group.total}>
      <ul className="divide-y divide-line">
        {inOrderOfHour(group).map((line) =>
          'leadId' in line ? (
            <VisitTodayRow key={line.id} visit={line} isOverdue={isOverdue} mayEdit={mayEdit} />
          ) : (
            <LeadLine key={line.id} lead={line} today={today} isOverdue={isOverdue} mayEdit={mayEdit} />
          ),
        )}
      </ul>
      <MoreLink
        shown={group.leads.length + group.visits.length}
        total={group.total}
        to={`${href('/dashboard/prospectos')}?orden=accion`}
      />
    </TodayBox>
  )
}

type LineProps = { lead: TodayLead; today: string; isOverdue: boolean; mayEdit: boolean }

function LeadLine({ lead, today, isOverdue, mayEdit }: LineProps) {
  const { id, name, company, action, property, asesorName } = lead
  const path = href('/dashboard/prospectos/:leadId', { leadId: id })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 px-[1.1rem] py-3">
      <div className="min-w-0 flex-[1_1_16rem]">
        <h3 className={`${ROW_TITLE} font-semibold`}>
          <Link to={path} className={TEXT_LINK}>
            {name}
          </Link>
        </h3>
        {action && (
          <p className={`text-sm wrap-anywhere ${isOverdue ? 'font-medium text-danger' : ''}`}>
            {keepTogether(action)}
          </p>
        )}
        <p className={ROW_NOTE}>
          {company && <>{company}&nbsp;· </>}
          {property && (
            <>
              {property.title}{' '}
              <span className="whitespace-nowrap">
                ({property.code}){property.state && <span className="text-warn">&nbsp;{property.state}</span>}&nbsp;·
              </span>{' '}
            </>
          )}
          {asesorName ?? 'Sin asesor'}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <ContactButtons lead={lead} />
        {mayEdit && action !== '' && <ActionButtons lead={lead} path={path} today={today} />}
        {mayEdit && action === '' && (
          <Link to={path} className={SMALL}>
            Poner siguiente acción
          </Link>
        )}
      </div>
    </li>
  )
}

/** Done leads to the page of the lead, which asks for the next action; postponed stays here. */
function ActionButtons({ lead, path, today }: { lead: TodayLead; path: string; today: string }) {
  const { id, version, name, action } = lead
  return (
    <>
      <Form method="post" action={path} className="grid">
        <input type="hidden" name={LEAD_VERSION_CONTROL} value={version} />
        <input type="hidden" name="kind" value={doneKindOf(action)} />
        <button
          name="intent"
          value={LEAD_INTENTS.done}
          aria-label={`Hecha: ${action}, ${name}`}
          className={buttonClass({ size: 'sm' })}
        >
          <Icon name="check" />
          Hecha
        </button>
      </Form>
      <Disclosure head={SMALL} label={`Posponer: ${action}, ${name}`} summary="Posponer">
        <Form method="post" preventScrollReset className="mt-2 flex flex-wrap items-center gap-2">
          <input type="hidden" name="intent" value={POSTPONE_INTENT} />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name={LEAD_VERSION_CONTROL} value={version} />
          <button name="to" value="manana" className={SMALL}>
            Mañana
          </button>
          <button name="to" value="lunes" className={SMALL}>
            El lunes
          </button>
          <DateInput name="day" aria-label="Otro día" min={today} frame="w-44" />
          <button name="to" value="dia" className={SMALL}>
            Ese día
          </button>
        </Form>
      </Disclosure>
    </>
  )
}
