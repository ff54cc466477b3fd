import { Link, href } from 'react-router'
import { type ContractAlert, alertKey, expiryText, isUrgent } from './alert.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ROWS, ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { AlertRing } from './alert-ring.tsx'
import { CRITICALITY_STYLES } from './criticality-badge.tsx'
import { storeProperty } from '#app/listing/card/stored-property.ts'

type Props = { first: readonly ContractAlert[]; count: number }

/** The most urgent alerts on the first page of the panel (spec, section 2, Home). */
export function AlertsBox({ first, count }: Props) {
  return (
    <section aria-labelledby="alertas" className={`${BOX} min-w-0`}>
      <BoxHead
        id="alertas"
        title={
          <>
            Alertas de Contratos{' '}
            <span className={`badge num ml-1 ${count > 0 ? 'bg-danger-bg text-danger' : ''}`}>
              {count}
              <span className="sr-only"> {count === 1 ? 'alerta' : 'alertas'}</span>
            </span>
          </>
        }
      >
        <Link
          to={href('/dashboard/alertas')}
          className="inline-flex items-center py-[.4rem] font-semibold whitespace-nowrap no-underline pointer-coarse:min-h-11"
        >
          Ver todas<span className="sr-only"> las alertas</span>
        </Link>
      </BoxHead>
      {first.length === 0 ? (
        <p className={`${BOX_BODY} text-ink-3`}>Ningún contrato vence en los próximos 3 meses.</p>
      ) : (
        <ul className={`${ROWS} *:py-3`}>
          {first.map((alert) => (
            <li key={alertKey(alert)}>
              <AlertRing alert={alert} small />
              <div className="min-w-0">
                <h3 className={`${ROW_TITLE} font-semibold`}>{alert.title}</h3>
                <p className={ROW_NOTE}>
                  {isUrgent(alert.daysUntilExpiry) ? (
                    <b className={`font-semibold ${CRITICALITY_STYLES[alert.criticality].text}`}>{expiryText(alert)}</b>
                  ) : (
                    expiryText(alert)
                  )}
                </p>
              </div>
              <Link
                to={href('/property/:propertyId', { propertyId: alert.id })}
                aria-label={`Ver ${alert.title}`}
                onClick={() => storeProperty('selectedProperty', alert)}
                className={buttonClass({ variant: 'ghost', size: 'sm', icon: true })}
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
