import { Link, href } from 'react-router'
import { formatDay } from '#app/calendar/calendar-day.ts'
import { CURRENCIES, PROPERTY_TYPE_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import { formatPrice } from '#app/catalogue/price/price.ts'
import { formatCount } from '#app/figures/measure.ts'
import {
  LOST_LABELS,
  type LeadSource,
  type LeadStage,
  type LostReason,
  SOURCE_LABELS,
  STAGE_LABELS,
} from '#app/leads/lead.ts'
import { type LeadFilters, NOBODY, NO_LEAD_FILTERS, leadQuery } from '#app/leads/lead-query.ts'
import type { NumberFilters } from '#app/leads/number-filters.ts'
import { LeadViews } from '#app/leads/panel/lead-views.tsx'
import { PanelEmpty } from '#app/panel/panel-empty.tsx'
import { SECTION_HEAD } from '#app/panel/section-head.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { PILL_LINK } from '#app/ui/panel/pill-link.ts'
import { NumberTable } from './number-table.tsx'
import {
  type CommissionSum,
  type LeadNumbers,
  PERIODS,
  PERIOD_LABELS,
  PERIOD_PARAM,
  monthEnd,
  shareText,
  waitText,
} from './numbers.ts'

const ADDRESS = href('/dashboard/prospectos/numeros')

/** What became of the leads of a period. Every number leads to its list. */
export function NumbersScreen({ numbers }: { numbers: LeadNumbers }) {
  const { period, total, answers, commission, market } = numbers
  const isEmpty = total === 0 && market.length === 0 && !commission?.won.deals && !commission?.expected.deals
  return (
    <>
      <div className={SECTION_HEAD}>
        <div>
          <h1>Números</h1>
          <p>
            Del {formatDay(period.since)} al {formatDay(period.until)}
          </p>
        </div>
        <nav aria-label="Periodo" className="flex flex-wrap gap-2">
          {PERIODS.map((code) => (
            <Link
              key={code}
              to={`${ADDRESS}?${PERIOD_PARAM}=${code}`}
              aria-current={code === period.code ? 'page' : undefined}
              className={PILL_LINK}
            >
              {PERIOD_LABELS[code]}
            </Link>
          ))}
        </nav>
      </div>
      <LeadViews filters={NO_LEAD_FILTERS} current="numbers" />
      {isEmpty ? (
        <PanelEmpty title="Todavía no hay números">
          En este periodo no se dio de alta ningún prospecto. Prueba con uno más largo.
        </PanelEmpty>
      ) : (
        <>
          <Summary numbers={numbers} />
          <div className="gap-5 *:mb-5 max-lg:-mb-5 *:break-inside-avoid lg:columns-2">
            <LeadTables numbers={numbers} />
          </div>
          <p className="text-sm text-ink-3">
            La primera respuesta va de la llegada del prospecto, o de su mensaje, al primer renglón de su historial que
            le contesta: {formatCount(answers.answered)} de {formatCount(answers.leads)} tienen una. Es la mediana.
          </p>
        </>
      )}
    </>
  )
}

/** Address of the list of leads of the period that have something. */
function listOf({ period: { since, until } }: LeadNumbers, filters: Partial<LeadFilters> & NumberFilters): string {
  return href('/dashboard/prospectos') + leadQuery({ ...NO_LEAD_FILTERS, since, until, ...filters })
}

function wonCell(won: number, to: string) {
  if (won === 0) return '0'
  return (
    <Link to={to} className="inline-block min-w-6 underline">
      {formatCount(won)}
    </Link>
  )
}

function Summary({ numbers }: { numbers: LeadNumbers }) {
  const { total, answers, commission, stages } = numbers
  const won = stages.find(({ value }) => value === 'ganado')?.leads ?? 0
  return (
    <section aria-labelledby="resumen" className={BOX}>
      <BoxHead id="resumen" title="Resumen" />
      <dl className={`${BOX_BODY} grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-4`}>
        <Figure name="Prospectos" text={formatCount(total)} to={total > 0 ? listOf(numbers, {}) : null} />
        <Figure
          name="Ganados"
          text={`${formatCount(won)} (${shareText(won, total)})`}
          to={won > 0 ? listOf(numbers, { stage: 'ganado' }) : null}
        />
        <Figure name="Primera respuesta" text={waitText(answers.median)} to={null} />
        {commission && (
          <>
            <Figure
              name="Comisión ganada"
              text={amounts(commission.won)}
              to={commission.won.deals > 0 ? listOf(numbers, { commission: 'ganada' }) : null}
            />
            <Figure
              name="Comisión esperada"
              text={amounts(commission.expected)}
              to={commission.expected.deals > 0 ? listOf(numbers, { commission: 'esperada', since: '' }) : null}
            />
          </>
        )}
      </dl>
    </section>
  )
}

function amounts({ cents }: CommissionSum): string {
  const sums = CURRENCIES.flatMap((currency) => {
    const sum = cents[currency]
    return sum === undefined ? [] : [formatPrice(sum, currency)]
  })
  return sums.join(' + ') || '$0'
}

function Figure({ name, text, to }: { name: string; text: string; to: string | null }) {
  return (
    <div>
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className="num text-lg font-semibold wrap-anywhere">
        {to ? (
          <Link to={to} className="underline">
            {text}
          </Link>
        ) : (
          text
        )}
      </dd>
    </div>
  )
}

function LeadTables({ numbers }: { numbers: LeadNumbers }) {
  const { total, stages, reached, sources, asesores, months, lost, asked, market } = numbers
  const none = 'Ningún prospecto en este periodo.'
  const firstMonth = Math.max(
    0,
    months.findIndex(({ leads, won }) => leads + won > 0),
  )
  const lostCount = lost.reduce((sum, { leads }) => sum + leads, 0)
  return (
    <>
      <NumberTable
        id="etapas"
        title="Por etapa"
        heads={['Etapa', 'Hoy', 'Del total']}
        none={none}
        rows={stages.map(({ value, leads }) => {
          const stage = value as LeadStage
          const label = STAGE_LABELS[stage]
          return {
            key: stage,
            name: label,
            label,
            count: leads,
            to: listOf(numbers, { stage }),
            cells: [shareText(leads, total)],
          }
        })}
      />
      <NumberTable
        id="conversion"
        title="Conversión entre etapas"
        heads={['Llegaron a', 'Prospectos', 'De la anterior']}
        none={none}
        rows={reached.map(({ stage, leads }, at) => {
          const before = at === 0 ? total : (reached[at - 1]?.leads ?? 0)
          const label = STAGE_LABELS[stage]
          return {
            key: stage,
            name: label,
            label,
            count: leads,
            to: listOf(numbers, { reached: stage }),
            cells: [shareText(leads, before)],
          }
        })}
      />
      <NumberTable
        id="meses"
        title="Por mes"
        heads={['Mes', 'Prospectos', 'Ganados']}
        none={none}
        rows={months.slice(firstMonth).map(({ value, leads, won }) => {
          const until = monthEnd(value) < numbers.period.until ? monthEnd(value) : numbers.period.until
          const label = formatDay(value).replace(/^1 /, '')
          return {
            key: value,
            name: label,
            label,
            count: leads,
            to: listOf(numbers, { since: value, until }),
            cells: [wonCell(won, listOf(numbers, { since: value, until, stage: 'ganado' }))],
          }
        })}
      />
      <NumberTable
        id="origenes"
        title="Por origen"
        heads={['Origen', 'Prospectos', 'Ganados', 'Primera respuesta']}
        none={none}
        rows={sources.map(({ value, leads, won, answers }) => {
          const source = value as LeadSource
          const label = SOURCE_LABELS[source]
          const wonList = listOf(numbers, { source, stage: 'ganado' })
          const cells = [wonCell(won, wonList), waitText(answers?.median ?? null)]
          return { key: source, name: label, label, count: leads, to: listOf(numbers, { source }), cells }
        })}
      />
      <NumberTable
        id="asesores"
        title="Por asesor"
        heads={['Asesor', 'Prospectos', 'Ganados', 'Primera respuesta']}
        none={none}
        rows={asesores.map(({ value, name, leads, won, answers }) => {
          const asesor = value ?? NOBODY
          const wonList = listOf(numbers, { asesor, stage: 'ganado' })
          const cells = [wonCell(won, wonList), waitText(answers?.median ?? null)]
          return { key: asesor, name, label: name, count: leads, to: listOf(numbers, { asesor }), cells }
        })}
      />
      <NumberTable
        id="perdidos"
        title="Por qué se perdieron"
        heads={['Motivo', 'Prospectos', 'De los perdidos']}
        none="Ninguno se perdió en este periodo."
        rows={lost.map(({ value, leads }) => {
          const reason = value as LostReason
          const label = LOST_LABELS[reason]
          const to = listOf(numbers, { stage: 'perdido', reason })
          return { key: reason, name: label, label, count: leads, to, cells: [shareText(leads, lostCount)] }
        })}
      />
      <NumberTable
        id="preguntadas"
        title="Propiedades más preguntadas"
        heads={['Propiedad', 'Prospectos']}
        none="Ningún historial nombra una propiedad."
        rows={asked.map(({ id, code, title, leads }) => ({
          key: id,
          name: (
            <Link to={href('/property/:propertyId', { propertyId: id })} className="underline">
              {code} {title}
            </Link>
          ),
          label: code,
          count: leads,
          to: listOf(numbers, { property: id }),
        }))}
      />
      <NumberTable
        id="mercado"
        title="Días en el mercado"
        note="De las vendidas o rentadas en el periodo, la mediana desde su alta."
        heads={['Tipo y zona', 'Propiedades', 'Días']}
        none="Ninguna propiedad se vendió o rentó en este periodo."
        rows={market.map(({ type, municipality, zone, count, days }) => {
          const label = [PROPERTY_TYPE_LABELS[type], zone, municipality].filter(Boolean).join(', ')
          const filters = new URLSearchParams({
            status: 'vendida',
            statusFrom: numbers.period.since,
            type,
            ...(municipality && { municipality }),
            ...(zone && { search: zone }),
          })
          const to = `${href('/dashboard/propiedades')}?${filters}`
          return { key: label, name: label, label, count, to, cells: [formatCount(days)] }
        })}
      />
    </>
  )
}
