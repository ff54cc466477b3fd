import { Link, href } from 'react-router'
import { PanelEmpty } from '#app/panel/panel-empty.tsx'
import { SECTION_HEAD } from '#app/panel/section-head.ts'
import { type ContractAlert, alertKey } from './alert.ts'
import { type AlertCounts, type AlertQuery, alertQuery } from './alert-list.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Pager } from '#app/ui/pager.tsx'
import { AlertCard } from './alert-card.tsx'
import { AlertFilterForm } from './alert-filter.tsx'

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
