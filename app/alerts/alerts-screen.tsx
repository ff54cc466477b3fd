import type { ChangeEvent } from 'react'
import { Form, Link, href, useNavigation, useSubmit } from 'react-router'
import { PanelEmpty } from '#app/panel/panel-empty.tsx'
import { SECTION_HEAD } from '#app/panel/section-head.ts'
import { type ContractAlert, alertKey } from './alert.ts'
import {
  ALERT_FILTERS,
  ALERT_FILTER_LABELS,
  ALERT_SORTS,
  ALERT_SORT_LABELS,
  type AlertCounts,
  type AlertQuery,
  alertQuery,
  parseAlertQuery,
} from './alert-list.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Pager } from '#app/ui/pager.tsx'
import { AlertCard } from './alert-card.tsx'
import { Select } from '#app/ui/form/select.tsx'

type Props = {
  query: AlertQuery
  counts: AlertCounts
  found: number
  alerts: readonly ContractAlert[]
  page: number
  pages: number
}

/** Alertas de Contratos (spec, section 2, Dashboard). */
export function AlertsScreen({ query, counts, found, alerts, page, pages }: Props) {
  return (
    <>
      <div className={SECTION_HEAD}>
        <div>
          <h1>Alertas de Contratos</h1>
          <p>Contratos con fecha límite de 3 meses o menos</p>
        </div>
      </div>
      <AlertFilterForm query={query} counts={counts} />
      <p role="status" className="num text-ink-3">
        {found === 1 ? '1 alerta' : `${found} alertas`}
      </p>
      {alerts.length > 0 ? (
        <>
          <h2 className="sr-only">Contratos por vencer</h2>
          <ul className="grid gap-3 *:grid sm:grid-cols-2 lg:grid-cols-3 lg:gap-4">
            {alerts.map((alert) => (
              <li key={alertKey(alert)}>
                <AlertCard alert={alert} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <NoAlerts filtered={counts.all > 0} />
      )}
      <Pager
        page={page}
        pages={pages}
        addressOf={(to) => href('/dashboard/alertas') + alertQuery({ ...query, page: to })}
      />
    </>
  )
}

type FilterProps = { query: AlertQuery; counts: AlertCounts }

/** Filter and order of the alerts: a GET form that is submitted on change if there is JavaScript. */
function AlertFilterForm({ query, counts }: FilterProps) {
  const { filter: chosen, sort } = useRequestedQuery(query)
  const submit = useSubmit()

  function apply({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) {
    void submit(currentTarget.form, { preventScrollReset: true, flushSync: true })
  }

  return (
    <Form
      method="get"
      action={href('/dashboard/alertas')}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Criticidad</legend>
        {ALERT_FILTERS.map((filter) => (
          <label key={filter} className="pill gap-1">
            <input type="radio" name="filter" value={filter} checked={filter === chosen} onChange={apply} />
            {ALERT_FILTER_LABELS[filter]} <span className="num">{counts[filter]}</span>
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-[.6rem]">
        <label htmlFor="orden" className="text-xs font-semibold whitespace-nowrap">
          Ordenar por
        </label>
        <div className="w-36">
          <Select id="orden" name="sort" value={sort} onChange={apply}>
            {ALERT_SORTS.map((order) => (
              <option key={order} value={order}>
                {ALERT_SORT_LABELS[order]}
              </option>
            ))}
          </Select>
        </div>
        <button type="submit" className={buttonClass({ variant: 'outline', className: 'not-noscript:hidden' })}>
          Aplicar
        </button>
      </div>
    </Form>
  )
}

/** The query of the navigation in progress, else the one on screen. */
function useRequestedQuery(shown: AlertQuery): AlertQuery {
  const { location } = useNavigation()
  return location?.pathname === href('/dashboard/alertas')
    ? parseAlertQuery(new URLSearchParams(location.search))
    : shown
}

function NoAlerts({ filtered }: { filtered: boolean }) {
  if (filtered)
    return (
      <PanelEmpty
        title="No hay alertas con esta criticidad"
        action={
          <Link to={href('/dashboard/alertas')} className={buttonClass({ variant: 'outline' })}>
            Ver todas
          </Link>
        }
      >
        Ningún contrato vence en ese plazo.
      </PanelEmpty>
    )
  return (
    <PanelEmpty
      title="No hay alertas de contratos"
      action={
        <Link to={href('/dashboard/propiedades')} className={buttonClass({ variant: 'outline' })}>
          Revisar propiedades
        </Link>
      }
    >
      Verifica que las propiedades tengan fechas límite futuras.
    </PanelEmpty>
  )
}
