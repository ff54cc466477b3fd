import { Form, Link, href } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { LEAD_STAGES, type LeadStage, STAGE_LABELS, nextActionText } from '#app/leads/lead.ts'
import { type LeadFilters, leadQuery } from '#app/leads/lead-query.ts'
import { counted } from '#app/panel/counted.ts'
import { ListHead } from '#app/panel/list/list-head.tsx'
import { useMay } from '#app/panel/may.tsx'
import { keepTogether } from '#app/text/keep-together.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Select } from '#app/ui/form/select.tsx'
import { BOX } from '#app/ui/panel/box.tsx'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { LEAD_VERSION_CONTROL } from './lead-form-state.ts'
import { BOARD_CONTROL, LEAD_INTENTS } from './lead-page.ts'
import type { ShownLead } from './lead-screen.tsx'
import { LeadSearchForm } from './lead-search-form.tsx'
import { LeadViews } from './lead-views.tsx'

type Column = { stage: LeadStage; leads: readonly ShownLead[]; total: number }
type Props = {
  columns: readonly Column[]
  filters: LeadFilters
  asesores: readonly { id: string; name: string }[]
  /** The day of the agency. */
  today: string
}

/** The leads in columns by stage. A card is moved with its select, by keyboard and without scripts too. */
export function BoardScreen({ columns, filters, asesores, today }: Props) {
  const found = columns.reduce((sum, { total }) => sum + total, 0)
  return (
    <div className="list-screen">
      <ListHead title="Prospectos por etapa" found={counted(found, 'prospecto', 'prospectos')} action={null} />
      <LeadSearchForm filters={filters} asesores={asesores} found={found} isBoard />
      <LeadViews filters={filters} current="board" />
      <div className="grid auto-cols-[minmax(15.5rem,1fr)] grid-flow-col gap-3 overflow-x-auto pb-3">
        {columns.map((column) => (
          <StageColumn key={column.stage} column={column} filters={filters} today={today} />
        ))}
      </div>
    </div>
  )
}

function StageColumn({ column, filters, today }: { column: Column } & Pick<Props, 'filters' | 'today'>) {
  const { stage, leads, total } = column
  const heading = `columna-${stage}`
  return (
    <section aria-labelledby={heading} className={`${BOX} min-w-0 self-start bg-sunken p-2`}>
      <h2 id={heading} className="px-1 pt-1 pb-2 font-sans text-sm font-semibold tracking-normal">
        {STAGE_LABELS[stage]} <span className="num font-normal text-ink-3">{formatCount(total)}</span>
      </h2>
      <ul className="grid gap-2">
        {leads.map((lead) => (
          <LeadCard key={lead.id} lead={lead} filters={filters} today={today} />
        ))}
      </ul>
      {leads.length < total && (
        <Link
          to={href('/dashboard/prospectos') + leadQuery({ ...filters, stage })}
          className={`${TEXT_LINK} px-1 pt-2`}
        >
          Ver {formatCount(total)}
        </Link>
      )}
    </section>
  )
}

function LeadCard({ lead, filters, today }: { lead: ShownLead } & Pick<Props, 'filters' | 'today'>) {
  const { id, version, name, company, asesorName, stage, nextDay } = lead
  const path = href('/dashboard/prospectos/:leadId', { leadId: id })
  const action = keepTogether(nextActionText(lead))
  const isOverdue = nextDay !== null && nextDay < today
  const mayEdit = useMay('edit')
  return (
    <li className={`${BOX} grid min-w-0 gap-1 p-3`}>
      <h3 className={`${ROW_TITLE} font-semibold`}>
        <Link to={path} className={TEXT_LINK}>
          {name}
        </Link>
      </h3>
      {company && <p className={ROW_NOTE}>{company}</p>}
      {action && <p className={`text-xs wrap-anywhere ${isOverdue ? 'font-medium text-danger' : ''}`}>{action}</p>}
      <p className={ROW_NOTE}>{asesorName ?? 'Sin asesor'}</p>
      {mayEdit && (
        <Form method="post" action={path} className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <input type="hidden" name={LEAD_VERSION_CONTROL} value={version} />
          <input type="hidden" name={BOARD_CONTROL} value={leadQuery(filters)} />
          <Select key={`${stage} ${version}`} name="stage" aria-label={`Etapa de ${name}`} defaultValue={stage}>
            {LEAD_STAGES.map((option) => (
              <option key={option} value={option}>
                {STAGE_LABELS[option]}
              </option>
            ))}
          </Select>
          <button
            name="intent"
            value={LEAD_INTENTS.stage}
            aria-label={`Mover a ${name}`}
            className={buttonClass({ variant: 'outline', size: 'sm', className: 'h-full!' })}
          >
            Mover
          </button>
        </Form>
      )}
    </li>
  )
}
