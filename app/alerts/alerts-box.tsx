import { Link, href } from 'react-router'
import { type ContractAlert, expiryText, isUrgent } from './alert.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { AlertRing } from './alert-ring.tsx'
import { keepProperty } from '#app/properties/panel/kept-property.ts'
import './alerts.css'

type Props = { first: readonly ContractAlert[]; count: number }

/** The most urgent alerts on the first page of the panel (spec, section 2, Home). */
export function AlertsBox({ first, count }: Props) {
  return (
    <section aria-labelledby="alertas" className="box min-w-0">
      <div className="box-head">
        <h2 id="alertas">
          Alertas de Contratos{' '}
          <span className={`badge num ml-1 ${count > 0 ? 'badge-danger' : ''}`}>
            {count}
            <span className="sr-only"> {count === 1 ? 'alerta' : 'alertas'}</span>
          </span>
        </h2>
        <Link to={href('/dashboard/alertas')} className="py-[.4rem] font-semibold whitespace-nowrap no-underline">
          Ver todas<span className="sr-only"> las alertas</span>
        </Link>
      </div>
      {first.length === 0 ? (
        <p className="box-body text-ink-3">Ningún contrato vence en los próximos 3 meses.</p>
      ) : (
        <ul className="rows">
          {first.map((alert) => (
            <li key={alert.id}>
              <AlertRing alert={alert} small />
              <div className="min-w-0">
                <h3 className="row-title">{alert.title}</h3>
                <p
                  className={`row-note ${isUrgent(alert.daysUntilExpiry) ? `${alert.criticality} font-semibold text-(--urgency)` : ''}`}
                >
                  {expiryText(alert.daysUntilExpiry)}
                </p>
              </div>
              <Link
                to={href('/property/:propertyId', { propertyId: alert.id })}
                aria-label={`Ver ${alert.title}`}
                onClick={() => keepProperty('selectedProperty', alert)}
                className={buttonClass({
                  variant: 'ghost',
                  size: 'sm',
                  icon: true,
                  className: 'pointer-coarse:size-11',
                })}
              >
                <Icon name="chevron-right" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
