import { Link, href } from 'react-router'
import { formatDay } from '#app/calendar/calendar-day.ts'
import { useMay } from '#app/panel/may.tsx'
import { storeProperty } from '#app/listing/card/stored-property.ts'
import { shownPrice } from '#app/catalogue/price/price.ts'
import { buttonClass } from '#app/ui/button.ts'
import { rowId } from '#app/editing/form/way-back.ts'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { useFlash } from '#app/ui/panel/use-flash.ts'
import { MARKED, useMarked } from '#app/ui/panel/use-marked.ts'
import { type ContractAlert, expiryText } from './alert.ts'
import { AlertRing } from './alert-ring.tsx'
import { CRITICALITY_STYLES, CriticalityBadge } from './criticality-badge.tsx'

const CRITICAL_EDGE = 'border-danger-line shadow-[inset_0_3px_0_var(--color-critica)]'
const ACTION = buttonClass({ variant: 'outline', size: 'sm' })

/** A contract that expires: time left and links to its property (spec, section 2, Alerts). */
export function AlertCard({ alert }: { alert: ContractAlert }) {
  const { id, title, place, priceCents, timeAlert, daysUntilExpiry, criticality } = alert
  const { flash, ...animation } = useFlash(`${timeAlert} ${daysUntilExpiry} ${priceCents} ${title} ${place}`)
  return (
    <article
      {...useMarked(rowId(id))}
      className={`grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[1fr_auto_auto] items-start gap-x-4 gap-y-3 max-[16rem]:grid-cols-1 max-[16rem]:grid-rows-none rounded-md border bg-surface p-[1.1rem] ${criticality === 'critical' ? CRITICAL_EDGE : 'border-line'} ${MARKED} ${flash}`}
      {...animation}
    >
      <AlertRing alert={alert} />
      <div className="min-w-0">
        <CriticalityBadge criticality={criticality} />
        <h3 className="mt-[.35rem] font-sans text-base leading-[1.35] font-semibold tracking-normal">{title}</h3>
        <p className="text-xs text-ink-3">
          {place}
          <br />
          <span className="num">{shownPrice(alert)}</span>
        </p>
      </div>
      <p className="col-span-full grid gap-[.1rem] border-t border-line pt-3">
        <b className={`font-semibold ${CRITICALITY_STYLES[criticality].text}`}>{expiryText(alert)}</b>
        <span className="num text-ink-3">
          <time dateTime={timeAlert}>{formatDay(timeAlert)}</time>&nbsp;· {alert.percentageRemaining}&nbsp;% restante
        </span>
      </p>
      <div className="col-span-full grid grid-cols-2 gap-2 max-[16rem]:grid-cols-1">
        <Link
          to={href('/property/:propertyId', { propertyId: id })}
          aria-label={`Ver ${title}`}
          className={ACTION}
          onClick={() => storeProperty('selectedProperty', alert)}
        >
          <PanelIcon name="eye" />
          Ver
        </Link>
        {useMay('edit') && (
          <Link
            to={href('/edit-property/:propertyId', { propertyId: id })}
            aria-label={`Editar ${title}`}
            className={ACTION}
            onClick={() => storeProperty('propertyToEdit', alert)}
          >
            <PanelIcon name="edit" />
            Editar
          </Link>
        )}
      </div>
    </article>
  )
}
