import { Link, href } from 'react-router'
import { formatDay } from '#app/calendar/calendar-day.ts'
import { formatCount } from '#app/figures/measure.ts'
import { type MatchedLead, NEWS_LABELS, type PropertyLeads } from '#app/leads/matches/matched.ts'
import { CallForm } from '#app/leads/panel/call-form.tsx'
import { ContactButtons } from '#app/leads/panel/contact-buttons.tsx'
import { MatchLines } from '#app/leads/panel/matches-box.tsx'
import { useMay } from '#app/panel/may.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { BOX } from '#app/ui/panel/box.tsx'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'

type Props = { property: { id: string; code: string }; found: PropertyLeads }

/** 'Prospectos para…': the leads that a property on offer is for, the best match first. Nothing without any. */
export function LeadsForProperty({ property, found: { leads, total, news, rate } }: Props) {
  if (total === 0) return null
  return (
    <Disclosure
      open={news !== null}
      head="min-h-9 text-sm font-semibold pointer-coarse:min-h-11"
      summary={
        <>
          Prospectos para {property.code}&nbsp;
          <span className="num font-normal text-ink-2">({formatCount(total)})</span>
        </>
      }
    >
      <div id="prospectos" className={`${BOX} mt-2`}>
        {news && (
          <p className="px-[1.1rem] pt-3 font-medium">{NEWS_LABELS[news]}: es un buen momento para llamarles.</p>
        )}
        <ul className="divide-y divide-line">
          {leads.map((lead) => (
            <LeadLine key={lead.id} property={property} lead={lead} />
          ))}
        </ul>
        <p className="border-t border-line px-[1.1rem] py-3 text-xs/normal text-ink-3">
          {total > leads.length && `Se ven los primeros ${formatCount(leads.length)}. `}
          Los precios en otra moneda se comparan a {rate}.
        </p>
      </div>
    </Disclosure>
  )
}

function LeadLine({ property, lead }: { property: Props['property']; lead: MatchedLead }) {
  const mayEdit = useMay('edit')
  const { id, name, company, asesorName, wanted, action, isPlanned, talked } = lead
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 px-[1.1rem] py-3">
      <div className="min-w-0 flex-[1_1_16rem]">
        <h3 className={`${ROW_TITLE} font-semibold`}>
          <Link to={href('/dashboard/prospectos/:leadId', { leadId: id })} className={TEXT_LINK}>
            {name}
          </Link>
        </h3>
        <p className="text-sm wrap-anywhere">{wanted}</p>
        <MatchLines match={lead} />
        <p className={ROW_NOTE}>
          {[
            company,
            asesorName ?? 'Sin asesor',
            action && `Sigue: ${action}`,
            talked && `Se habló de ella el ${formatDay(talked)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <ContactButtons lead={lead} />
        {mayEdit && !isPlanned && <CallForm lead={lead} property={property} back="propiedad" />}
      </div>
    </li>
  )
}
