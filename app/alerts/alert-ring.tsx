import { type ContractAlert, ringText } from './alert.ts'
import { ProgressRing } from '#app/ui/panel/progress-ring.tsx'

/** Ring with the days that a contract has left (spec, section 2, Alerts). */
export function AlertRing({ alert, small = false }: { alert: ContractAlert; small?: boolean }) {
  return (
    <ProgressRing
      percent={alert.percentageRemaining}
      figure={alert.daysUntilExpiry}
      unit={alert.daysUntilExpiry === 1 ? 'día' : 'días'}
      text={ringText(alert)}
      className={`${alert.criticality} ${small ? 'dial-sm' : ''}`}
    />
  )
}
