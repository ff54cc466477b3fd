import { Form, Link, href } from 'react-router'
import { formatDay } from '#app/calendar/calendar-day.ts'
import { CATEGORY_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import { formatPrice } from '#app/catalogue/price/price.ts'
import { formatCount } from '#app/figures/measure.ts'
import { type Deal, commissionOf, commissionText, dealPeriod, dealPrice, dealProperty } from '#app/leads/deal.ts'
import { NO_LEAD_FILTERS, leadQuery } from '#app/leads/lead-query.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { DEAL_INTENTS, DEAL_PARAMS, DEAL_SEEN, type OtherLead, type OtherLeads } from './deal-page.ts'

type Props = { lead: { id: string; stage: string; deals?: readonly Deal[] }; mayEdit: boolean }

/** The deals of a lead, with the press that takes one back; nothing while there is none. */
export function DealBox({ lead: { id, stage, deals = [] }, mayEdit }: Props) {
  const form = href('/dashboard/prospectos/:leadId/cierre', { leadId: id })
  if (deals.length === 0 && stage !== 'ganado') return null
  return (
    <section aria-labelledby="cierre" className={BOX}>
      <BoxHead id="cierre" title={deals.length > 1 ? 'Cierres' : 'Cierre'}>
        {mayEdit && (
          <Link to={form} className={TEXT_LINK}>
            {deals.length > 0 ? 'Otro cierre' : 'Registrar cierre'}
          </Link>
        )}
      </BoxHead>
      {deals.length === 0 && <p className={`${BOX_BODY} text-ink-2`}>Ganado, sin cierre registrado.</p>}
      <ul className="divide-y divide-line">
        {deals.map((deal) => (
          <DealItem key={deal.id} deal={deal} form={form} mayEdit={mayEdit} />
        ))}
      </ul>
    </section>
  )
}

function DealItem({ deal, form, mayEdit }: { deal: Deal; form: string; mayEdit: boolean }) {
  const commission = commissionText(deal)
  const amounts = commissionOf(deal)
  return (
    <li className={`${BOX_BODY} grid gap-1`}>
      <p className="font-semibold wrap-anywhere">{dealProperty(deal)}</p>
      <p>
        {CATEGORY_LABELS[deal.operation]}: <span className="num">{dealPrice(deal)}</span>
      </p>
      <p className={ROW_NOTE}>
        {deal.signedOn === null ? 'Sin firmar' : `Firma: ${formatDay(deal.signedOn)}`}
        {dealPeriod(deal) && <>&nbsp;· {dealPeriod(deal)}</>}
      </p>
      {commission && (
        <p className={ROW_NOTE}>
          Comisión: {commission}
          {amounts && <span className="num">&nbsp;· {formatPrice(amounts.ownCents, deal.currency)} para la firma</span>}
        </p>
      )}
      {mayEdit && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Link
            to={`${form}?${DEAL_PARAMS.deal}=${deal.id}`}
            className={buttonClass({ variant: 'outline', size: 'sm' })}
          >
            Editar cierre
          </Link>
          <Form method="post" preventScrollReset>
            <input type="hidden" name={DEAL_SEEN.dealId} value={deal.id} />
            <button name="intent" value={DEAL_INTENTS.undo} className={buttonClass({ variant: 'outline', size: 'sm' })}>
              Deshacer cierre
            </button>
          </Form>
        </div>
      )}
    </li>
  )
}

/** The other leads who asked about the property of a deal, each with a message that is filled in. */
export function OtherLeadsBox({ others: { leads, total }, code }: { others: OtherLeads; code: string }) {
  if (total === 0) return null
  return (
    <section aria-labelledby="otros" className={BOX}>
      <BoxHead id="otros" title="Avisar a otros interesados" />
      <p className={`${BOX_BODY} pb-0 text-ink-3`}>El mensaje se abre escrito; nada se envía solo.</p>
      <ul className="divide-y divide-line">
        {leads.map((lead) => (
          <OtherItem key={lead.id} lead={lead} />
        ))}
      </ul>
      {total > leads.length && (
        <p className={`${BOX_BODY} border-t border-line`}>
          <Link
            to={href('/dashboard/prospectos') + leadQuery({ ...NO_LEAD_FILTERS, search: code })}
            className={TEXT_LINK}
          >
            Ver {formatCount(total)}
          </Link>
        </p>
      )}
    </section>
  )
}

const SMALL = buttonClass({ variant: 'outline', size: 'sm' })

function OtherItem({ lead: { id, name, asesorName, links } }: { lead: OtherLead }) {
  return (
    <li className={`${BOX_BODY} grid gap-2`}>
      <div>
        <h3 className={`${ROW_TITLE} font-semibold`}>
          <Link to={href('/dashboard/prospectos/:leadId', { leadId: id })} className={TEXT_LINK}>
            {name}
          </Link>
        </h3>
        <p className={ROW_NOTE}>{asesorName ?? 'Sin asesor'}</p>
      </div>
      <p className="flex flex-wrap gap-2">
        {links.whatsapp && (
          <a href={links.whatsapp} target="_blank" rel="noopener" aria-label={`WhatsApp a ${name}`} className={SMALL}>
            <Icon name="whatsapp" />
            WhatsApp
          </a>
        )}
        {links.mail && (
          <a href={links.mail} aria-label={`Correo a ${name}`} className={SMALL}>
            <Icon name="mail" />
            Correo
          </a>
        )}
      </p>
    </li>
  )
}
