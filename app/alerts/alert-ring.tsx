import { type ContractAlert, ringText } from './alert.ts'
import { CRITICALITY_STYLES } from './criticality-badge.tsx'

/** Radius of the ring (spec, section 9), and its shortest arc in percent, so that it never disappears. */
const RADIUS = 26
const SHORTEST = 3
const LENGTH = 2 * Math.PI * RADIUS

/** Ring with the days that a contract has left (spec, section 2, Alerts). */
export function AlertRing({ alert, small = false }: { alert: ContractAlert; small?: boolean }) {
  return (
    <ProgressRing
      percent={alert.percentageRemaining}
      figure={alert.daysUntilExpiry}
      unit={alert.daysUntilExpiry === 1 ? 'día' : 'días'}
      text={ringText(alert)}
      colour={CRITICALITY_STYLES[alert.criticality].ring}
      small={small}
    />
  )
}

type Props = {
  percent: number
  /** Number in the middle, with its unit below. */
  figure: number
  unit: string
  /** Text for screen readers. */
  text: string
  /** Class of the arc's colour. */
  colour: string
  /** Small and without the unit. */
  small: boolean
}

/** Ring that shows a percentage, starting at twelve o'clock. */
function ProgressRing({ percent, figure, unit, text, colour, small }: Props) {
  const arc = (LENGTH * Math.max(SHORTEST, percent)) / 100
  return (
    <div role="img" aria-label={text} className={`relative flex-none ${small ? 'size-12' : 'size-16'}`}>
      <svg viewBox="0 0 64 64" fill="none" strokeWidth="6" className="size-full -rotate-90" aria-hidden="true">
        <circle cx="32" cy="32" r={RADIUS} className="stroke-sunken" />
        <circle
          cx="32"
          cy="32"
          r={RADIUS}
          strokeDasharray={`${arc.toFixed(1)} ${LENGTH.toFixed(1)}`}
          strokeLinecap="round"
          className={colour}
        />
      </svg>
      <span
        aria-hidden="true"
        className="absolute inset-0 grid place-content-center text-center font-display text-[1.0625rem] leading-none font-[650] tabular-nums"
      >
        {figure}
        {!small && <small className="font-sans text-2xs leading-none font-medium text-ink-3">{unit}</small>}
      </span>
    </div>
  )
}
