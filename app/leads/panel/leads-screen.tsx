import type { ReactNode } from 'react'
import { Form, Link, href } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { type NamedLead, SOURCE_LABELS, nextActionText } from '#app/leads/lead.ts'
import { HAND_OVER_CONTROL, type LeadFilters, isNarrowed, leadQuery } from '#app/leads/lead-query.ts'
import { counted } from '#app/panel/counted.ts'
import { HeadLink, ListHead } from '#app/panel/list/list-head.tsx'
import { useMay } from '#app/panel/may.tsx'
import { PanelEmpty } from '#app/panel/panel-empty.tsx'
import { formatPhone } from '#app/phone/phone.ts'
import { keepTogether } from '#app/text/keep-together.ts'
import { buttonClass } from '#app/ui/button.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { BOX } from '#app/ui/panel/box.tsx'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { LeadSearchForm } from './lead-search-form.tsx'
import { LeadViews } from './lead-views.tsx'
import { StageBadge } from './stage-badge.tsx'

type ListedLead = NamedLead & { id: string }
type Props = {
  leads: readonly ListedLead[]
  total: number
  page: number
  pages: number
  filters: LeadFilters
  /** `attends`: whether a lead can be given to them. */
  asesores: readonly { id: string; name: string; attends: boolean }[]
  /** The day of the agency. */
  today: string
  /** The saved lists. */
  tabs: ReactNode
}

const ADDRESS = href('/dashboard/prospectos')

/** The leads, with a search, filters and the export. */
export function LeadsScreen({ leads, total, page, pages, filters, asesores, today, tabs }: Props) {
  const mayEdit = useMay('edit')
  const query = leadQuery(filters)
  return (
    <div className="list-screen">
      <ListHead
        title="Prospectos"
        found={counted(total, 'prospecto', 'prospectos')}
        action={
          mayEdit && (
            <Link to={href('/dashboard/prospectos/nuevo')} className={buttonClass({ className: 'max-sm:px-[.6rem]' })}>
              <PanelIcon name="plus" />
              Nuevo prospecto
            </Link>
          )
        }
      >
        {mayEdit && (
          <>
            <HeadLink to={href('/dashboard/prospectos/importar')}>Importar</HeadLink>
            {(['csv', 'xlsx'] as const).map((format) => (
              <HeadLink key={format} to={href('/dashboard/prospectos/exportar/:format', { format }) + query} isFile>
                {format === 'csv' ? 'Exportar CSV' : 'Exportar Excel'}
              </HeadLink>
            ))}
          </>
        )}
      </ListHead>
      <LeadSearchForm filters={filters} asesores={asesores} found={total} />
      <LeadViews filters={filters} current="list" />
      {tabs}
      {leads.length > 0 ? (
        <ul className={`${BOX} divide-y divide-line`}>
          {leads.map((lead) => (
            <LeadItem key={lead.id} lead={lead} today={today} />
          ))}
        </ul>
      ) : (
        <NoLeads isFiltered={isNarrowed(filters)} />
      )}
      {mayEdit && filters.asesor !== '' && total > 0 && (
        <HandOver filters={filters} total={total} asesores={asesores} />
      )}
      <Pager page={page} pages={pages} addressOf={(to) => ADDRESS + leadQuery(filters, to)} />
    </div>
  )
}

function NoLeads({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered)
    return (
      <PanelEmpty title="Todavía no hay prospectos">
        Un prospecto se crea aquí, o con una pulsación desde un mensaje. Solo los ve el equipo.
      </PanelEmpty>
    )
  return (
    <PanelEmpty
      title="Ningún prospecto coincide"
      action={
        <Link to={ADDRESS} className={buttonClass({ variant: 'outline' })}>
          Ver todos
        </Link>
      }
    >
      Prueba con otro nombre, teléfono, correo o ID de propiedad, o quita un filtro.
    </PanelEmpty>
  )
}

/** Gives the leads of the list to another person, for example before an account is disabled. */
function HandOver({ filters, total, asesores }: Pick<Props, 'filters' | 'total' | 'asesores'>) {
  const others = asesores.filter(({ id, attends }) => attends && id !== filters.asesor)
  if (others.length === 0) return null
  return (
    <Form
      method="post"
      action={ADDRESS + leadQuery(filters)}
      className="flex flex-wrap items-end gap-3 max-sm:*:w-full"
    >
      <SelectField
        name={HAND_OVER_CONTROL}
        label={total === 1 ? 'Pasar este prospecto a' : `Pasar estos ${formatCount(total)} prospectos a`}
        options={others.map(({ id }) => id)}
        labels={Object.fromEntries(others.map(({ id, name }) => [id, name]))}
      />
      <button type="submit" className={buttonClass({ variant: 'outline' })}>
        Pasar
      </button>
    </Form>
  )
}

function LeadItem({ lead, today }: { lead: ListedLead; today: string }) {
  const { id, name, company, phones, emails, stage, source, asesorName, nextDay } = lead
  const ways = [...phones.slice(0, 1).map(formatPhone), ...emails.slice(0, 1)].join('\u00A0· ')
  const next = keepTogether(nextActionText(lead))
  const isClosed = stage === 'ganado' || stage === 'perdido'
  const mayEdit = useMay('edit')
  const isOverdue = nextDay !== null && nextDay < today
  return (
    <li className="relative grid gap-x-5 gap-y-1 px-[1.1rem] py-3 hover:bg-hover sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_7rem] sm:items-center">
      <div className="min-w-0">
        <h2 className={`${ROW_TITLE} font-semibold`}>
          <Link
            to={href('/dashboard/prospectos/:leadId', { leadId: id })}
            className="text-inherit no-underline after:absolute after:inset-0 hover:underline"
          >
            {name}
          </Link>
        </h2>
        {company && <p className={ROW_NOTE}>{company}</p>}
        {ways && <p className={`${ROW_NOTE} num`}>{ways}</p>}
      </div>
      <div className="min-w-0">
        {(next || !isClosed) && (
          <p className={`text-sm wrap-anywhere ${isOverdue ? 'font-medium text-danger' : ''}`}>
            {next ? isOverdue ? `Vencida: ${next}` : next : <span className="text-ink-3">Sin siguiente acción</span>}
          </p>
        )}
        <p className={ROW_NOTE}>{keepTogether([asesorName ?? 'Sin asesor', SOURCE_LABELS[source]].join(' · '))}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 sm:grid sm:justify-items-start">
        <StageBadge stage={stage} />
        {mayEdit && !isClosed && (
          <Link
            to={href('/dashboard/prospectos/:leadId/cierre', { leadId: id })}
            aria-label={`Cerrar como ganado a ${name}`}
            className={`${TEXT_LINK} relative text-xs`}
          >
            Cerrar
          </Link>
        )}
      </div>
    </li>
  )
}
