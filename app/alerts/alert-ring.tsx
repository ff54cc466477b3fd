import { type ContractAlert, ringText } from './alert.ts'
import { ProgressRing } from './progress-ring.tsx'
import { CRITICALITY_LOOKS } from './criticality-looks.ts'

/** Ring with the days that a contract has left (spec, section 2, Alerts). */
export function AlertRing({ alert, small = false }: { alert: ContractAlert; small?: boolean }) {
  return (
    <ProgressRing
      percent={alert.percentageRemaining}
      figure={alert.daysUntilExpiry}
      unit={alert.daysUntilExpiry === 1 ? 'día' : 'días'}
      text={ringText(alert)}
      colour={CRITICALITY_LOOKS[alert.criticality].ring}
      small={small}
    />
  )
}
